import { DIA_MS } from '@vitrine/rules/data'
import type { StatusPedido } from '@vitrine/rules/pedido'
import type { TipoPagamento } from '@vitrine/rules/pagamento'

import type { PagamentoPassado } from './historico-demo.repository.ts'
import type { PassoPassado } from './passos-historico.ts'

const MEIA_HORA = 1_800_000
const MES = 30 * DIA_MS

interface Passado {
  idpagamento: string
  status: StatusPedido
  tipo: TipoPagamento
  /** Centavos. */
  total: number | null
  historico: readonly PassoPassado[]
  agora: Date
}

/**
 * The Pix charge of a past order; null for a budget or another method. The one that still waits may be paid for a month:
 * somebody has to find it first.
 */
export function toCobranca({
  idpagamento,
  status,
  tipo,
  total,
  historico,
  agora,
}: Passado): PagamentoPassado | null {
  const quando = (passo: StatusPedido) => historico.find(({ status }) => status === passo)?.quando ?? null
  const criado_em = quando('AGUARDANDOPAGAMENTO')
  if (tipo !== 'PIX' || !total || !criado_em) return null
  const prazo = status === 'AGUARDANDOPAGAMENTO' ? agora.getTime() + MES : Date.parse(criado_em) + MEIA_HORA
  const pago_em = quando('PAGO')
  return {
    idpagamento,
    valor: total,
    status: statusOf(status, pago_em),
    pago_em,
    expira_em: new Date(prazo).toISOString(),
    criado_em,
  }
}

function statusOf(status: StatusPedido, pago_em: string | null): PagamentoPassado['status'] {
  if (pago_em) return 'PAGO'
  return status === 'AGUARDANDOPAGAMENTO' ? 'PENDENTE' : 'EXPIRADO'
}
