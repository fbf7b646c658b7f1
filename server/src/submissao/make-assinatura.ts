import type { Submissao } from '@vitrine/contract'
import { nextData } from '@vitrine/rules/assinatura'
import type { LugarEntrega } from '@vitrine/rules/entrega'

import { instantPago, type EmSubmissao } from '#conferencia'
import { agendaOf, calendarioOf } from '#entrega'
import type { FormaEntregaViva, FornecedorVivo } from '#fornecedor'
import { uuidv7 } from '#infra'

/** The fields of a submission that each cycle sends again: all except those of one attempt. */
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
  /** The card that is kept, or by its brand and last digits the one that the first order was paid with. */
  formaPagamento: { idformapagto: string; idcartao?: string; bandeira?: string; final?: string }
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
  fornecedor: Pick<FornecedorVivo, 'fuso' | 'uf' | 'diasFechados' | 'formasPagamento'>
  lugar: LugarEntrega
  submissao: SubmissaoGuardada
}

/** A subscription of this type whose first delivery is its order's. */
export function makeAssinatura(
  { idtipoassinatura, nome, dias, meses }: TipoAssinaturaVivo,
  { idusuario, ancora, formaEntrega, fornecedor, lugar, submissao }: Inicio,
): AssinaturaNova {
  const proxima = nextData({ ancora, dias, meses }, ancora, [])
  const { idformapagto } = submissao.formaPagamento
  const quando = instantPago({
    agenda: agendaOf(formaEntrega, lugar),
    calendario: calendarioOf(formaEntrega, fornecedor),
    pagamento: fornecedor.formasPagamento.find((each) => each.idformapagto === idformapagto),
    data: proxima,
    inicio: submissao.formaEntrega.inicio,
  })
  return {
    idassinatura: uuidv7(),
    idusuario,
    idtipoassinatura,
    nome,
    dias,
    meses,
    ancora,
    proxima,
    tentar_em: quando.toISOString(),
    submissao,
  }
}

/** What is kept of a submission with an order whose lines do not say it all; null: they do. */
export function keepSubmissao(em: EmSubmissao): SubmissaoGuardada | null {
  const hasCombo = em.composicao.itens.some(({ produtos }) => produtos)
  const isRepetido = !em.totais && tipoOf(em) !== undefined
  return hasCombo || isRepetido ? toGuardada(em.submissao) : null
}

/** How often an order repeats, by its name then; null for a type that the fornecedor does not offer any more. */
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

/** Which card, never its token. */
function toPagamento({
  idformapagto,
  cartao,
}: Submissao['formaPagamento']): SubmissaoGuardada['formaPagamento'] {
  if (!cartao) return { idformapagto }
  const { bandeira, final, idcartao } = cartao
  return { idformapagto, bandeira, final, ...(idcartao && { idcartao }) }
}

/** Coupon, order number of the customer and the card's token stay with the first order. */
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
    formaPagamento: toPagamento(submissao.formaPagamento),
  }
}
