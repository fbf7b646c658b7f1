import type { CodigoCanal } from './lista.ts'

/** What an order records of where it came from. */
export interface OrigemPedido {
  canalVenda: 'WEB' | 'MANUAL'
  /** It began as a budget. */
  orcamento: boolean
  /** A representative made it. */
  representante: boolean
  /** It came through the key of a supplier's own system. */
  chave: boolean
}

/**
 * The channel of an order by the names of the list (decision 0035). What a phone's app would send is not told from the web,
 * so nothing is of an app.
 */
export function canalOf({ canalVenda, orcamento, representante, chave }: OrigemPedido): CodigoCanal {
  if (canalVenda === 'MANUAL') return 'PAINEL_CLIENTE'
  if (representante) return 'VENDA_MAIS_WEB'
  if (chave) return 'PORTFOLIO_WEB'
  return orcamento ? 'ORCAMENTO_WEB' : 'WEB_COMMERCE'
}
