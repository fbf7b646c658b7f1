import type { IncomingMessage, ServerResponse } from 'node:http'

import { cabecalhoDaPrevia, cookies } from '@vitrine/contract'

import type { CachePublico } from '#infra'

import type { Antecipadas } from './find-parte.ts'

/**
 * Asked before Fastify sees a request: a visitor's GET whose bytes are in memory is answered at once, without routing,
 * hooks or logging. True when it was answered.
 */
export function answerFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  { cache, antecipadas, otherwise }: { cache: CachePublico; antecipadas: Antecipadas; otherwise: () => void },
): boolean {
  const { url = '' } = request
  const entrada = isDeVisitante(request) ? cache.get(url) : undefined
  if (!entrada) return false
  antecipadas.give(request, entrada.idfornecedor, () => send(entrada, request, response, cache), otherwise)
  return true
}

/** It asks for what may be shown to anybody, and says nothing of who asks. */
export const isDeVisitante = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && !headers.authorization && !headers[cabecalhoDaPrevia] && !hasSessao(headers.cookie)

const hasSessao = (cookie = ''): boolean => cookie.includes(cookies.sessao) || cookie.includes(cookies.visao)

function send(
  entrada: NonNullable<ReturnType<CachePublico['get']>>,
  { headers }: IncomingMessage,
  response: ServerResponse,
  cache: CachePublico,
): void {
  const { corpo, encoding } = cache.encode(entrada, headers['accept-encoding'])
  response.writeHead(200, {
    ...entrada.cabecalhos,
    'content-type': entrada.contentType,
    'content-length': corpo.length,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(corpo)
}
