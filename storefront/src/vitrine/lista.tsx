import { lazy } from 'react'
import type { Ref } from 'react'
import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router'

import type { Categoria, FiltrosProduto, PaginaProdutos } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { sayTotal } from '@vitrine/rules/texto'
import { Breadcrumb, Button, EmptyState, LiveRegion, Notice } from '@vitrine/ui'

import { Cartao } from '#produto'
import { LinkColagem, useColagem } from '#revisao'
import { Encaixe, Parte, useLoja, useSessao } from '#shell'

import { Arvore } from './arvore.tsx'
import { Barra } from './barra.tsx'
import { hrefOfLista, isHome, isInicio as isPrimeira, keyOfLista, readBusca } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import { listCaminho } from './categoria.ts'
import { Corrigida } from './corrigida.tsx'
import { Departamentos } from './departamentos.tsx'
import { describeResultado } from './describe-resultado.ts'
import { EscolhaVisao } from './escolha-visao.tsx'
import estilo from './lista.css?url'
import type { DadosLista } from './load-lista.ts'
import { Mais } from './mais.tsx'
import { Prateleira } from './prateleira.tsx'
import { useItens } from './use-itens.ts'
import { useSozinha } from './use-sozinha.ts'
import { useUltimaBoa } from './use-ultima-boa.ts'
import { useVisao } from './visao.store.ts'

const Vazia = lazy(() => import('./vazia.tsx').then((m) => ({ default: m.Vazia })))

/** So many come by themselves while the shopper scrolls, then the footer can be reached (ux 1.3.3). */
const SOZINHOS = 60

/** Tree, chips, shelf, paging (ux 1.3, mockup 02). */
export function Lista({ pagina: lida, filtros, ramo }: DadosLista) {
  const loja = useLoja()
  const [search] = useSearchParams()
  const busca = readBusca(search)
  const pagina = useUltimaBoa(lida)
  useColagem()
  const caminho = listCaminho(ramo, busca.categ)
  const isInicio = isHome(busca)
  const titulo = titleOf(busca, caminho.at(-1)?.nome)
  return (
    <main className="wrap lista">
      <link rel="stylesheet" href={estilo} precedence="tela" />
      <Cabeca titulo={isInicio ? null : titulo} page={busca.page} />
      <a href="#produtos" className="pular">
        Ir para os produtos
      </a>
      {isPrimeira(search) && (
        <>
          <Departamentos />
          <Costume />
        </>
      )}
      <Arvore busca={busca} filtros={filtros} ramo={ramo} />
      <div className="min-w-0">
        {!isInicio && <Migalhas caminho={caminho} busca={busca} />}
        <header className="lista-cabeca" data-home={isInicio || undefined}>
          <h1>{isInicio ? `Tudo em ${loja.nome}` : titulo}</h1>
          {pagina && <p>{sayTotal(pagina)}</p>}
          <div className="lista-acoes">
            <LinkColagem />
            <EscolhaVisao />
          </div>
        </header>
        <Barra busca={busca} filtros={filtros} ramo={ramo} comPrecos={pagina?.listaTemPrecos ?? true} />
        <LiveRegion>{busca.sk && pagina && describeResultado(busca.sk, pagina)}</LiveRegion>
        <div id="produtos" tabIndex={-1} className="outline-none">
          {pagina ? <Resultado {...{ pagina, filtros, busca }} isAntiga={!lida} /> : <Falhou />}
        </div>
      </div>
    </main>
  )
}

/** What somebody who comes back usually buys; a visitor's page is the same for all. */
function Costume() {
  return useSessao() ? <Encaixe id="inicio" /> : null
}

function titleOf({ sk }: BuscaLista, categoria: string | undefined): string {
  if (sk) return `Resultados para “${sk}”`
  return categoria ?? 'Produtos'
}

/** What each page of a list is called: in a list of tabs or of search results two pages of the same name could not be told apart. */
function Cabeca({ titulo, page }: { titulo: string | null; page: number }) {
  const { nome, config } = useLoja()
  const { title, sub } = config.seo
  const partes = [titulo, page > 1 && `página ${page}`, sub || nome]
  return <title>{titulo ? partes.filter(Boolean).join(' · ') : title || nome}</title>
}

function Migalhas({ caminho, busca }: { caminho: Pick<Categoria, 'nome' | 'slug'>[]; busca: BuscaLista }) {
  const { slug } = useLoja()
  const items = [
    { label: 'Início', href: urls.loja(slug) },
    ...caminho.map((nivel, index) => ({
      label: nivel.nome,
      href: index < caminho.length - 1 || busca.sk ? urls.lista(slug, { categ: nivel.slug }) : undefined,
    })),
    ...(busca.sk ? [{ label: `“${busca.sk}”` }] : []),
  ]
  return (
    <Breadcrumb
      items={items}
      renderLink={({ href, children, ...rest }) => (
        <Link to={href} {...rest}>
          {children}
        </Link>
      )}
    />
  )
}

interface ResultadoProps {
  pagina: PaginaProdutos
  filtros: FiltrosProduto | null
  busca: BuscaLista
  /** The list shown was read for another address, because the one of this address could not be read. */
  isAntiga: boolean
}

function Resultado({ isAntiga, ...props }: ResultadoProps) {
  const { slug } = useLoja()
  const { pagina, busca } = props
  return (
    <>
      {pagina.corrigida && <Corrigida busca={busca} pagina={pagina} />}
      {isAntiga && <Antiga />}
      <Itens key={isAntiga ? 'antiga' : `${keyOfLista(slug, busca)} ${pagina.page}`} {...props} />
    </>
  )
}

function Itens({ pagina, filtros, busca }: Omit<ResultadoProps, 'isAntiga'>) {
  const { slug } = useLoja()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location?.pathname === urls.loja(slug)
  const { itens, ultima, situacao, loadMore } = useItens(pagina, busca)
  const [visao] = useVisao()
  const porGrupo = usePorGrupo(pagina, busca)
  const isSozinha = ultima < pagina.totalPages && situacao !== 'erro' && itens.length < SOZINHOS
  const { vem, ref } = useSozinha(situacao === 'parado' ? loadMore : null, isSozinha)
  if (pagina.totalItems === 0)
    return (
      <Parte>
        <Vazia busca={busca} filtros={filtros} semelhantes={pagina.semelhantes} visao={visao} />
      </Parte>
    )
  const shown = (pagina.page - 1) * pagina.limit + itens.length
  const porVir = vem ? Math.min(pagina.limit, pagina.totalItems - shown) : 0
  return (
    <>
      {pagina.page > 1 && (
        <Link className="lista-antes" rel="prev" to={hrefOfLista(slug, busca, { page: pagina.page - 1 })}>
          Ver os {pagina.limit} anteriores
        </Link>
      )}
      <Prateleira visao={visao} itens={itens} busy={isLoading} porGrupo={porGrupo}>
        <ul className="shelf" data-visao={visao} aria-busy={isLoading} data-espera={isLoading || undefined}>
          {itens.map((produto, index) => (
            <Cartao key={produto.id} produto={produto} priority={index === 0} />
          ))}
          {visao === 'grade' && <Vagas total={porVir} antes={itens.length} inicio={ref} />}
        </ul>
      </Prateleira>
      {visao !== 'grade' && porVir > 0 && <div ref={ref} className="h-dvh" />}
      <Mais {...{ pagina, busca, shown, ultima, situacao, loadMore }} />
    </>
  )
}

/** What was searched for, and an order that was chosen, are not put together by category; the rest is, page by page. */
function usePorGrupo({ limit }: PaginaProdutos, { sk, ordenacao }: BuscaLista): number | undefined {
  const [padrao] = useLoja().ordenacoes_produto
  return sk || !['', padrao?.codigo].includes(ordenacao) ? undefined : limit
}

/** The room of what comes by itself: what stands below does not move when it is there. */
function Vagas({ total, antes, inicio }: { total: number; antes: number; inicio: Ref<HTMLLIElement> }) {
  return Array.from({ length: total }, (_, n) => (
    <li key={antes + n} ref={n === 0 ? inicio : undefined} className="lista-vem" aria-hidden />
  ))
}

/** The list of before stays when the new one could not be read. */
function Antiga() {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      tone="danger"
      live="alert"
      action={
        <Button size="s" loading={state === 'loading'} onClick={() => void revalidate()}>
          Tentar de novo
        </Button>
      }
    >
      A lista não pôde ser atualizada. Estes são os produtos de antes.
    </Notice>
  )
}

function Falhou() {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      icon="circle-alert"
      title="Não foi possível carregar os produtos"
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          Tentar de novo
        </Button>
      }
    >
      O catálogo não respondeu. O que você escolheu continua no carrinho.
    </EmptyState>
  )
}
