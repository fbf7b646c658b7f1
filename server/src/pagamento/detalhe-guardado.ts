import type { DetalheForma, DetalhePagamento } from '@vitrine/contract'
import { formatPrazo } from '@vitrine/rules/pagamento'

import type { FormaPagamentoViva } from '#fornecedor'

/** As it is kept with an order. */
export type DetalheGuardado = Partial<Omit<DetalhePagamento, 'vencimentos'>> & {
  quantParcelas?: number | null
  /** In percent, of goods that are weighed. */
  margem?: number
}

/** What was said about paying a budget, kept until it has a price; a card is asked for then. */
export function keepDetalhe(forma: FormaPagamentoViva, detalhe: DetalheForma): DetalheGuardado {
  const { meio = null, troco = null, quantParcelas = null } = detalhe
  const dias = findPrazo(forma.opcoes.prazos ?? [], detalhe.prazo ?? '')
  return { meio, troco, quantParcelas, prazo: dias ? formatPrazo(dias) : null }
}

/** What was said then, as it may be said of an order of this total in reais: a note that is too small is left out. */
export function recallDetalhe(
  { meio, troco, prazo, quantParcelas }: DetalheGuardado,
  total: number,
): DetalheForma {
  return {
    ...(meio && { meio }),
    ...(troco && troco >= total && { troco }),
    ...(prazo && { prazo }),
    ...(quantParcelas && { quantParcelas }),
  }
}

/** The term of a method that was meant: '28/35/42', or as it is shown. */
export function findPrazo(prazos: readonly number[][], pedido: string): number[] | undefined {
  return prazos.find((dias) => dias.join('/') === pedido || formatPrazo(dias) === pedido)
}
