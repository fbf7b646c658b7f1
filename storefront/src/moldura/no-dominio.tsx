import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { formatLinhas, useLoja, useSessao } from '#shell'

/** The way from the marketplace to the store's own address, with what is in the cart, the place and the login (§2). */
export function NoDominio() {
  const { slug, idfornecedor, config } = useLoja()
  const sessao = useSessao()
  const itens = useCarrinho((carrinho) => carrinho.itens)
  // An account's cart is there already; a combo's choices do not fit.
  const linhas = sessao ? [] : itens.filter((item) => !item.idcombopromocional_cabecalho)
  return (
    <form method="post" action={urlsAcesso.levar(slug)} className="mt-4">
      <input type="hidden" name="linhas" value={formatLinhas(linhas)} />
      <Button type="submit" name="idfornecedor" value={idfornecedor} variant="outline" icon="store">
        Abrir em {config.dominio.dominio}
      </Button>
    </form>
  )
}
