import type { FormaEntrega, FormaPagamento, TipoEntrega } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { whyNotForma } from '@vitrine/rules/pagamento'

interface CompraPorForma {
  tipoEntrega: TipoEntrega
  total: number | null
  /** The customer's invoices are overdue for too long. */
  bloqueado?: boolean
  /** Deliveries that can still be met, of a method whose money comes later than now. */
  espera?: readonly FormaEntrega[] | undefined
}

/** Why a method cannot be chosen for this order, in words; null when it can. */
export function explainForma(
  forma: FormaPagamento,
  { bloqueado = false, espera, ...compra }: CompraPorForma,
): string | null {
  if (bloqueado && forma.tipo === 'FATURADO') return 'Bloqueado até o pagamento das faturas vencidas.'
  if (espera?.length === 0) return 'Nenhuma entrega espera a confirmação deste pagamento.'
  const motivo = whyNotForma(forma, { ...compra, tags: [] })
  if (motivo === 'TIPO_ENTREGA')
    return forma.tipoEntrega === 'RETIRADA' ? 'Só para retirada na loja.' : 'Só para pedidos com entrega.'
  if (motivo === 'MINIMO') return `Para pedidos a partir de ${formatReais(forma.minimo ?? 0)}.`
  return motivo === 'MAXIMO' ? `Para pedidos de até ${formatReais(forma.maximo ?? 0)}.` : null
}
