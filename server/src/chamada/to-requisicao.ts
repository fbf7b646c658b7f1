// Adds `cookies` to FastifyRequest where this file is compiled without app.ts.
import '@fastify/cookie'

import type { IncomingMessage } from 'node:http'

import type { FastifyRequest } from 'fastify'

import { cabecalhoDaPrevia, cookies } from '@vitrine/contract'

import { isDoPainel } from '#infra'

import type { Requisicao } from './handlers.ts'

export function toRequisicao(request: FastifyRequest): Requisicao {
  const codigo = request.headers[cabecalhoDaPrevia]
  if (typeof codigo !== 'string' || codigo === '') return toRequisicaoDeQuem(request)
  const previa = { codigo, token: request.cookies?.[cookies.sessao] ?? '' }
  return { ...toRequisicaoDeQuem(request), token: '', cookie: false, visao: false, previa }
}

function toRequisicaoDeQuem(request: FastifyRequest): Requisicao {
  const bearer = request.headers.authorization?.startsWith('Bearer ')
    ? request.headers.authorization.slice(7)
    : ''
  const inPath = readSegmento(request)
  const visao = bearer || inPath ? '' : readVisao(request)
  const cookie = visao || (request.cookies?.[cookies.sessao] ?? '')
  return {
    id: request.id,
    ip: request.ip,
    agente: request.headers['user-agent'] ?? '',
    token: bearer || inPath || cookie,
    cookie: !bearer && !inPath,
    visao: visao !== '',
    setCookies: [],
    headers: request.headers,
    host: request.hostname,
    hasLeft: hasLeftOf(request.raw),
  }
}

/** Whether nobody waits for the answer any more; undefined: what writes is carried out. */
export const hasLeftOf = (request: IncomingMessage): (() => boolean) | undefined =>
  request.method === 'GET' ? () => request.socket.destroyed : undefined

/** The token of a customer's view; the panel, open in another tab of the same browser, is not in it. */
export function readVisao(request: FastifyRequest): string {
  const token = request.cookies?.[cookies.visao] ?? ''
  return token !== '' && !isDoPainel(request) ? token : ''
}

/** A session token in the path (readings 2); '' for the literal `token`, and where there is none. */
function readSegmento({ params, routeOptions }: FastifyRequest): string {
  const { session_token, x } = (params ?? {}) as { session_token?: string; x?: string } // routes name it so (contract)
  // The linked-user calls name the token {x}; elsewhere {x} is something else.
  const segmento = routeOptions.url?.startsWith('/v1/app/:x/') ? x : session_token
  return segmento === undefined || segmento === 'token' ? '' : segmento
}
