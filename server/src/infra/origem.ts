import type { IncomingMessage } from 'node:http'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookies, headers as nomes } from '@vitrine/contract'

import { Falha } from './falha.ts'

/**
 * Cross-site request forgery: a write that carries the session cookie must come from this very host. Browsers send
 * Origin with every POST; integrations use the bearer header and no cookie. SameSite=Lax is a second protection.
 */
export function checkOrigem(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const writes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  const { origin } = request.headers
  const foreign = origin !== undefined && hostOf(origin) !== request.headers.host
  done(
    writes && foreign && (request.cookies?.[cookies.sessao] || request.cookies?.[cookies.visao])
      ? new Falha('origem_recusada')
      : undefined,
  )
}

/**
 * Whether a request that changes something though it is a GET comes from our own pages: by script, which alone sends our
 * headers, or by a form of this host. A link or a picture of another site does neither.
 */
export function isOrigemPropria(headers: Record<string, string | string[] | undefined>): boolean {
  const { origin, host } = headers
  if (typeof origin === 'string') return hostOf(origin) === host
  return headers[nomes.consent] !== undefined
}

/**
 * Whether a browser sends a request from a page, a link or a picture of another site, according to its headers: a program
 * that is not a browser sends none, and has only the cookies that it was given.
 */
export function isOrigemAlheia(headers: Record<string, string | string[] | undefined>): boolean {
  const { origin, host } = headers
  if (typeof origin === 'string') return hostOf(origin) !== host
  const de = headers['sec-fetch-site']
  return de === 'cross-site' || de === 'same-site'
}

/** Whether a request is one of the panel's: its pages and calls, and the calls that they make of the shop. */
export function isDoPainel({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { referer = '', host } = headers
  if (/^\/painel(?:[/?.]|$)/.test(url)) return true
  if (!URL.canParse(referer)) return false
  const de = new URL(referer)
  return de.host === host && /^\/painel(?:\/|$)/.test(de.pathname)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
