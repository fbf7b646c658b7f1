import type { StatusPagamento } from './pagamento.ts'
import { isFinal, type StatusPedido } from './status.ts'

interface PedidoVisto {
  status: StatusPedido
  pagamento: { status: StatusPagamento } | null
  devolucoes: readonly { status: string; estorno: string | null }[]
  contestacoes: readonly { decisao: string | null }[]
  arrependimento_ate: string | null
}

/** Money that is back, or that never was, moves no more. */
const parados: ReadonlySet<StatusPagamento> = new Set(['ESTORNADO', 'RECUSADO'])

/**
 * Whether anything can still happen to an order: a slip is paid late and goes back, a return ends, a bank disputes. A label that is
 * the last one ends nothing of that.
 */
export function canMudar({
  status,
  pagamento,
  devolucoes,
  contestacoes,
  arrependimento_ate,
}: PedidoVisto): boolean {
  return (
    !isFinal(status) ||
    arrependimento_ate !== null ||
    (pagamento !== null && !parados.has(pagamento.status)) ||
    devolucoes.some((each) => each.status === 'ABERTA' || each.estorno === 'A_CAMINHO') ||
    contestacoes.some(({ decisao }) => decisao === null)
  )
}
