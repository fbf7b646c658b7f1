import type { StatusPagamento } from '#pagamento'
import type { StatusPedido } from './status.ts'

/** What keeps an order that was sent from being picked, and that its customer can do: another card, another method. */
const faltasDoPagamento = ['CARTAO_RECUSADO', 'RESERVA_TERMINOU', 'BANCO_PERGUNTA'] as const
export type FaltaDoPagamento = (typeof faltasDoPagamento)[number]

/** The same, and the answer to what picking asks (decision 0061). */
export const faltas = [...faltasDoPagamento, 'RESPONDER_PESO'] as const
export type Falta = (typeof faltas)[number]

/** Null: nothing is missing, or the order waits for its money by its own label. `perguntado`: picking asks, and nobody has answered. */
export function findFalta(
  status: StatusPedido,
  cobranca: { tipo: string; status: StatusPagamento; desafio: boolean } | null,
  perguntado: boolean,
): Falta | null {
  if (status === 'SEPARANDO' && perguntado) return 'RESPONDER_PESO'
  if (status !== 'ENVIADO' || cobranca?.tipo !== 'CARTAO') return null
  if (cobranca.status === 'RECUSADO') return 'CARTAO_RECUSADO'
  if (cobranca.status === 'EXPIRADO' || cobranca.status === 'CANCELADO') return 'RESERVA_TERMINOU'
  return cobranca.status === 'PENDENTE' && cobranca.desafio ? 'BANCO_PERGUNTA' : null
}

const textos: Record<Falta, string> = {
  CARTAO_RECUSADO: 'Cartão recusado',
  RESERVA_TERMINOU: 'Reserva do cartão terminou',
  BANCO_PERGUNTA: 'Falta confirmar no banco',
  RESPONDER_PESO: 'Falta sua resposta',
}

/** What is missing, as a label for the customer. */
export function describeFalta(falta: Falta): string {
  return textos[falta]
}

/** Why money of an order went back. */
export const voltas = ['CANCELADO', 'ARREPENDIMENTO', 'DEVOLUCAO', 'CONTESTACAO', 'NAO_SERVIDO'] as const
export type Volta = (typeof voltas)[number]

const porques: Record<Volta, string> = {
  CANCELADO: 'pedido cancelado',
  ARREPENDIMENTO: 'desistência da compra',
  DEVOLUCAO: 'devolução',
  CONTESTACAO: 'contestação no banco',
  NAO_SERVIDO: 'produtos que faltaram',
}

/** Why the money went back, in words that continue a sentence. */
export function describeVolta(volta: Volta): string {
  return porques[volta]
}
