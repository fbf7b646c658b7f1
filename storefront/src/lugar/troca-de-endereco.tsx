import { useLocation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button } from '@vitrine/ui'

import { useHydrated, useLoja, useOpenPainel, useTag } from '#shell'

/** To another place where the store does not come: the page of addresses, and back, until the page is alive; then the panel over it. */
export function TrocaDeEndereco(props: { size: 's' | 'l'; block?: boolean }) {
  const { slug } = useLoja()
  const retirada = useTag('has-collect')
  const isHydrated = useHydrated()
  const open = useOpenPainel()
  const { pathname, search } = useLocation()
  const voltar = new URLSearchParams({ voltar: pathname + search })
  return (
    <Button
      {...props}
      icon="map-pin"
      href={`${urls.enderecos(slug)}?${voltar}`}
      data-painel="endereco"
      onClick={(event: { preventDefault: () => void }) => {
        if (!isHydrated) return
        event.preventDefault()
        open('endereco')
      }}
    >
      {retirada ? 'Trocar endereço ou retirar' : 'Trocar endereço'}
    </Button>
  )
}
