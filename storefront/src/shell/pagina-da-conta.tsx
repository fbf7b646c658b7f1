import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { useLoja } from './raiz.ts'

/** A page under the account: its title, the way back to the account, one column. */
export function PaginaDaConta({ titulo, children }: { titulo: string; children: ReactNode }) {
  const { slug, nome } = useLoja()
  return (
    <main className="wrap pt-8 pb-16 lg:pt-10">
      <title>{`${titulo} · ${nome}`}</title>
      <div className="max-w-[640px]">
        <Link className="link inline-flex min-h-ctl items-center gap-1" to={urls.conta(slug)}>
          <Icon name="chevron-left" size={16} /> Sua conta
        </Link>
        <h1>{titulo}</h1>
        {children}
      </div>
    </main>
  )
}
