import { useLocation } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button } from '@vitrine/ui'

import { keepPendente, useLoja } from '#shell'

/** An add that needs a login first: kept, and done once it came back (§4 Login, ux 1.19.3). */
export function EntrarEAdicionar({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  const { id, name } = produto
  return (
    <Button
      href={urls.entrar(slug, pathname + search)}
      size="l"
      block
      icon="lock"
      onClick={() => keepPendente(slug, { acao: 'carrinho', produto: { id, name }, quantidade })}
    >
      Entrar e adicionar
    </Button>
  )
}
