import type { Submissao } from '@vitrine/contract'
import { instantDoCiclo, nextData } from '@vitrine/rules/assinatura'
import { diasDePrazo, type LugarEntrega } from '@vitrine/rules/entrega'

import { agendaOf, calendarioOf } from '#entrega'
import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import { uuidv7 } from '#infra'

import type { EmSubmissao } from './checks.ts'

/** What a cycle submits again: all of a submission that is not of one attempt alone. */
export type SubmissaoGuardada = Pick<
  Submissao,
  | 'itens'
  | 'servicos'
  | 'anotacoes'
  | 'substituicao'
  | 'tipoEntrega'
  | 'enderecoentrega'
  | 'enderecofaturamento'
  | 'lojaRetira'
  | 'caracteristicas'
> & {
  formaEntrega: Omit<Submissao['formaEntrega'], 'data_de_entrega'>
  formaPagamento: { idformapagto: string }
}

type TipoAssinaturaVivo = FornecedorVivo['tiposAssinatura'][number]

export interface AssinaturaNova {
  idassinatura: string
  idusuario: string | null
  idtipoassinatura: string
  nome: string
  dias: number | null
  meses: number | null
  ancora: string
  proxima: string
  tentar_em: string
  submissao: SubmissaoGuardada
}

/** The subscription that an order begins (§4); null when it names no type, or is itself a cycle of one. */
export function toAssinaturaNova(em: EmSubmissao): AssinaturaNova | null {
  const { contexto, submissao, formaEntrega, fornecedor, lugar } = em
  const tipo = tipoOf(em)
  // A budget repeats once it is accepted.
  if (!tipo || em.ciclo || !formaEntrega || !em.totais) return null
  return makeAssinatura(tipo, {
    idusuario: contexto.idusuario,
    ancora: submissao.formaEntrega.data_de_entrega,
    formaEntrega,
    fornecedor,
    lugar,
    submissao: toGuardada(submissao),
  })
}

interface Inicio {
  idusuario: string | null
  /** First delivery, 'YYYY-MM-DD': dates are counted from it. */
  ancora: string
  formaEntrega: FormaEntregaViva
  fornecedor: Pick<FornecedorVivo, 'fuso' | 'uf' | 'diasFechados'>
  lugar: LugarEntrega
  submissao: SubmissaoGuardada
}

/** A subscription of this type whose first delivery is its order's. */
export function makeAssinatura(
  { idtipoassinatura, nome, dias, meses }: TipoAssinaturaVivo,
  { idusuario, ancora, formaEntrega, fornecedor, lugar, submissao }: Inicio,
): AssinaturaNova {
  const proxima = nextData({ ancora, dias, meses }, ancora, [])
  const { antecedencia_horas } = formaEntrega
  const { fuso } = fornecedor
  const prazo = diasDePrazo(agendaOf(formaEntrega, lugar), calendarioOf(formaEntrega, fornecedor), proxima)
  return {
    idassinatura: uuidv7(),
    idusuario,
    idtipoassinatura,
    nome,
    dias,
    meses,
    ancora,
    proxima,
    tentar_em: instantDoCiclo(proxima, { antecedencia_horas, prazo, fuso }).toISOString(),
    submissao,
  }
}

/** What is kept of a submission with an order whose lines do not say it all; null: they do. */
export function keepSubmissao(em: EmSubmissao): SubmissaoGuardada | null {
  const hasCombo = em.composicao.itens.some(({ produtos }) => produtos)
  const isRepetido = !em.totais && tipoOf(em) !== undefined
  return hasCombo || isRepetido ? toGuardada(em.submissao) : null
}

/** How often an order repeats, by its name then; a type that the fornecedor offers no longer repeats nothing. */
export function toColunasAssinatura(em: EmSubmissao, idassinatura: string | null) {
  const { ciclo } = em
  const tipo = ciclo ?? tipoOf(em)
  return {
    idtipoassinatura: tipo?.idtipoassinatura ?? null,
    assinatura: tipo?.nome ?? null,
    idassinatura: ciclo?.idassinatura ?? idassinatura,
    ciclo: ciclo?.data ?? null,
  }
}

function tipoOf({ fornecedor, submissao }: EmSubmissao) {
  return fornecedor.tiposAssinatura.find(
    ({ idtipoassinatura }) => idtipoassinatura === submissao.idtipoassinatura,
  )
}

/** Coupon, order number of the customer and card stay with the first order. */
function toGuardada(submissao: Submissao): SubmissaoGuardada {
  const { itens, servicos, anotacoes, substituicao, tipoEntrega, caracteristicas } = submissao
  const { enderecoentrega, enderecofaturamento, lojaRetira } = submissao
  const { idformaentrega, inicio } = submissao.formaEntrega
  return {
    itens,
    servicos,
    anotacoes,
    substituicao,
    tipoEntrega,
    enderecoentrega,
    enderecofaturamento,
    lojaRetira,
    caracteristicas,
    formaEntrega: { idformaentrega, inicio },
    formaPagamento: { idformapagto: submissao.formaPagamento.idformapagto },
  }
}
