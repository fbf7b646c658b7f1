import type { ProdutoLista } from '@vitrine/contract'
import { IconButton } from '@vitrine/ui'

import { mayKeepCarrinho } from '#consentimento'
import { keepPendente, prepare, tellFalha, useLoja, useModulo, useOpenPainel, useSessao } from '#shell'

const loadAdd = () => import('./add-to-lista.ts')

export interface CoracaoProps {
  produto: Pick<ProdutoLista, 'id' | 'name'>
  className?: string
}

/**
 * The heart of a card: one tap puts the product on the list used last; without one, a list is chosen (ux 1.14.3). Nothing
 * is asked of the server before the tap, and no code is loaded before the pointer comes.
 */
export function Coracao({ produto, className }: CoracaoProps) {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  const open = useOpenPainel()
  const temListas = useModulo('lista-compras')
  async function onClick() {
    if (!idcliente) {
      if (mayKeepCarrinho())
        keepPendente(slug, { acao: 'lista', produto: { id: produto.id, name: produto.name } })
      return open('login')
    }
    const parte = await loadAdd().catch(() => null)
    if (!parte) return tellFalha()
    const { addToLista, chooseProduto } = parte
    const choose = () => {
      chooseProduto(produto)
      open('listas')
    }
    const isDone = await addToLista({ slug, idfornecedor, idcliente }, produto, choose)
    if (!isDone) choose()
  }
  if (!temListas) return null
  return (
    <IconButton
      icon="heart"
      label={`Guardar ${produto.name} em uma lista`}
      className={className}
      data-painel={idcliente ? 'listas' : 'login'}
      onPointerEnter={() => idcliente && prepare(loadAdd)}
      onClick={() => void onClick()}
    />
  )
}
