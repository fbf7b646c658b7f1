import { lazy } from 'react'
import { isRouteErrorResponse, Link, useLoaderData, useRouteError } from 'react-router'

import type { PaginaEstatica } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsPdf } from '@vitrine/contract/urls-pdf'
import { formatDiaDe } from '@vitrine/rules/data'
import { Breadcrumb, EmptyState } from '@vitrine/ui'

import { ErroDaPagina, useLoja } from '#shell'

import { Blocos } from './blocos.tsx'
import { BuscaNaLoja } from './busca-na-loja.tsx'
import { Contato } from './contato.tsx'
import type { loadPagina, PaginaLida } from './load-pagina.ts'
import './pagina.css'

export { loadPagina as loader } from './load-pagina.ts'
export { sendFormulario as action } from './send-formulario.ts'
export { revalidateScreen as shouldRevalidate } from '#shell'

// A page without carousels loads nothing of them. No Suspense: the server sends a page whole.
const LugarDasFileiras = lazy(() => import('#fileira').then((m) => ({ default: m.LugarDasFileiras })))

/** A static page (ux 1.17.1): what the store wrote, as the shop draws it; read, printed and linked to without any script. */
export default function Pagina() {
  const lida = useLoaderData<typeof loadPagina>()
  if (!lida.pagina) return <NaoExibida titulo={lida.titulo} conteudo={lida.conteudo} />
  if (lida.carrosseis.length === 0) return <Lida {...lida} />
  const { idpagina } = lida.pagina
  return (
    <LugarDasFileiras key={idpagina} consulta={{ page: 'STATIC_PAGE', idstaticpage: idpagina }}>
      <Lida {...lida} />
    </LugarDasFileiras>
  )
}

function Lida({ pagina, outras, carrosseis }: Extract<PaginaLida, { pagina: PaginaEstatica }>) {
  const { slug, nome, fuso } = useLoja()
  const { titulo, descricao, blocos, lojas, contato, atualizada_em } = pagina
  return (
    <main className="wrap pagina-estatica">
      <title>{`${titulo} · ${nome}`}</title>
      <Breadcrumb
        items={[{ label: 'Início', href: urls.loja(slug) }, { label: titulo }]}
        renderLink={({ href, children, ...rest }) => (
          <Link to={href} {...rest}>
            {children}
          </Link>
        )}
      />
      <div className="pagina-colunas">
        <article className="pagina-texto">
          <h1>{titulo}</h1>
          {descricao && <p className="pagina-resumo">{descricao}</p>}
          <Blocos blocos={blocos} lojas={lojas} carrosseis={carrosseis} />
          {contato && <Contato />}
          <p className="pagina-data">
            Atualizada em <time dateTime={atualizada_em}>{formatDiaDe(atualizada_em, fuso)}</time>{' '}
            <a className="link print:hidden" href={urlsPdf.pagina(slug, pagina.slug)} download>
              Baixar em PDF
            </a>
          </p>
        </article>
        {outras.length > 0 && (
          <nav className="pagina-outras print:hidden" aria-label="Outras páginas">
            <h2>Outras páginas</h2>
            <ul>
              {outras.map((outra) => (
                <li key={outra.slug}>
                  <Link to={urls.pagina(slug, outra.slug)}>{outra.titulo}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </main>
  )
}

/** Both texts of §8, to the letter. */
function NaoExibida({ titulo, conteudo }: { titulo: string; conteudo: string }) {
  const { slug } = useLoja()
  return (
    <main className="wrap pagina-vazia">
      <title>{titulo}</title>
      <EmptyState icon="file-text" title={titulo} action={<BuscaNaLoja slug={slug} />}>
        {conteudo}
      </EmptyState>
    </main>
  )
}

/** A page that is not there: the shop is searched from here (ux 1.17.1). */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NaoEncontrada />
  return <ErroDaPagina />
}

function NaoEncontrada() {
  const { slug } = useLoja()
  return (
    <main className="wrap pagina-vazia">
      <title>Não encontramos esta página</title>
      <EmptyState icon="search" title="Não encontramos esta página" action={<BuscaNaLoja slug={slug} />}>
        O endereço pode ter mudado. Procure na loja, ou use o menu e os links do rodapé.
      </EmptyState>
    </main>
  )
}
