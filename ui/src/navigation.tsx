import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'

export type LinkTarget = { href: string; children: ReactNode; rel?: string; 'aria-label'?: string }

/** How a link is made: pass one that renders the router's Link; without it, a plain <a>. */
export type RenderLink = (target: LinkTarget) => ReactNode

const plainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>

export type Crumb = { label: ReactNode; href?: string }

/** The way down to this page; the last item is the page itself and no link. */
export function Breadcrumb(props: { items: readonly Crumb[]; renderLink?: RenderLink }) {
  const { items, renderLink = plainLink } = props
  return (
    <nav aria-label="Você está em">
      <ol className="crumbs">
        {items.map(({ label, href }, index) => (
          <li key={href ?? 'aqui'}>
            {index > 0 && <Icon name="chevron-right" />}
            {href ? renderLink({ href, children: label }) : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type PaginationProps = {
  page: number
  pages: number
  /** The address of a page, from 1. */
  hrefOf: (page: number) => string
  renderLink?: RenderLink
}

/** Numbered links with rel prev and next; nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, renderLink = plainLink }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="pages" aria-label="Páginas">
      {page > 1 &&
        renderLink({
          href: hrefOf(page - 1),
          rel: 'prev',
          'aria-label': 'Página anterior',
          children: <Icon name="chevron-left" />,
        })}
      {pageWindow(page, pages).map((entry) => (
        <PageEntry key={entry} {...{ entry, page, hrefOf, renderLink }} />
      ))}
      {page < pages &&
        renderLink({
          href: hrefOf(page + 1),
          rel: 'next',
          'aria-label': 'Próxima página',
          children: <Icon name="chevron-right" />,
        })}
    </nav>
  )
}

function PageEntry(props: {
  entry: number
  page: number
  hrefOf: (page: number) => string
  renderLink: RenderLink
}) {
  const { entry, page, hrefOf, renderLink } = props
  if (entry < 0) return <span aria-hidden>…</span>
  if (entry === page) return <span aria-current="page">{entry}</span>
  return renderLink({ href: hrefOf(entry), 'aria-label': `Página ${entry}`, children: entry })
}
