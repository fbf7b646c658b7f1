import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookies, headersDaPagina } from '@vitrine/contract'

import type { CachePublico } from '#infra'

import { isSame } from './resposta/etag.ts'
import type { LugarDaPagina } from './lugar-da-pagina.ts'
import { NINGUEM } from './name-quem.ts'
import { withoutRastreio } from './without-rastreio.ts'

/** A page that every visitor sees alike: where it is kept, and for which supplier. */
export interface PaginaPublica {
  chave: string
  /** '' for the marketplace's own door. */
  slug: string
  /** The address that it is rendered for: of a link in an advertisement, without the id of the click. */
  url: string
}

/**
 * Home, list and detail, and the marketplace's door, asked for by somebody without session and without lines in a cookie. The address, the delivery
 * type, whether the place is reached and the host are all that may change such a page; everything personal is filled in by the
 * browser.
 */
export function asPaginaPublica(
  request: FastifyRequest,
  slugDoHost: string | null,
  { lugar, local, isForaDaArea }: LugarDaPagina,
): PaginaPublica | null {
  const { method, headers, protocol, host } = request
  const url = withoutRastreio(request.url)
  if (method !== 'GET' || headers.authorization || isPrevia(url)) return null
  if (isDeAlguem(headers.cookie)) return null
  // Who has said where it is is asked at the door whether it goes on there.
  const isPorta = slugDoHost === null && url === '/' && !lugar
  const slug = isPorta ? '' : slugOfPublica(url, slugDoHost)
  if (slug === null) return null
  return {
    chave: `pagina|${protocol}|${host}|${isForaDaArea ? 'FORA' : (local?.tipoEntrega ?? '')}|${url}`,
    slug,
    url,
  }
}

const isDeAlguem = (cookie = '') =>
  [cookies.sessao, cookies.visao, cookies.carrinho].some((nome) => cookie.includes(nome))

/** A draft in the real store (decision 0149): it is kept nowhere, since it changes without anybody being told. */
export function isPrevia(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).has('previa')
}

/** The supplier of `/{slug}`, `/{slug}/produto/{…}` and `/{slug}/pagina/{…}`, and of `/` on its own host; their data requests alike. */
export function slugOfPublica(url: string, slugDoHost: string | null): string | null {
  const [path = ''] = url.split('?')
  const partes = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  if (partes.length === 0 || partes[0] === '_root') return slugDoHost
  const isPublica =
    partes.length === 1 || (partes.length === 3 && (partes[1] === 'produto' || partes[1] === 'pagina'))
  return isPublica ? (partes[0] ?? null) : null
}

/** Answers from memory; false when the page must be rendered. */
export function answerPagina(
  cache: CachePublico,
  chave: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const entrada = cache.get(chave)
  if (!entrada) return false
  setPublicHeaders(reply).headers(entrada.cabecalhos)
  if (entrada.etag) void reply.header('etag', entrada.etag)
  if (isSame(request.headers['if-none-match'], entrada.etag)) {
    void reply.code(304).send()
    return true
  }
  const { corpo, encoding } = cache.encode(entrada, request.headers['accept-encoding'])
  void reply.header('content-type', entrada.contentType)
  if (encoding) reply.header('content-encoding', encoding)
  void reply.send(corpo)
  return true
}

/** Always revalidated, so that no old price is shown; only the back button may still show the kept page. */
export function setPublicHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header(headersDaPagina.quem, NINGUEM)
}
