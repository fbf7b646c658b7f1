import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { countConteudo } from '@vitrine/rules/quantidade'
import { Icon } from '@vitrine/ui'

import { useLoja, useTag } from '#shell'

import { CampoQuantidade } from './campo-quantidade.tsx'
import { useMudarCarrinho } from './mudar.ts'

/** Quantity and removal of a line; works as a form without script. */
export function AcoesLinha({ item }: { item: ItemCarrinho }) {
  const { slug } = useLoja()
  const mudar = useMudarCarrinho()
  const multiplies = !useTag('disable-product-multiple')
  const conteudo = multiplies ? countConteudo(item, item.quantidade) : null
  const set = (quantidade: number) => mudar({ tipo: 'define', id: item.id, quantidade }, item)
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
        onChange={set}
      />
      {conteudo && <span className="linha-conteudo">({conteudo})</span>}
      <button
        type="submit"
        name="quantidade"
        value="0"
        className="linha-remove"
        aria-label={`Remover ${item.nome}`}
        onClick={() => set(0)}
      >
        <Icon name="trash-2" size={16} />
      </button>
    </form>
  )
}
