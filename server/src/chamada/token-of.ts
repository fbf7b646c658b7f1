import type { IncomingMessage } from 'node:http'

import { cookies } from '@vitrine/contract'

const SESSAO = new RegExp(`(?:^|;\\s*)${cookies.sessao}=([\\w~.-]+)(?=;|$)`)

/** The session's token as `toRequisicao` reads it, before Fastify; undefined: none, or none that is read as simply as that. */
export function tokenOf({ headers: { authorization, cookie = '' } }: IncomingMessage): string | undefined {
  if (authorization !== undefined)
    return authorization.startsWith('Bearer ') ? authorization.slice(7) : undefined
  return cookie.includes(cookies.visao) ? undefined : SESSAO.exec(cookie)?.[1]
}
