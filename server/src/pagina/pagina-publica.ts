import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookies } from '@vitrine/contract'

import type { CachePublico } from '#infra'

import type { LugarDaPagina } from './lugar-da-pagina.ts'

/** A page that every visitor sees alike: where it is kept, and for which supplier. */
export interface PaginaPublica {
  chave: string
  slug: string
}

/**
 * Home, list and detail asked for by somebody without session and without lines in a cookie. The address, the delivery
 * type, whether the place is reached and the host are all that may change such a page; everything personal is filled in by the
 * browser.
 */
export function asPaginaPublica(
  request: FastifyRequest,
  slugDoHost: string | null,
  { local, isForaDaArea }: LugarDaPagina,
): PaginaPublica | null {
  const { method, url, headers, protocol, host } = request
  if (method !== 'GET' || headers.authorization) return null
  const cookie = headers.cookie ?? ''
  if (cookie.includes(cookies.sessao) || cookie.includes(cookies.carrinho)) return null
  const slug = slugOfPublica(url, slugDoHost)
  if (!slug) return null
  return {
    chave: `pagina|${protocol}|${host}|${isForaDaArea ? 'FORA' : (local?.tipoEntrega ?? '')}|${url}`,
    slug,
  }
}

/** The supplier of `/{slug}` and `/{slug}/produto/{…}`, and of `/` on its own host; their data requests alike. */
export function slugOfPublica(url: string, slugDoHost: string | null): string | null {
  const [path = ''] = url.split('?')
  const partes = path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  if (partes.length === 0 || partes[0] === '_root') return slugDoHost
  const isPublica = partes.length === 1 || (partes.length === 3 && partes[1] === 'produto')
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
  const { corpo, encoding } = cache.encode(entrada, request.headers['accept-encoding'])
  setPublicHeaders(reply).headers(entrada.cabecalhos).header('content-type', entrada.contentType)
  if (encoding) reply.header('content-encoding', encoding)
  void reply.send(corpo)
  return true
}

/** Always asked for again, so that nobody sees an old price; the back button may still keep it. */
export function setPublicHeaders(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie')
}
