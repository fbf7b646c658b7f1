import { useLocation } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button } from '@vitrine/ui'

import { mayKeepCarrinho } from '#consentimento'
import { keepPendente, useLoja } from '#shell'

/** Adding a product needs a login here: the wish is kept and carried out after the login (§4 Login, ux 1.19.3). */
export function EntradaParaAdicionar({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  const { id, name } = produto
  return (
    <Button
      href={urls.entrar(slug, pathname + search)}
      size="l"
      block
      icon="lock"
      onClick={() => {
        if (mayKeepCarrinho()) keepPendente(slug, { acao: 'carrinho', produto: { id, name }, quantidade })
      }}
    >
      Entrar e adicionar
    </Button>
  )
}
