import { Readable } from 'node:stream'

import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ContextoPagina } from '@vitrine/contract'

import { coalesce } from './coalesce.ts'

/** What a router rendered, streamed, with the cookies that calls inside this process set. */
export function sendResposta(
  response: Response,
  { setCookies }: Pick<ContextoPagina, 'setCookies'>,
  reply: FastifyReply,
): FastifyReply {
  reply.code(response.status)
  for (const [nome, valor] of response.headers) reply.header(nome, valor)
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  if (!response.body) return reply.send()
  return reply.send(Readable.from(coalesce(response.body), { objectMode: false }))
}

export function toFetchRequest(request: FastifyRequest, reply: FastifyReply): Request {
  return createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` })
}
