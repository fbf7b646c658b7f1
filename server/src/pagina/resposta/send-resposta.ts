import { Readable } from 'node:stream'

import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ContextoPagina } from '@vitrine/contract'

import { coalesce } from './coalesce.ts'
import { sendDesenhada } from './send-desenhada.ts'

/** What a router rendered, at once where it is all there and streamed where it is not, with the cookies that calls inside this process set. */
export async function sendResposta(
  response: Response,
  { setCookies, desenhada }: Pick<ContextoPagina, 'setCookies'> & Partial<Pick<ContextoPagina, 'desenhada'>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [nome, valor] of response.headers) reply.header(nome, valor)
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  if (desenhada) return sendDesenhada(desenhada, reply)
  if (!response.body) return reply.send()
  return reply.send(Readable.from(coalesce(response.body), { objectMode: false }))
}

/** The body whole, wherever it is. */
export async function readCorpo(response: Response, desenhada: Uint8Array | null): Promise<Buffer> {
  if (!desenhada) return Buffer.from(await response.arrayBuffer())
  const { buffer, byteOffset, byteLength } = desenhada
  return Buffer.from(buffer, byteOffset, byteLength)
}

export function toFetchRequest(request: FastifyRequest, reply: FastifyReply): Request {
  return createRequest(request.raw, reply.raw, { host: request.host, protocol: `${request.protocol}:` })
}
