import { Link, useLoaderData } from 'react-router'

import type { AssinaturaLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState, LiveRegion, Pagination } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { AbasPedidos, formatDiaRelativo, Miniaturas, type Hoje } from '#pedido'
import { NaoLido, useLoja } from '#shell'

import type { loadAssinaturas } from './load-assinaturas.ts'
import { PilulaAssinatura } from './pilula-assinatura.tsx'
import './assinaturas.css'

export { loadAssinaturas as loader } from './load-assinaturas.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const renderLink: RenderLink = ({ href, ...rest }) => (
  <Link key={`${href}${rest['aria-label']}`} to={href} {...rest} />
)

/** What this customer receives by itself at this store (ux 1.10.4). */
export default function Assinaturas() {
  const { nome } = useLoja()
  const { pagina, hoje, totais } = useLoaderData<typeof loadAssinaturas>()
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Assinaturas · ${nome}`}</title>
      <h1 className="mb-5">Pedidos</h1>
      <AbasPedidos atual="assinaturas" totais={totais}>
        <p className="text-ink-muted">Compras que se repetem sozinhas, pelo preço do dia.</p>
        <LiveRegion>{pagina && pluralize(pagina.totalItems, 'assinatura', 'assinaturas')}</LiveRegion>
        {!pagina && (
          <NaoLido titulo="Não conseguimos ler suas assinaturas">
            Elas continuam valendo. Tente em alguns instantes.
          </NaoLido>
        )}
        {pagina?.totalItems === 0 && <Vazia />}
        {pagina && pagina.data.length > 0 && (
          <>
            <ul className="mt-4">
              {pagina.data.map((assinatura) => (
                <Linha key={assinatura.idassinatura} assinatura={assinatura} hoje={hoje} />
              ))}
            </ul>
            <Pagination
              page={pagina.page}
              pages={pagina.totalPages}
              hrefOf={(page) => `?page=${page}`}
              renderLink={renderLink}
            />
          </>
        )}
      </AbasPedidos>
    </main>
  )
}

function Linha({ assinatura, hoje }: { assinatura: AssinaturaLista; hoje: Hoje }) {
  const { slug } = useLoja()
  const { idassinatura, tipo, periodo, status, proxima, valorHoje, totalItens, imagens, motivo } = assinatura
  return (
    <li className="assinatura">
      <div className="min-w-0">
        <Link
          to={urls.assinatura(slug, idassinatura)}
          className="text-16 font-semibold hover:underline max-lg:py-3"
        >
          {tipo.nome}
        </Link>
        <p className="text-ink-muted">{periodo}</p>
      </div>
      <div>
        <PilulaAssinatura status={status} />
        {motivo && <p className="mt-1 text-12 text-ink-muted">{motivo}</p>}
      </div>
      <div className="assinatura-itens">
        <Miniaturas imagens={imagens} total={totalItens} max={4} />
        <p className="text-ink-muted">
          {proxima
            ? `Próxima entrega ${formatDiaRelativo(proxima, hoje)}`
            : pluralize(totalItens, 'produto', 'produtos')}
        </p>
      </div>
      <p className="num assinatura-valor">
        {valorHoje !== undefined && (
          <>
            <b>{formatReais(valorHoje)}</b>
            <span className="block text-12 text-ink-muted">hoje</span>
          </>
        )}
      </p>
      <Link
        className={buttonClass({ variant: 'outline' })}
        to={urls.assinatura(slug, idassinatura)}
        aria-label={`Ver assinatura ${tipo.nome}, ${periodo}`}
      >
        {status === 'CANCELADA' ? 'Ver' : 'Gerenciar'}
      </Link>
    </li>
  )
}

function Vazia() {
  const { slug } = useLoja()
  return (
    <EmptyState
      icon="repeat"
      title="Nenhuma assinatura por aqui"
      action={
        <Link className={buttonClass()} to={urls.carrinho(slug)}>
          Ir para o carrinho
        </Link>
      }
    >
      No carrinho, escolha “Repetir esta compra”: o pedido volta sozinho, e você muda ou pula quando quiser.
    </EmptyState>
  )
}
