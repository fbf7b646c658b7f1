import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button } from '@vitrine/ui'

import { toLinha, useCarrinho } from '#carrinho'
import { useHydrated, useLoja, useSessao } from '#shell'

/** The way from the marketplace to the store's own address, with what is in the cart, the place and the login (§2). */
export function NoDominio() {
  const { slug, idfornecedor, config } = useLoja()
  const sessao = useSessao()
  const itens = useCarrinho((carrinho) => carrinho.itens)
  const isHydrated = useHydrated()
  return (
    <form method="post" action={urlsAcesso.levar(slug)} className="mt-4">
      {/* An account's cart is there already; without script the cookie has the lines. */}
      {isHydrated && !sessao && (
        <input type="hidden" name="linhas" value={JSON.stringify(itens.map(toLinha))} />
      )}
      <Button type="submit" name="idfornecedor" value={idfornecedor} variant="outline" icon="store">
        Abrir em {config.dominio.dominio}
      </Button>
    </form>
  )
}
