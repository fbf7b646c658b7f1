import type { DetalheForma } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { toCentavos } from '@vitrine/rules/dinheiro'
import {
  addDiasUteis,
  computeReserva,
  DIAS_BOLETO,
  findParcelas,
  formatPrazo,
  whyNotForma,
  whyNotTroco,
  type CondicaoParcelas,
  type MotivoForma,
} from '@vitrine/rules/pagamento'

import type { CartaoGuardado } from '#cartao'
import type { FormaPagamentoViva } from '#fornecedor'
import { uuidv7 } from '#infra'

import { findPrazo, keepDetalhe, type DetalheGuardado } from './detalhe-guardado.ts'
import { needsProvedor } from './list-formas.ts'

/** A charge as it is stored before its provider is asked; centavos. */
export interface CobrancaNova {
  idpagamento: string
  tipo: string
  provedor: string
  txid: string
  chave_idempotencia: string
  valor: number
  juros: number
  parcelas: number
  reservado: number | null
  cartao: CartaoGuardado | null
  boleto: { vencimento: string } | null
}

/** How an order is to be paid: its charge, if it has one, and what is kept with the order besides. */
export interface PlanoPagamento {
  cobranca: CobrancaNova | null
  detalhe: DetalheGuardado
}

export interface Pagando {
  forma: FormaPagamentoViva
  detalhe: DetalheForma
  /** Name of the supplier's provider; null: it takes no money online. */
  provedor: string | null
  /** Reais; null: a budget without prices. */
  total: number | null
  /** Centavos of the goods that are weighed. */
  porPeso: number
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  tags: readonly string[]
  fuso: string
  agora: Date
}

const motivos: Record<MotivoForma, string> = {
  TAG: 'Esta forma de pagamento não vale para o seu cadastro.',
  TIPO_ENTREGA: 'Esta forma de pagamento não vale para este tipo de entrega.',
  MINIMO: 'O pedido é menor que o mínimo desta forma de pagamento.',
  MAXIMO: 'O pedido é maior que o máximo desta forma de pagamento.',
}

/** Why an order cannot be paid so, in words; null when it can. */
export function whyNotPagar(pagando: Pagando): string | null {
  const { forma, provedor, total, tags, tipoEntrega } = pagando
  if (needsProvedor(forma.tipo) && provedor === null) return 'A loja não recebe por esta forma de pagamento.'
  const motivo = whyNotForma(forma.condicoes, { tipoEntrega, tags, total })
  if (motivo) return motivos[motivo]
  return total === null ? null : whyNotDetalhe(pagando, total)
}

/** What is missing, or not offered, among the details of the method. */
function whyNotDetalhe({ forma, detalhe }: Pagando, total: number): string | null {
  const { opcoes } = forma
  if (forma.tipo === 'CARTAO') return whyNotCartao(forma, detalhe, toCentavos(total))
  if (
    forma.tipo === 'FATURADO' &&
    detalhe.prazo !== undefined &&
    !findPrazo(opcoes.prazos ?? [], detalhe.prazo)
  )
    return 'Este prazo não é oferecido.'
  if (forma.tipo !== 'ENTREGA') return null
  if (detalhe.meio && !(opcoes.meios ?? []).includes(detalhe.meio)) return 'O entregador não recebe assim.'
  return detalhe.troco === undefined ? null : whyNotTroco(detalhe.troco, total)
}

function whyNotCartao(forma: FormaPagamentoViva, detalhe: DetalheForma, total: number): string | null {
  if (!detalhe.cartao) return 'Faltam os dados do cartão.'
  const opcao = findOpcao(forma, detalhe, total)
  if (!opcao) return 'O cartão não pode ser dividido em tantas parcelas.'
  // Never more than was shown is charged (readings 6), interest included.
  return opcao.total > toCentavos(detalhe.totalparcelado ?? opcao.total)
    ? 'Os juros do parcelamento mudaram. Confira o novo valor antes de enviar.'
    : null
}

/** The charge and the details of an order that `whyNotPagar` let through. Our own identity of the charge, made before it is asked for. */
export function planPagamento(pagando: Pagando): PlanoPagamento {
  const { forma, detalhe, provedor, total } = pagando
  if (total === null) return { cobranca: null, detalhe: keepDetalhe(forma, detalhe) }
  if (toCentavos(total) === 0) return { cobranca: null, detalhe: {} }
  const centavos = toCentavos(total)
  if (!needsProvedor(forma.tipo) || provedor === null) return { cobranca: null, detalhe: toDetalhe(pagando) }
  const idpagamento = uuidv7()
  const base: CobrancaNova = {
    idpagamento,
    tipo: forma.tipo,
    provedor,
    txid: idpagamento.replaceAll('-', ''),
    chave_idempotencia: `${idpagamento}:${forma.tipo.toLowerCase()}:1`,
    valor: centavos,
    juros: 0,
    parcelas: 1,
    reservado: null,
    cartao: null,
    boleto: null,
  }
  if (forma.tipo === 'BOLETO') return { cobranca: { ...base, boleto: toBoleto(pagando) }, detalhe: {} }
  const opcao = forma.tipo === 'CARTAO' ? findOpcao(forma, detalhe, centavos) : null
  if (!opcao || !detalhe.cartao) return { cobranca: base, detalhe: {} }
  const margem = forma.opcoes.margem ?? 0
  const { total: valor, juros, parcelas } = opcao
  const reservado = computeReserva({ principal: centavos, juros, porPeso: pagando.porPeso, margem })
  return { cobranca: { ...base, valor, juros, parcelas, reservado, cartao: detalhe.cartao }, detalhe: {} }
}

function toBoleto({ forma, fuso, agora }: Pagando): { vencimento: string } {
  return { vencimento: addDiasUteis(todayIn(fuso, agora), forma.opcoes.dias_boleto ?? DIAS_BOLETO) }
}

function toDetalhe({ forma, detalhe }: Pagando): DetalheGuardado {
  if (forma.tipo === 'ENTREGA') {
    const { meio = null, troco = null } = detalhe
    // The margin that was agreed, whatever the method says later.
    return { meio, troco: meio === 'DINHEIRO' ? troco : null, margem: forma.opcoes.margem ?? 0 }
  }
  const prazos = forma.opcoes.prazos ?? []
  const dias = findPrazo(prazos, detalhe.prazo ?? '') ?? prazos[0]
  if (!dias) return {}
  // Amounts and due days are in its invoices, which picking and returns reduce.
  return { prazo: formatPrazo(dias) }
}

function findOpcao(forma: FormaPagamentoViva, { quantParcelas = 1 }: DetalheForma, total: number) {
  return findParcelas(total, { parcelas: quantParcelas, condicao: toCondicao(forma.opcoes.parcelas) })
}

/** The conditions of paying in parts, with the smallest part in centavos. */
function toCondicao(condicao: CondicaoParcelas | undefined): CondicaoParcelas | null {
  return condicao ? { ...condicao, minimo: toCentavos(condicao.minimo) } : null
}

/** Days after the order at which an order on credit is due: the chosen term, else the first. */
export function chooseDias({ opcoes }: FormaPagamentoViva, pedido: string | undefined): readonly number[] {
  const { prazos = [] } = opcoes
  return findPrazo(prazos, pedido ?? '') ?? prazos[0] ?? []
}
