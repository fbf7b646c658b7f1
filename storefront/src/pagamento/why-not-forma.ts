import type { FormaPagamento, TipoEntrega } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { whyNotForma } from '@vitrine/rules/pagamento'

/** Why a method cannot be chosen for this order, in words; null when it can. `bloqueado`: invoices are overdue for too long. */
export function explainForma(
  forma: FormaPagamento,
  { bloqueado = false, ...compra }: { tipoEntrega: TipoEntrega; total: number | null; bloqueado?: boolean },
): string | null {
  if (bloqueado && forma.tipo === 'FATURADO') return 'Bloqueado até o pagamento das faturas vencidas.'
  const motivo = whyNotForma(forma, { ...compra, tags: [] })
  if (motivo === 'TIPO_ENTREGA')
    return forma.tipoEntrega === 'RETIRADA' ? 'Só para retirada na loja.' : 'Só para pedidos com entrega.'
  if (motivo === 'MINIMO') return `Para pedidos a partir de ${formatReais(forma.minimo ?? 0)}.`
  return motivo === 'MAXIMO' ? `Para pedidos de até ${formatReais(forma.maximo ?? 0)}.` : null
}
