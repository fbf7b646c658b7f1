import { Link, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'

import type { PaginaFaturas } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState, LiveRegion, Notice, Pagination, Skeleton } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { NaoLido, useLoja } from '#shell'

import { BloqueioFaturas } from './bloqueio-faturas.tsx'
import { ListaFaturas } from './lista-faturas.tsx'
import type { loadFaturas, Situacao } from './load-faturas.ts'
import type { payFaturas } from './pay-faturas.ts'
import { PixFaturas } from './pix-faturas.tsx'
import { ResumoFaturas } from './resumo-faturas.tsx'
import { ResumoGuardado, useGuardarResumo } from './resumo-guardado.tsx'
import { RodapeFaturas } from './rodape-faturas.tsx'
import './faturas.css'

export { payFaturas as action } from './pay-faturas.ts'
export { loadFaturas as loader } from './load-faturas.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

const abas: readonly { valor: Situacao; nome: string }[] = [
  { valor: 'abertas', nome: 'Em aberto' },
  { valor: 'vencidas', nome: 'Vencidas' },
  { valor: 'pagas', nome: 'Pagas' },
  { valor: 'todas', nome: 'Todas' },
]

/** A tab only while there is something in it. */
const bloqueando = { valor: 'bloqueio', nome: 'Bloqueando o crédito' } as const

const renderLink: RenderLink = ({ href, ...rest }) => (
  <Link key={`${href}${rest['aria-label']}`} to={href} {...rest} />
)

/** What is owed to this store, and paying several at once (ux 1.12). */
export default function Faturas() {
  const { nome } = useLoja()
  const { pagina, cobranca, idcliente } = useLoaderData<typeof loadFaturas>()
  const acao = useActionData<typeof payFaturas>()
  useGuardarResumo(pagina?.resumo, idcliente)
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Faturas · ${nome}`}</title>
      <meta name="robots" content="noindex" />
      <h1>Faturas</h1>
      {pagina ? <ResumoFaturas resumo={pagina.resumo} /> : <ResumoGuardado idcliente={idcliente} />}
      {pagina?.resumo.bloqueio && <BloqueioFaturas bloqueio={pagina.resumo.bloqueio} />}
      {cobranca && <PixFaturas cobranca={cobranca} />}
      {acao && 'erro' in acao && (
        <Notice tone="danger" live="alert" className="mt-4">
          {acao.erro}
        </Notice>
      )}
      {!pagina && (
        <NaoLido titulo="Não conseguimos ler suas faturas">
          Nada se perdeu. Tente em alguns instantes.
        </NaoLido>
      )}
      {pagina && <Conteudo pagina={pagina} />}
    </main>
  )
}

function Conteudo({ pagina }: { pagina: PaginaFaturas }) {
  const { situacao, idpagamento, idcliente } = useLoaderData<typeof loadFaturas>()
  const { pathname } = useLocation()
  const { state, formMethod, location } = useNavigation()
  const isReading = state === 'loading' && formMethod === undefined && location.pathname === pathname
  return (
    <>
      <Abas situacao={situacao} resumo={pagina.resumo} />
      <LiveRegion>{pluralize(pagina.totalItems, 'fatura', 'faturas')}</LiveRegion>
      {isReading && <Lendo />}
      {!isReading && pagina.data.length === 0 && <Vazia situacao={situacao} />}
      {!isReading && pagina.data.length > 0 && (
        <ListaFaturas
          key={pagina.data.map(({ idfatura }) => idfatura).join()}
          pagina={pagina}
          idpagamento={idpagamento}
          idcliente={idcliente}
        />
      )}
      <Pagination
        page={pagina.page}
        pages={pagina.totalPages}
        hrefOf={(page) => `?situacao=${situacao}&page=${page}`}
        renderLink={renderLink}
      />
      <RodapeFaturas idcliente={idcliente} situacao={situacao} lembretes={pagina.resumo.lembretes} />
    </>
  )
}

function Abas({ situacao, resumo }: { situacao: Situacao; resumo: PaginaFaturas['resumo'] }) {
  const contas: Partial<Record<Situacao, number>> = {
    abertas: resumo.abertas.quantidade,
    vencidas: resumo.vencidas.quantidade,
    ...(resumo.bloqueio && { bloqueio: resumo.bloqueio.faturas.length }),
  }
  const vistas = resumo.bloqueio ? [...abas, bloqueando] : abas
  return (
    <nav className="tabs mt-6" aria-label="Situação das faturas">
      {vistas.map(({ valor, nome }) => (
        <Link
          key={valor}
          to={valor === 'abertas' ? '?' : `?situacao=${valor}`}
          aria-current={valor === situacao ? 'page' : undefined}
          preventScrollReset
        >
          {nome}
          {contas[valor] !== undefined && <small>{contas[valor]}</small>}
        </Link>
      ))}
    </nav>
  )
}

/** Rows to come, in the place of those that were there. */
function Lendo() {
  return (
    <div className="mt-4 grid gap-3" aria-busy="true" aria-label="Lendo as faturas">
      {[0, 1, 2, 3].map((linha) => (
        <Skeleton key={linha} style={{ height: 64 }} />
      ))}
    </div>
  )
}

function Vazia({ situacao }: { situacao: Situacao }) {
  const { slug } = useLoja()
  const textos: Record<Situacao, string> = {
    abertas: 'Nenhuma fatura em aberto',
    vencidas: 'Nenhuma fatura vencida',
    bloqueio: 'Nenhuma fatura bloqueia o crédito',
    pagas: 'Nenhuma fatura paga ainda',
    todas: 'Nenhuma fatura por aqui',
  }
  return (
    <EmptyState
      icon="receipt"
      title={textos[situacao]}
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.pedidos(slug)}>
          Ver pedidos
        </Link>
      }
    >
      Compras faturadas aparecem aqui, com o vencimento de cada uma.
    </EmptyState>
  )
}
