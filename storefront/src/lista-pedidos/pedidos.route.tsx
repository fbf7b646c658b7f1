import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, LiveRegion, Pagination } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { LinkColagem } from '#revisao'
import { makeParte, NaoLido, Parte, prepare, useHydrated, useLoja } from '#shell'

import { AbasPedidos } from '#pedido'
import { isFiltrado, toConsulta, writeFiltro } from './filtro.ts'
import { FiltrosPedidos } from './filtros-pedidos.tsx'
import { LinhaPedido } from './linha-pedido.tsx'
import type { loadPedidos } from './load-pedidos.ts'
import './pedidos.css'

export { loadPedidos as loader } from './load-pedidos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const loadExportar = async () => ({
  default: (await import('./exportacao-pedidos.tsx')).ExportacaoPedidos,
})
const ExportacaoPedidos = makeParte(loadExportar)

const renderLink: RenderLink = ({ href, ...rest }) => (
  <Link key={`${href}${rest['aria-label']}`} to={href} {...rest} />
)

/** The customer's orders at this store (ux 1.10, mockup 07). */
export default function Pedidos() {
  const { nome } = useLoja()
  const { filtro, hoje, pagina, formas, totais } = useLoaderData<typeof loadPedidos>()
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Pedidos · ${nome}`}</title>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h1>Pedidos</h1>
        <LinkColagem className="link inline-flex items-center gap-1.5 max-lg:min-h-11" />
      </div>
      <AbasPedidos atual="pedidos" totais={totais}>
        <FiltrosPedidos filtro={filtro} formas={formas} />
        <LiveRegion>{pagina && pluralize(pagina.totalItems, 'pedido', 'pedidos')}</LiveRegion>
        {!pagina && (
          <NaoLido titulo="Não conseguimos ler seus pedidos">
            Eles continuam guardados. Tente em alguns instantes.
          </NaoLido>
        )}
        {pagina?.totalItems === 0 && <Vazia isFiltrado={isFiltrado(filtro)} />}
        {pagina && pagina.data.length > 0 && (
          <>
            <ul className="mt-2">
              {pagina.data.map((pedido) => (
                <LinhaPedido key={pedido.numpedido} pedido={pedido} hoje={hoje} colunas={filtro.colunas} />
              ))}
            </ul>
            <p className="mt-6 mb-3 text-center text-ink-muted">
              {pagina.data.length} de {pluralize(pagina.totalItems, 'pedido', 'pedidos')}
            </p>
            <Pagination
              page={pagina.page}
              pages={pagina.totalPages}
              hrefOf={(page) => writeFiltro(filtro, page)}
              renderLink={renderLink}
            />
            <Exportar total={pagina.totalItems} />
          </>
        )}
      </AbasPedidos>
    </main>
  )
}

/** The filtered orders as a file; its sheet comes when it is opened. */
function Exportar({ total }: { total: number }) {
  const { idfornecedor } = useLoja()
  const { filtro, hoje, idcliente } = useLoaderData<typeof loadPedidos>()
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const { colunas } = filtro
  const sempre = ['numpedido', 'criado_em', 'status', 'entrega', 'itens', 'total']
  const pedido = {
    ...toConsulta(filtro, hoje.data),
    idfornecedor,
    ...(colunas.length > 0 && { colunas: [...sempre, ...colunas].join(',') }),
  }
  return (
    <p className={isHydrated ? 'mt-4 text-center' : 'invisible mt-4 text-center'}>
      <Button
        variant="ghost"
        icon="file-spreadsheet"
        onPointerEnter={() => prepare(loadExportar)}
        onClick={() => setOpen(true)}
      >
        Exportar
      </Button>
      {isOpen && (
        <Parte aoFalhar={() => setOpen(false)}>
          <ExportacaoPedidos
            idcliente={idcliente}
            filtro={pedido}
            total={total}
            onClose={() => setOpen(false)}
          />
        </Parte>
      )}
    </p>
  )
}

function Vazia({ isFiltrado }: { isFiltrado: boolean }) {
  const { slug } = useLoja()
  return isFiltrado ? (
    <EmptyState
      icon="search"
      title="Nenhum pedido com esses filtros"
      action={
        <Link className={buttonClass({ variant: 'outline' })} to="?">
          Limpar filtros
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon="package"
      title="Você ainda não comprou"
      action={
        <Link className={buttonClass()} to={urls.loja(slug)}>
          Ver produtos
        </Link>
      }
    >
      Seus pedidos aparecem aqui, com a situação de cada um.
    </EmptyState>
  )
}
