import type { EventoDoPedido, NegociacaoAceita, StatusPedido } from '@vitrine/contract'

interface PedidoDito {
  /** Statuses that a new order goes through at once, each with whoever moved it. */
  passos: readonly { status: StatusPedido; ator: string }[]
  numpedidocliente: string
  /** Reais; null: a budget without prices. */
  total: number | null
  documentoNaEntrega: boolean
  negociacao: NegociacaoAceita | null
  /** The subscription and its date that it was made for. */
  ciclo: { idassinatura: string; data: string } | null
}

/** What is told of an order that is being made; its number and the moment come from the statement that makes it (slice evento). */
export function listEventosDoNovo({
  passos,
  numpedidocliente,
  total,
  documentoNaEntrega,
  negociacao,
  ciclo,
}: PedidoDito): EventoDoPedido[] {
  const numpedido = 0
  const movimentos = passos.map(({ status, ator }, i): EventoDoPedido => {
    const anterior = passos[i - 1]?.status ?? null
    const deQuem = { numpedidoerp: null, numpedidocliente, ator, motivo: '', quando: '', pago: false }
    const dados = { numpedido, ...deQuem, status, anterior, total, totalservido: null, documentoNaEntrega }
    return { tipo: `pedido.${status}`, dados: { ...dados, ...(negociacao && { negociacao }) } }
  })
  if (!ciclo) return movimentos
  const { idassinatura, data } = ciclo
  return [{ tipo: 'assinatura.CICLO', dados: { numpedido, idassinatura, ciclo: data, total } }, ...movimentos]
}
