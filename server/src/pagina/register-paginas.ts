import fastifyCompress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { cookies, headersDaPagina, type ContextoPagina } from '@vitrine/contract'

import { sendFalha, toFalha } from '#chamada'
import { pickCabecalhos, type PrecosDaResposta } from '#infra'
import type { VisaoViva } from '#visao'

import { assetsDir, openBuild, requireBuild, type Paginas } from './build.ts'
import { makeContextoPagina } from './contexto-pagina.ts'
import { loadDev } from './dev.ts'
import { makeEtag } from './resposta/etag.ts'
import { sendForaDoAr } from './fora-do-ar.ts'
import { hideChave } from './hide-chave.ts'
import { findLojaForaDoAr, sendLojaForaDoAr } from './loja-fora-do-ar.ts'
import { isNotPagina } from './is-not-pagina.ts'
import { findLugarDaPagina, normalizeCookie, type LugarDaPagina } from './lugar-da-pagina.ts'
import { leadToCanonica, resolveHost } from './host.ts'
import { nameLoja } from './name-loja.ts'
import { nameQuem } from './name-quem.ts'
import { answerPagina, asPaginaPublica, setPublicHeaders, type PaginaPublica } from './pagina-publica.ts'
import type { PaginasDeps } from './paginas.ts'
import { registerPainel } from './register-painel.ts'
import { serveArquivos } from './resposta/serve-arquivos.ts'
import { readCorpo, sendResposta, toFetchRequest } from './resposta/send-resposta.ts'
import { sendPrevia, takePrevia, type PreviaDaPagina } from './show-previa.ts'
import { sendComFaixa, sendEncerrada, takeVisao } from './show-visao.ts'
import { hashScripts, makePolitica, takeNonce } from './politica-de-conteudo.ts'

/**
 * Mounts the panel, and the storefront on everything that no call of the API has taken. Last of all registrations.
 * @returns what reads the storefront's pages; unless it is called, the first page that is asked for does
 */
export async function registerPaginas(
  fastify: FastifyInstance,
  deps: PaginasDeps,
): Promise<() => Promise<void>> {
  const dev = deps.config.dev ? await loadDev(fastify, 'loja') : null
  if (!dev) requireBuild('loja')
  const build = openBuild('loja')
  const paginas = dev ?? build
  if (!dev) await serveArquivos(fastify, { pasta: assetsDir('loja'), prefixo: '/assets/' })
  await fastify.register(async (scope) => {
    await scope.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] })
    // Forms are read by the pages themselves; the API beside keeps its parsers.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error, request, reply) =>
      toFalha(error).status === 503 ? sendForaDoAr(reply) : sendFalha(error, request, reply),
    )
    await registerPainel(scope, deps)
    scope.all('/*', async (request, reply) => {
      if (dev && (await dev.serveModule(request, reply))) return reply
      return servePagina(request, reply, paginas, deps)
    })
  })
  return async () => void (dev ?? (await build.read()))
}

async function servePagina(
  request: FastifyRequest,
  reply: FastifyReply,
  paginas: Paginas,
  deps: PaginasDeps,
) {
  if (isNotPagina(request.url)) return reply.callNotFound()
  const previa = takePrevia(request, reply)
  const alvo = await resolveHost(request.hostname, deps)
  const fora = await findLojaForaDoAr(request, alvo, deps)
  if (fora) return sendLojaForaDoAr(reply, fora)
  if ('redirect' in alvo) return reply.redirect(alvo.redirect)
  // A preview stands in a frame of the panel's own host.
  if (alvo.canonica && !previa && (request.method === 'GET' || request.method === 'HEAD'))
    return leadToCanonica(reply, alvo.canonica + request.url)
  return showPagina(request, reply, { paginas, deps, slug: alvo.slug, previa })
}

/** A page at a host whose supplier, or none, is known. */
async function showPagina(
  request: FastifyRequest,
  reply: FastifyReply,
  { paginas, deps, slug, previa }: Pick<Pedida, 'paginas' | 'deps' | 'slug' | 'previa'>,
) {
  const visao = await takeVisao(request, deps)
  if (visao) return showVisao(request, reply, { paginas, deps, slug, visao })
  const escondida = await hideChave(request.url, slug, deps.fornecedores)
  // What is rendered, kept and linked is this address: the other one has a key in it.
  if (escondida) request.raw.url = escondida
  const lugar = await findLugarDaPagina(request, slug, deps.fornecedores)
  const limpo = normalizeCookie(request)
  if (limpo) reply.header('set-cookie', limpo)
  const publica = deps.config.dev ? null : asPaginaPublica(request, slug, lugar)
  if (publica && answerPagina(deps.cache, publica.chave, request, reply)) return reply
  if (!deps.isBancoVivo()) return sendForaDoAr(reply)
  return deps.fila.admit(nameLoja(request.url, slug), () =>
    makePagina(request, reply, { paginas, deps, slug, previa, lugar, publica }),
  )
}

interface Pedida {
  paginas: Paginas
  deps: PaginasDeps
  slug: string | null
  previa: PreviaDaPagina | null
  lugar: LugarDaPagina
  publica: PaginaPublica | null
}

/** A page that is not in memory. */
async function makePagina(
  request: FastifyRequest,
  reply: FastifyReply,
  { paginas, deps, slug, previa, lugar, publica }: Pedida,
) {
  const { contexto, precos } = makeContextoPagina(request, { ...lugar, slugDoHost: slug }, deps)
  const inicio = publica && (await begin(publica, deps))
  const response = await renderPagina(request, reply, { paginas, contexto, publica })
  const nonce = takeNonce(response)
  const isInteira = response.status === 200 && contexto.setCookies.length === 0 && !contexto.incompleta
  if (publica && inicio && isInteira) {
    const corpo = await readCorpo(response, contexto.desenhada)
    return sendPublica(
      { response, corpo, publica, inicio, nonce, precos: precos.read() },
      request,
      reply,
      deps,
    )
  }
  setPolitica(reply, deps, { nonce, slug: nameLoja(request.url, slug) })
  if (previa)
    return sendPrevia(
      { response, corpo: await readCorpo(response, contexto.desenhada), nonce },
      previa,
      reply,
    )
  return sendPessoal(response, contexto, reply)
}

/** The same as a customer of the store sees it: by its rights, kept nowhere, with what counts who buys counting nobody (decision 0112). */
async function showVisao(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    paginas,
    deps,
    slug,
    visao,
  }: { paginas: Paginas; deps: PaginasDeps; slug: string | null; visao: VisaoViva | 'encerrada' },
) {
  if (visao === 'encerrada') return sendEncerrada(reply)
  const lugar = await findLugarDaPagina(request, slug, deps.fornecedores)
  return deps.fila.admit(nameLoja(request.url, slug), async () => {
    const { contexto } = makeContextoPagina(request, { ...lugar, slugDoHost: slug }, deps)
    const response = await paginas.render(toFetchRequest(request, reply), contexto)
    setPolitica(reply, deps, { nonce: takeNonce(response), slug: '' })
    return sendComFaixa(
      { response, corpo: await readCorpo(response, contexto.desenhada) },
      visao,
      deps,
      reply,
    )
  })
}

/**
 * A page that is kept is rendered without the id of the click that led to it. Only when it leads elsewhere is it rendered again with
 * the whole address, so that where the visitor came from goes along.
 */
async function renderPagina(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    paginas,
    contexto,
    publica,
  }: { paginas: Paginas; contexto: ContextoPagina; publica: PaginaPublica | null },
): Promise<Response> {
  const inteira = request.url
  if (publica) request.raw.url = publica.url
  const response = await paginas.render(toFetchRequest(request, reply), contexto)
  if (response.status === 200 || request.url === inteira) return response
  await response.body?.cancel()
  contexto.desenhada = null
  request.raw.url = inteira
  return paginas.render(toFetchRequest(request, reply), contexto)
}

async function begin({ slug }: PaginaPublica, { fornecedores, cache }: PaginasDeps) {
  if (slug === '') return cache.beginDeMuitasLojas()
  const vivo = await fornecedores.find(slug)
  return vivo && cache.begin(vivo.idfornecedor)
}

interface Rendida {
  response: Response
  corpo: Buffer
  publica: PaginaPublica
  inicio: NonNullable<Awaited<ReturnType<typeof begin>>>
  nonce: string
  precos: PrecosDaResposta | undefined
}

/** Kept whole, then answered as every later visitor will be. */
async function sendPublica(
  { response, corpo, publica, inicio, nonce, precos }: Rendida,
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, config, fornecedores }: PaginasDeps,
) {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  // The next visitor gets the same bytes and so could know their nonce: scripts are allowed by their hash instead.
  const scripts = hashScripts(corpo, nonce)
  const loja = fornecedores.peek(publica.slug)
  reply.header('content-security-policy', makePolitica(config, scripts, loja?.publico))
  const cabecalhos = pickCabecalhos(reply.getHeaders())
  const etag = makeEtag(corpo, { nonce, scripts })
  cache.set(publica.chave, inicio, { contentType, cabecalhos, etag, precos }, corpo)
  for (const [nome, valor] of response.headers) if (nome.startsWith('x-')) reply.header(nome, valor)
  if (answerPagina(cache, publica.chave, request, reply)) return reply
  return setPublicHeaders(reply).type(contentType).send(corpo)
}

function setPolitica(
  reply: FastifyReply,
  { config, fornecedores }: PaginasDeps,
  { nonce, slug }: { nonce: string; slug: string },
): void {
  const scripts = nonce ? [`'nonce-${nonce}'`] : []
  // Vite's own scripts of development know no nonce.
  if (config.dev) void reply.removeHeader('content-security-policy')
  else
    void reply.header(
      'content-security-policy',
      makePolitica(config, scripts, fornecedores.peek(slug)?.publico),
    )
}

/** With the cookies that calls inside this process set, and never cached. */
function sendPessoal(response: Response, contexto: ContextoPagina, reply: FastifyReply) {
  const quem = nameQuem(contexto, reply.request.cookies?.[cookies.consent])
  if (quem !== null) reply.header(headersDaPagina.quem, quem)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  return sendResposta(response, contexto, reply)
}
