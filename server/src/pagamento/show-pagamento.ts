import { encode } from 'uqr'

import type { Pagamento } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { PagamentoRow } from './pagamento.repository.ts'

/** The charge as its customer sees it; the QR as one SVG path, so that the browser needs no library. */
export function showPagamento(row: PagamentoRow, demo: boolean): Pagamento {
  return {
    idpagamento: row.idpagamento,
    tipo: row.tipo,
    status: row.status,
    valor: fromCentavos(row.valor),
    pix: row.brcode && row.status === 'PENDENTE' ? { brcode: row.brcode, ...toQr(row.brcode) } : null,
    expira_em: row.expira_em && new Date(row.expira_em).toISOString(),
    pago_em: row.pago_em && new Date(row.pago_em).toISOString(),
    simulador:
      demo && row.provedor === 'simulador' && row.status === 'PENDENTE' ? `/dev/banco/${row.txid}` : null,
  }
}

/** Dark modules as horizontal runs: `M{x} {y}h{n}v1h-{n}z`, in a square of `lado` modules with its quiet zone. */
export function toQr(text: string): { qr: string; lado: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) => listRuns(row).map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`))
  return { qr: runs.join(''), lado: size }
}

function listRuns(row: readonly boolean[]): [x: number, n: number][] {
  const runs: [number, number][] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    runs.push([start, x - start + 1])
  }
  return runs
}
