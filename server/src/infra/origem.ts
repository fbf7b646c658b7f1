import type { FastifyReply, FastifyRequest } from 'fastify'

import { cookies } from '@vitrine/contract'

import { Falha } from './falha.ts'

/**
 * Cross-site request forgery: a write that carries the session cookie must come from this very host. Browsers send
 * Origin with every POST; integrations use the bearer header and no cookie. SameSite=Lax stands behind it.
 */
export function checkOrigem(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const writes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  const { origin } = request.headers
  const foreign = origin !== undefined && hostOf(origin) !== request.headers.host
  done(writes && foreign && request.cookies?.[cookies.sessao] ? new Falha('origem_recusada') : undefined)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
