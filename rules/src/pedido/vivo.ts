import type { StatusPagamento } from '#pagamento'
import { isFinal, type StatusPedido } from './status.ts'

interface PedidoVisto {
  status: StatusPedido
  pagamento: { status: StatusPagamento } | null
  devolucoes: readonly { status: string; estorno: string | null }[]
  contestacoes: readonly { decisao: string | null }[]
  arrependimento_ate: string | null
}

/** A charge that went back, or was never paid, does not change any more. */
const parados: ReadonlySet<StatusPagamento> = new Set(['ESTORNADO', 'RECUSADO'])

/**
 * Whether anything can still happen to an order: a slip is paid late and goes back, a return ends, a bank disputes. The last status does
 * not mean that none of these can happen.
 */
export function canChange({
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
