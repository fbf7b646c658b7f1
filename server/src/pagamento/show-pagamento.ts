import { encode } from 'uqr'
import type { DetalhePagamento, Pagamento } from '@vitrine/contract'
import { drawBarras } from '@vitrine/rules/boleto'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { explainRecusa } from '@vitrine/rules/pagamento'

import type { DetalheGuardado } from './detalhe-guardado.ts'
import type { PagamentoRow } from './pagamento.repository.ts'

/** The charge as its customer sees it; the QR as one SVG path, so that the browser needs no library. */
export function showPagamento(row: PagamentoRow, demo: boolean): Pagamento {
  const isOpen = row.status === 'PENDENTE'
  // What is known of a card's end is the bank's question, or the reserve that the store has to mind.
  const isCartao = row.tipo === 'CARTAO'
  return {
    idpagamento: row.idpagamento,
    tipo: row.tipo,
    status: row.status,
    valor: fromCentavos(row.valor),
    pix: row.brcode && isOpen ? { brcode: row.brcode, ...toQr(row.brcode) } : null,
    boleto: isOpen ? showBoleto(row) : null,
    cartao: showCartao(row),
    devolvido: fromCentavos(row.devolvido),
    criado_em: new Date(row.criado_em).toISOString(),
    expira_em: isCartao ? null : row.expira_em && new Date(row.expira_em).toISOString(),
    expirado: isOpen && !isCartao && row.expira_em !== null && new Date(row.expira_em) <= new Date(),
    pago_em: row.pago_em && new Date(row.pago_em).toISOString(),
    simulador: demo && row.provedor === 'simulador' && isOpen ? `/dev/banco/${row.txid}` : null,
  }
}

/** An invoice of the order that is not cancelled; centavos, less what went back of a paid one. */
export interface VencimentoRow {
  parcela: number
  vencimento: string
  valor: number
  paga: boolean
}

/** What was said about paying on delivery or on credit, and what is owed by now; nothing of an order from before. */
export function showDetalhe(
  { meio = null, troco = null, prazo = null }: DetalheGuardado,
  vencimentos: readonly VencimentoRow[],
): DetalhePagamento {
  return {
    meio,
    troco,
    prazo,
    vencimentos: vencimentos.map((each) => ({ ...each, valor: fromCentavos(each.valor) })),
  }
}

function showBoleto({ boleto }: PagamentoRow): Pagamento['boleto'] {
  if (!boleto?.codigo_barras) return null
  const { linha_digitavel, vencimento, url, codigo_barras } = boleto
  return { linha_digitavel, vencimento, url, ...drawBarras(codigo_barras) }
}

function showCartao(row: PagamentoRow): Pagamento['cartao'] {
  const { cartao, status, parcelas, juros, valor } = row
  if (row.tipo !== 'CARTAO' || !cartao) return null
  const reservado = row.reservado ?? valor
  return {
    bandeira: cartao.bandeira,
    final: cartao.final,
    parcelas,
    juros: fromCentavos(juros),
    reservado: fromCentavos(reservado),
    capturado: row.capturado === null ? null : fromCentavos(row.capturado),
    liberado: fromCentavos(status === 'CANCELADO' ? reservado : reservado - (row.capturado ?? reservado)),
    desafio: status === 'PENDENTE' ? (cartao.desafio ?? null) : null,
    recusa: status === 'RECUSADO' ? explainRecusa(row.recusa) : null,
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
