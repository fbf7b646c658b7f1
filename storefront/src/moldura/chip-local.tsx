import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { describeLocal, useLocal, useNonce, useOpenPainel, useRaiz, useTag } from '#shell'

import { chipScript, writeVende } from './chip-script.ts'

/** Where the goods go, or are picked up. */
export function ChipLocal() {
  const { loja, janela } = useRaiz()
  const nonce = useNonce()
  const local = useLocal()
  const semLocal = useSemLocal()
  const open = useOpenPainel()
  const { como, onde } = local ? describeLocal(local) : semLocal
  const href = janela?.whiteLabel || !loja ? urls.enderecos(loja?.slug ?? '') : '/'
  return (
    <>
      <a
        id="chip-local"
        className="chip-local"
        href={href}
        data-painel="endereco"
        data-vende={import.meta.env.SSR && loja ? writeVende(loja) : undefined}
        suppressHydrationWarning
        onClick={(event) => {
          event.preventDefault()
          open('endereco')
        }}
      >
        <Icon name="map-pin" />
        <span className="min-w-0">
          <small suppressHydrationWarning>{como}</small>
          <b>
            <span suppressHydrationWarning>{onde}</span>
            <Icon name="chevron-down" size={16} />
          </b>
        </span>
      </a>
      {/* Run once, with the page: a copy of it and of `data-vende` in the browser would be bytes for nothing. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? chipScript : '' }}
      />
    </>
  )
}

/** What is asked for where nothing is known: an address, or which store of one that delivers nowhere. */
function useSemLocal() {
  const entrega = useTag('has-delivery')
  const retirada = useTag('has-collect')
  if (entrega || !retirada) return { como: 'Entregar ou retirar', onde: 'Informe seu endereço' }
  return { como: 'Retirar em', onde: 'Escolha a loja' }
}
