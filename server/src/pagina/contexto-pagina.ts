import type { FastifyRequest } from 'fastify'

import {
  janelaPadrao,
  urls,
  type ContextoPagina,
  type ContextoPainel,
  type FatosDaLoja,
  type JanelaVitrine,
} from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { createInProcessClient, toRequisicao, type Requisicao } from '#chamada'

import type { FornecedorVivo } from '#fornecedor'
import { toLinkPublico } from '#infra'
import { versionPlataforma } from '#marca'

import type { LugarDaPagina } from './lugar-da-pagina.ts'
import { nameLoja } from './name-loja.ts'
import type { PaginasDeps } from './paginas.ts'
import { PrecosDaPagina } from './precos-da-pagina.ts'

/** What loaders and actions receive: the contract's client in process, and the facts of this request. Beside it what the page knows of prices. */
export function makeContextoPagina(
  request: FastifyRequest,
  { slugDoHost, ...lugar }: LugarDaPagina & { slugDoHost: string | null },
  {
    dispatch,
    config,
    fornecedores,
    fila,
    guardadas,
  }: Pick<PaginasDeps, 'dispatch' | 'config' | 'fornecedores' | 'fila' | 'guardadas'>,
): { contexto: ContextoPagina; precos: PrecosDaPagina } {
  const precos = new PrecosDaPagina()
  const { client, requisicao } = createClientDaPagina(request, dispatch, {
    semLimite: isPaginaDoLimite(request),
    onAnswer: (key, dela) => precos.add(key, dela),
  })
  const contexto: ContextoPagina = {
    client: leadAway(
      noteFalhas(client, () => (contexto.incompleta = true)),
      request,
      slugDoHost,
    ),
    janela: makeJanela(config, slugDoHost),
    host: request.hostname,
    origemDe: (dominio) => toLinkPublico(config, { dominio, caminho: '' }),
    fatosDe: async (slug) => toFatos(await fornecedores.find(slug)),
    slugDoHost,
    ...lugar,
    setCookies: requisicao.setCookies,
    quem: null,
    temSessao: requisicao.token !== '',
    draw: (sinal, work) => fila.draw(nameLoja(request.url, slugDoHost), sinal, work),
    guardadas,
    incompleta: false,
    desenhada: null,
  }
  return { contexto, precos }
}

/** What the panel's loaders and actions receive. Nothing of a shopper: neither place nor host of a store. */
export function makeContextoPainel(
  request: FastifyRequest,
  { dispatch, config }: Pick<PaginasDeps, 'dispatch' | 'config'>,
): ContextoPainel {
  const { client, requisicao } = createClientDaPagina(request, dispatch)
  const { setCookies, token } = requisicao
  return { client, janela: makeJanela(config, null), setCookies, temSessao: token !== '' }
}

function createClientDaPagina(
  request: FastifyRequest,
  dispatch: PaginasDeps['dispatch'],
  {
    semLimite = false,
    ...ouvinte
  }: Pick<Parameters<typeof createInProcessClient>[2], 'onAnswer'> & { semLimite?: boolean } = {},
) {
  const requisicao = withAutorizacao({ ...toRequisicao(request), semLimite })
  const client = createInProcessClient(dispatch, requisicao, {
    ...ouvinte,
    onError: (error) => request.log.error({ err: error }, 'call of a page failed'),
  })
  return { client, requisicao }
}

function makeJanela(config: PaginasDeps['config'], whiteLabel: string | null): JanelaVitrine {
  return {
    ...janelaPadrao,
    build: config.build,
    whiteLabel,
    providerUrl: config.providerUrl,
    demo: config.demo,
    marca: versionPlataforma,
    trabalhador: config.trabalhador,
    plataforma: config.plataforma,
    mapa: config.mapa,
  }
}

function toFatos(vivo: FornecedorVivo | null): FatosDaLoja | null {
  if (!vivo) return null
  const { formasEntrega, cidade, uf, lojas } = vivo
  return {
    entregas: formasEntrega.filter(({ tipoEntrega }) => tipoEntrega === 'DELIVERY'),
    cidade,
    uf,
    lojas,
  }
}

/**
 * A page speaks for its session: calls that demand the Authorization header (§7, payment-method) have it from here. Its own
 * posts come from this very host alone (infra/origem).
 */
function withAutorizacao(requisicao: Requisicao): Requisicao {
  const { token, headers } = requisicao
  return token === ''
    ? requisicao
    : { ...requisicao, headers: { ...headers, authorization: `Bearer ${token}` } }
}

/** The page that a limit leads to asks for the store around it, whatever the limit says; text in a query is not the page that the limit leads to. */
export function isPaginaDoLimite({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'GET' && /^(?:\/[^/?]+)?\/erro\/too-many-request(?:\.data)?(?:\?|$)/.test(url)
}

/** Screens draw what they have when a call fails; whoever keeps a page must know. */
function noteFalhas(client: Client, onFalha: () => void): Client {
  return async (key, input, options) => {
    const answer = await client(key, input, options)
    if (!answer.ok && answer.status >= 500) onFalha()
    return answer
  }
}

/** A refused call redirects the page to the screen that explains it, as it does in the browser (§7 Handling of answers, decision 0029). */
function leadAway(client: Client, { url, method }: FastifyRequest, slugDoHost: string | null): Client {
  return async (key, input, options) => {
    const answer = await client(key, input, options)
    const segundos = answer.ok ? undefined : answer.falha.detalhes?.segundos
    if (answer.ok || answer.status !== 429 || typeof segundos !== 'number') return answer
    const path = url.replace(/\.data(?=\?|$)/, '').replace(/[?&]_routes=[^&]*/, '')
    const slug = slugDoHost ?? path.split(/[/?]/)[1] ?? ''
    const voltar = method === 'GET' ? path : undefined
    const busca = new URLSearchParams({ segundos: String(segundos), ...(voltar && { voltar }) })
    const location = `${urls.tooManyRequests(slug)}?${busca}`
    // A thrown response is what the router takes for an answer of the page's own.
    throw new Response(null, { status: 302, headers: { location } })
  }
}
