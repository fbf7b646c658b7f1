import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { Logo, useLoja } from '#shell'

/** Logo, the link back to the cart and a lock icon: nothing else leads away from the order (mockup 05). */
export function CabecalhoFinalizar() {
  const { slug, nome } = useLoja()
  return (
    <header className="border-b border-line">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 sm:gap-x-6 lg:gap-x-12">
        <Link to={urls.loja(slug)} aria-label={`${nome}, início`} className="flex min-h-tap items-center">
          <Logo className="logo h-7 w-auto max-w-[160px] object-contain lg:h-10" />
        </Link>
        <Link
          to={urls.carrinho(slug)}
          className="flex min-h-tap items-center gap-2 font-semibold text-brand-text"
          aria-label="Voltar ao carrinho"
        >
          <Icon name="arrow-left" size={16} />
          <span className="max-sm:hidden">Voltar ao carrinho</span>
        </Link>
        <span className="ml-auto flex items-center gap-2 text-ink-muted">
          <Icon name="lock" size={16} />
          Compra protegida
        </span>
      </div>
    </header>
  )
}
