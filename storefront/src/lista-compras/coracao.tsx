import type { ProdutoLista } from '@vitrine/contract'
import { IconButton } from '@vitrine/ui'

import { useLoja, usePainel, useSessao } from '#shell'

export interface CoracaoProps {
  produto: Pick<ProdutoLista, 'id' | 'name'>
  className?: string
}

/**
 * The heart of a card: one tap puts the product on the list used last; without one, a list is chosen (ux 1.14.3). Nothing
 * is asked of the server and no code is loaded before the tap.
 */
export function Coracao({ produto, className }: CoracaoProps) {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? null
  const { abrir } = usePainel()
  async function onClick() {
    const { addToLista, chooseProduto } = await import('./add-to-lista.ts')
    const choose = () => {
      chooseProduto(produto)
      abrir('listas')
    }
    if (!idcliente) return abrir('login')
    const isDone = await addToLista({ slug, idfornecedor, idcliente }, produto, choose)
    if (!isDone) choose()
  }
  return (
    <IconButton
      icon="heart"
      label={`Guardar ${produto.name} em uma lista`}
      className={className}
      onClick={() => void onClick()}
    />
  )
}
