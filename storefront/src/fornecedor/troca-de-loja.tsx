import { lazy } from 'react'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { Parte, useHydrated, useOpenPainel, useRaiz } from '#shell'

const QuantosAbertos = lazy(() =>
  import('./quantos-abertos.tsx').then((m) => ({ default: m.QuantosAbertos })),
)

/** The way to the other stores of the marketplace, with how many carts wait; a white-label store does not show it (ux 1.1.3). On narrow screens the place's panel leads there. */
export function TrocaDeLoja() {
  const { janela, loja } = useRaiz()
  const slug = loja?.slug ?? ''
  const open = useOpenPainel()
  const isHydrated = useHydrated()
  if (janela?.whiteLabel) return null
  return (
    <a
      className="max-xl:hidden"
      href={urls.home()}
      data-painel="fornecedores"
      onClick={(event) => {
        event.preventDefault()
        open('fornecedores')
      }}
    >
      <Icon name="store" />
      Lojas
      {isHydrated && hasOutros(slug) && (
        <Parte calada>
          <QuantosAbertos />
        </Parte>
      )}
    </a>
  )
}

/** The device knows of other stores: whoever bought nowhere else loads nothing more. */
function hasOutros(slug: string): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith('vitrine_carrinho:') && key !== `vitrine_carrinho:${slug}`,
    )
  } catch {
    return false
  }
}
