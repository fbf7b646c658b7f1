import { Link, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'

import type { CobrancaFaturas, PaginaFaturas } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, buttonClass, EmptyState, LiveRegion, Notice, Pagination, Skeleton } from '@vitrine/ui'
import type { RenderLink } from '@vitrine/ui'

import { PaginaDaConta } from '#menu-conta'
import { NaoLido, useHydrated, useLoja, usePainel } from '#shell'

import { BloqueioFaturas } from './bloqueio-faturas.tsx'
import { ListaFaturas } from './lista-faturas.tsx'
import type { loadFaturas, Situacao } from './load-faturas.ts'
import type { payFaturas } from './pay-faturas.ts'
import { PixFaturas } from './pix-faturas.tsx'
import { ResumoFaturas } from './resumo-faturas.tsx'
import { ResumoGuardado, useKeepResumo } from './resumo-guardado.tsx'
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

/** The customer's invoices at this store; several can be paid at once (ux 1.12). */
export default function Faturas() {
  const { pagina, cobranca, idcliente } = useLoaderData<typeof loadFaturas>()
  const acao = useActionData<typeof payFaturas>()
  useKeepResumo(pagina?.resumo, idcliente)
  return (
    <PaginaDaConta titulo="Faturas" larga>
      {pagina ? <ResumoFaturas resumo={pagina.resumo} /> : <ResumoGuardado idcliente={idcliente} />}
      {pagina?.resumo.bloqueio && <BloqueioFaturas bloqueio={pagina.resumo.bloqueio} />}
      {cobranca && <PixDaPagina cobranca={cobranca} />}
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
    </PaginaDaConta>
  )
}

/** Without script the Pix is shown in the page. With script it is shown in its panel, and here a button opens that panel again. */
function PixDaPagina({ cobranca }: { cobranca: CobrancaFaturas }) {
  const { aberto, open } = usePainel()
  const isHydrated = useHydrated()
  const { status, valor } = cobranca
  const isOpen = status === 'PENDENTE' || status === 'CRIADO'
  if (aberto === 'pix') return null
  if (!isHydrated || !isOpen) return <PixFaturas cobranca={cobranca} />
  return (
    <Notice
      icon="qr-code"
      className="mt-4"
      title={`Um Pix de ${formatReais(valor)} espera você pagar.`}
      action={
        <Button data-painel="pix" onClick={() => open('pix')}>
          Mostrar o Pix
        </Button>
      }
    />
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
