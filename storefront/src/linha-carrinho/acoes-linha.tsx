import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { countConteudo } from '@vitrine/rules/quantidade'
import { Icon } from '@vitrine/ui'

import { useLoja, useTag } from '#shell'

import { useBloqueado, toPasso, useChangeCarrinho } from '#carrinho'
import { CampoQuantidade } from '#compra'

/** Quantity and removal of a line; works as a form without script. */
export function AcoesLinha({ item }: { item: ItemCarrinho }) {
  const { slug } = useLoja()
  const change = useChangeCarrinho()
  const multiplies = !useTag('disable-product-multiple')
  const conteudo = multiplies ? countConteudo(item, item.quantidade) : null
  const isLocked = useBloqueado()
  if (isLocked) {
    return (
      <p className="linha-acoes">
        {[formatQuantidade(item.quantidade, item.unidade), conteudo && `(${conteudo})`]
          .filter(Boolean)
          .join(' ')}
      </p>
    )
  }
  return (
    <form
      className="linha-acoes"
      method="post"
      action={urls.carrinho(slug)}
      onSubmit={(event) => event.preventDefault()}
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
      {conteudo && <span className="linha-conteudo">({conteudo})</span>}
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
    </form>
  )
}
