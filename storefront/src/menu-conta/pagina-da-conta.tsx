import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

import { MenuConta } from './menu.tsx'

interface PaginaDaContaProps {
  titulo: string
  /** The page writes its own title. */
  semTitulo?: boolean
  /** Lists use all the room there is; what is read or filled in does not. */
  larga?: boolean
  children: ReactNode
}

/** A page under the account: its title, and the other pages of the account; on a phone the way back to it. */
export function PaginaDaConta({ titulo, semTitulo, larga, children }: PaginaDaContaProps) {
  const { slug, nome } = useLoja()
  return (
    <main className="wrap pt-6 pb-16 lg:pt-10">
      <title>{`${titulo} · ${nome}`}</title>
      <div className={useSessao() ? 'conta' : undefined} data-sub>
        <MenuConta />
        <div className={larga ? 'conta-tela' : 'conta-tela max-w-[640px]'}>
          <Volta slug={slug} />
          {!semTitulo && <h1>{titulo}</h1>}
          {children}
        </div>
      </div>
    </main>
  )
}

/** Beside the menu it would say the same again. */
function Volta({ slug }: { slug: string }) {
  return useSessao() ? (
    <Link className="link inline-flex min-h-ctl items-center gap-1 lg:hidden" to={urls.conta(slug)}>
      <Icon name="chevron-left" size={16} /> Sua conta
    </Link>
  ) : null
}
