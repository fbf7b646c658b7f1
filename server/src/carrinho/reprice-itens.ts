import type { ItemCarrinho } from '@vitrine/contract'
import { varyItem } from '@vitrine/rules/carrinho'

import type { ContextoComprador } from '#acesso'

import { composeItens, type Composicao } from './compose-carrinho.ts'
import { fromGuardado, toGuardado } from './guardado.ts'

/**
 * The lines of a cart for which no method is chosen yet, priced as their order by this method will price them: the same code,
 * policies of the method included. Null when by it they would not be sold so.
 */
export function repriceItens(
  { itens, produtos }: Pick<Composicao, 'itens' | 'produtos'>,
  idformapagto: string,
  contexto: ContextoComprador,
): readonly ItemCarrinho[] | null {
  if (!dependsOnForma(contexto))
    return itens.map((item) => varyItem(item, variacaoOf(idformapagto, contexto)))
  const pedidos = itens.map((item) => fromGuardado(toGuardado(item)))
  const composicao = composeItens(pedidos, produtos, { ...contexto, idformapagto })
  return composicao.mudancas.length > 0 ? null : composicao.itens
}

/** Whether a method means more to prices than its variance: a policy asks for it. Else the variance is all (varyItem). */
export function dependsOnForma({ fornecedor }: Pick<ContextoComprador, 'fornecedor'>): boolean {
  return Boolean(fornecedor?.politicas.some(({ condicoes }) => (condicoes.idformapagto ?? []).length > 0))
}

function variacaoOf(idformapagto: string, { fornecedor }: ContextoComprador): number {
  return (
    fornecedor?.formasPagamento.find((forma) => forma.idformapagto === idformapagto)?.variacao_percentual ?? 0
  )
}
