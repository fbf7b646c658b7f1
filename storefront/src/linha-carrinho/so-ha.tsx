import type { ItemCarrinho } from '@vitrine/contract'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { useBloqueado, useChangeCarrinho } from '#carrinho'

/** 'Só há 45 un.': what the stock holds of a line that asks for more, and one tap to take that (readings 4). */
export function SoHa({ item }: { item: ItemCarrinho }) {
  const change = useChangeCarrinho()
  const isLocked = useBloqueado()
  const { id, disponiveis, quantidade, unidade } = item
  if (disponiveis === undefined || disponiveis >= quantidade) return null
  return (
    <Notice
      small
      tone="warning"
      live="status"
      className="linha-incentivo"
      action={
        !isLocked && (
          <button type="button" onClick={() => change({ tipo: 'define', id, quantidade: disponiveis }, item)}>
            {disponiveis > 0 ? `Levar ${formatQuantidade(disponiveis)}` : 'Remover'}
          </button>
        )
      }
    >
      Só há {formatQuantidade(disponiveis, unidade)}
    </Notice>
  )
}
