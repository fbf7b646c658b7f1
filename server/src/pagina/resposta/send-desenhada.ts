import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'

import type { FastifyReply } from 'fastify'

import { pickCodificacao } from '#infra'

/** Fewer bytes are a packet, compressed or not. */
const MENOS = 1024
/** A page fits into one of them: each of Node's own 16 KB is one more way to the threads and back. */
const PEDACO = 32 * 1024

const brotli = { chunkSize: PEDACO, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const zstd = { chunkSize: PEDACO, params: { [constants.ZSTD_c_compressionLevel]: 3 } }

/**
 * Zstandard takes a quarter of Brotli's time for 4 % more bytes: less than a way to the threads and back. What compresses in threads
 * holds on to page and answer until the next full collection, as do streams around it (decision 0162).
 */
const compress = {
  zstd: (bytes: Uint8Array) => zstdCompressSync(bytes, zstd),
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotli),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { chunkSize: PEDACO }),
}
const oferecidas = ['zstd', 'br', 'gzip'] as const

/** Sends bytes that are all there, compressed at once for what this client can read: no stream stands between them and the connection. */
export async function sendDesenhada(desenhada: Uint8Array, reply: FastifyReply): Promise<FastifyReply> {
  const { headers } = reply.request
  reply.header('vary', 'accept-encoding')
  const como = pickCodificacao(headers['accept-encoding'], oferecidas)
  if (como === undefined || desenhada.length < MENOS) return reply.send(desenhada)
  return reply.header('content-encoding', como).send(await compress[como](desenhada))
}
