import { data, redirect, redirectDocument } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { Categoria, Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { hasModulo, moduloOfTela } from '@vitrine/rules/acesso'

import { readEspelho, readLinhas } from '#visitante'
import { keepPrincipal, requireLugar } from '#lugar'

import { paginaContext, readArvore, toQueryDoLocal } from '#shell'
import type { DadosRaiz, LinhaCrua } from '#shell'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The store of the address or of the host, and the person who asks. Wrong or foreign slugs are led home (readings 9). */
export async function loadRaiz({ request, url, params, context }: LoaderFunctionArgs): Promise<DadosRaiz> {
  const pagina = context.get(paginaContext)
  const { janela, slugDoHost, isForaDaArea } = pagina
  const forcado = slugDoHost ? null : url.searchParams.get('fselecionado')
  const nome = forcado ?? params.slug ?? slugDoHost
  if (!nome) return { janela, origem: origemDe(pagina), ...semLoja }
  if (slugDoHost && params.slug && params.slug !== slugDoHost) leadHome(params.slug, slugDoHost, url)

  const loja = await loadLoja(pagina, nome)
  if (forcado && params.slug !== loja.slug) throw redirectDocument(toForcado(loja.slug, url))
  leadToSlug(params.slug, loja, url)
  requireModulo(loja, url)
  await requireLugar(pagina, loja, url)
  const [categorias, variacaoPix, pessoal] = await Promise.all([
    loadCategorias(pagina, loja.idfornecedor),
    loja.tags.includes('support-price-variance-by-payment') ? loadPix(pagina, loja.idfornecedor) : null,
    loadPessoal(pagina, loja.idfornecedor),
  ])
  pagina.quem = nameQuem(pessoal.sessao)
  const { sessao } = pessoal
  const doCarrinho = sessao
    ? { linhas: [], carrinho: pessoal.carrinho }
    : await loadVisitante(pagina, loja, request)
  const encerrada = pagina.temSessao && sessao === null
  const origem = origemDe(pagina, loja)
  keepPrincipal(pagina, sessao)
  return { janela, origem, loja, categorias, variacaoPix, sessao, encerrada, ...doCarrinho, isForaDaArea }
}

/** For what the device keeps of this page: the login, and the cliente that it buys for. */
function nameQuem(sessao: DadosRaiz['sessao']): string {
  return sessao ? `${sessao.idUsuarioLogado ?? ''}.${sessao.idcliente ?? ''}` : ''
}

/** A page asked for under a host that somebody made up still names the store's own. */
function origemDe(pagina: ContextoPagina, loja?: Fornecedor): string {
  return pagina.origemDe(loja?.config.dominio.dominio ?? '')
}

const semLoja = {
  loja: null,
  categorias: [],
  variacaoPix: null,
  sessao: null,
  encerrada: false,
  carrinho: null,
  linhas: [],
  isForaDaArea: false,
}

/** The same screen with the same parameters at the supplier that `fselecionado` forces (§2 Route rules): a switch of supplier. */
export function toForcado(
  slug: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): string {
  const busca = new URLSearchParams(searchParams)
  busca.delete('fselecionado')
  // The first part of the path names the supplier.
  const resto = pathname.split('/').slice(2).filter(Boolean)
  const caminho = [urls.loja(slug), ...resto].join('/')
  return busca.size > 0 ? `${caminho}?${busca}` : caminho
}

/** An id in the address gives way to the slug (readings 9). */
function leadToSlug(nome: string | undefined, { slug }: Fornecedor, url: URL): void {
  if (nome && UUID.test(nome)) throw redirect(url.pathname.replace(nome, slug) + url.search, 301)
}

/** A screen of a module that the store does not have is not there (§5). On a host of its own the slug may be left out. */
function requireModulo({ slug, modulos }: Fornecedor, url: URL): void {
  const path = url.pathname.slice(1)
  const modulo = moduloOfTela(path.startsWith(`${slug}/`) ? path.slice(slug.length + 1) : path)
  if (modulo && !hasModulo(modulos, modulo))
    throw new Response('Esta loja não tem esta página.', { status: 404 })
}

/** The store by slug or id; 404 when there is none. */
async function loadLoja(
  { client, janela: { plataforma } }: ContextoPagina,
  idfornecedor: string,
): Promise<Fornecedor> {
  const config = await client('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  // The page of the 404 has a footer too, which needs this.
  if (!config.ok) throw data({ plataforma }, { status: config.status })
  return config.dados
}

/** Another store's slug on a store's own host leads to the host's home, unless it is this store by its id. */
function leadHome(slug: string, slugDoHost: string, url: URL): void {
  if (!UUID.test(slug)) throw redirect('/')
  if (!url.pathname.startsWith(`/${slugDoHost}`)) return
}

async function loadCategorias({ client }: ContextoPagina, idfornecedor: string): Promise<Categoria[]> {
  return cutFilhas((await readArvore(client, idfornecedor)) ?? [])
}

/** One array for all of them is written once where the router writes (`.data`). Whoever has the shop open since before this was so looks for it. */
const semFilhas: Categoria['filhas'] = []

/** Two hundred categories that nobody has opened are a third of a page. */
function cutFilhas(arvore: readonly Categoria[]): Categoria[] {
  return arvore.map((categoria) => ({ ...categoria, filhas: semFilhas }))
}

async function loadPix({ client }: ContextoPagina, id: string): Promise<number | null> {
  const resposta = await client('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
    params: { session_token: 'token', id },
    query: {},
  })
  const pix = resposta.ok ? resposta.dados.data.find(({ tipo }) => tipo === 'PIX') : undefined
  // Where a policy asks for Pix, its price is known of the cart alone: none is shown that the order would not have.
  return pix && !pix.tem_politica ? pix.variacao_percentual : null
}

async function loadPessoal({ client, temSessao, local }: ContextoPagina, idfornecedor: string) {
  if (!temSessao) return { sessao: null, carrinho: null }
  const quem = await client('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  if (!quem.ok || !quem.dados.authenticated) return { sessao: null, carrinho: null }
  const { idcliente } = quem.dados
  if (!idcliente) return { sessao: quem.dados, carrinho: null }
  const resposta = await client('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
    params: { session_token: 'token', id: idcliente },
    // As the browser will ask: prices may differ by delivery type, and a cart that flickers looks like a change.
    // Without a place the primary address is one from this page on (`keepPrincipal`).
    query: { idfornecedor, uf: quem.dados.enderecoPrincipal?.uf, ...(local && toQueryDoLocal(local)) },
  })
  return { sessao: quem.dados, carrinho: resposta.ok ? resposta.dados : null }
}

/** A visitor's lines: those that wait for the browser's cart to take them over, else, on the page of the cart, what the device keeps. */
async function loadVisitante(
  pagina: ContextoPagina,
  { slug, idfornecedor }: Fornecedor,
  request: Request,
): Promise<Pick<DadosRaiz, 'linhas' | 'carrinho' | 'espelho' | 'temLugar'>> {
  const linhas = await readLinhas(pagina.client, request, slug)
  if (linhas.length > 0) return { linhas, carrinho: await loadPrevia(pagina, idfornecedor, linhas) }
  const espelho = readEspelho(request)
  if (!espelho) return { linhas, carrinho: null }
  const deOnde = { espelho: espelho.versao, temLugar: pagina.local !== null }
  if (espelho.linhas.length === 0) return { linhas, carrinho: null, ...deOnde }
  const carrinho = await loadPrevia(pagina, idfornecedor, espelho.linhas)
  // Without an answer nothing is drawn, and the device must not take that for its cart.
  return carrinho ? { linhas, carrinho, ...deOnde } : { linhas, carrinho }
}

/** The lines of a visitor without script, priced. */
async function loadPrevia({ client, local }: ContextoPagina, idfornecedor: string, linhas: LinhaCrua[]) {
  const resposta = await client('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor },
    query: toQueryDoLocal(local),
    body: { cartItens: linhas },
  })
  return resposta.ok ? resposta.dados : null
}
