import type { Submissao } from '@vitrine/contract'
import { instantDoCiclo, nextData } from '@vitrine/rules/assinatura'

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
  const { contexto, submissao, formaEntrega, fornecedor } = em
  const tipo = tipoOf(em)
  // A budget repeats nothing.
  if (!tipo || em.ciclo || !formaEntrega || !em.totais) return null
  const { idtipoassinatura, nome, dias, meses } = tipo
  const ancora = submissao.formaEntrega.data_de_entrega
  const proxima = nextData({ ancora, dias, meses }, ancora, [])
  const { antecedencia_horas } = formaEntrega
  return {
    idassinatura: uuidv7(),
    idusuario: contexto.idusuario,
    idtipoassinatura,
    nome,
    dias,
    meses,
    ancora,
    proxima,
    tentar_em: instantDoCiclo(proxima, { antecedencia_horas, fuso: fornecedor.fuso }).toISOString(),
    submissao: toGuardada(submissao),
  }
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
