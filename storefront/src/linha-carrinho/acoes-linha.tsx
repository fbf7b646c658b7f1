import { useState } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { decrement } from '@vitrine/rules/quantidade'
import { Icon } from '@vitrine/ui'

import { useLoja } from '#shell'

import { useBloqueado, toPasso, useChangeCarrinho } from '#carrinho'
import { CampoQuantidade } from '#compra'

import { NotaDaLinha } from './nota-da-linha.tsx'

/** Quantity, note and removal of a line; works as a form without script. */
export function AcoesLinha({ item }: { item: ItemCarrinho }) {
  const { slug } = useLoja()
  const change = useChangeCarrinho()
  const [isAnotando, setAnotando] = useState(false)
  const isLocked = useBloqueado()
  if (isLocked) {
    return (
      <>
        <p className="linha-acoes">{formatQuantidade(item.quantidade, item.unidade)}</p>
        <NotaDaLinha item={item} />
      </>
    )
  }
  return (
    <>
      <form
        className="linha-acoes"
        method="post"
        action={urls.carrinho(slug)}
        onSubmit={(event) => event.preventDefault()}
        data-aqui
      >
        <input type="hidden" name="id" value={item.id} />
        <CampoQuantidade
          item={item}
          nome={item.nome}
          quantidade={item.quantidade}
          look="light"
          size="m"
          name="quantidade"
          onChange={(next, how) => change(toPasso(item, next, how), item)}
        />
        <button type="button" aria-expanded={isAnotando} onClick={() => setAnotando(!isAnotando)}>
          <Icon name="sticky-note" size={16} /> Nota<span className="sr-only"> ou troca de {item.nome}</span>
        </button>
        {/* At the minimum the quantity has the bin. */}
        {decrement(item, item.quantidade) > 0 && (
          <button
            type="submit"
            name="quantidade"
            value="0"
            className="linha-remove"
            aria-label={`Remover ${item.nome}`}
            onClick={() => change({ tipo: 'define', id: item.id, quantidade: 0 }, item)}
          >
            <Icon name="trash-2" size={16} />
          </button>
        )}
      </form>
      <NotaDaLinha item={item} isAnotando={isAnotando} />
    </>
  )
}
