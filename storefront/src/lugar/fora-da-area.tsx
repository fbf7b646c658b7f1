import { useLocation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Icon } from '@vitrine/ui'

import { useHydrated, useLocal, useLoja, useRaiz, useTextoForaDaArea } from '#shell'

import { AviseMe } from './avise-me.tsx'
import { TrocaDeEndereco } from './troca-de-endereco.tsx'

/** Screens that sell; what only tells or asks (account, orders, the order page's own word) is left alone. */
const vendem = /^\/?(?:(?:produto|carrinho|combos|listas|pagina)(?:\/|$)|$)/

/**
 * The store does not come to the shopper's place: said over list, product and cart, with what can be done about it (§8, ux 1.1.2).
 * The server draws it with the page, so nothing moves later.
 */
export function ForaDaArea() {
  const { isForaDaArea, janela } = useRaiz()
  const { slug, idfornecedor } = useLoja()
  const local = useLocal()
  const texto = useTextoForaDaArea()
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const caminho = pathname.startsWith(`/${slug}`) ? pathname.slice(slug.length + 1) : pathname
  if (!isForaDaArea || !vendem.test(caminho)) return null
  return (
    <section className="wrap pt-4" aria-label="Entrega neste endereço">
      <div className="grid gap-3 rounded-md bg-surface-2 p-4" role="status">
        <p className="flex items-start gap-3">
          <Icon name="map-pin" />
          <b>{texto}</b>
        </p>
        <div className="flex flex-wrap gap-2">
          <TrocaDeEndereco size="s" />
          {!janela?.whiteLabel && (
            <Button size="s" variant="outline" icon="store" href={`${urls.home()}?lojas=1#lojas`}>
              Lojas que entregam aí
            </Button>
          )}
          {isHydrated && local && <AviseMe local={local} idfornecedor={idfornecedor} />}
        </div>
      </div>
    </section>
  )
}
