import { constants, gzipSync, zstdCompressSync } from 'node:zlib'

/** Zstandard as what nobody waits long for is compressed. */
export const ZSTD = { chunkSize: 32 * 1024, params: { [constants.ZSTD_c_compressionLevel]: 3 } }
/** What is shorter is not compressed. */
export const MIN_COMPRIMIDO = 1024

/** Encodings of content that a client may name (RFC 9110, 12.5.3; zstd: RFC 8878). */
type Codificacao = 'zstd' | 'br' | 'gzip'

const nomeada = (nome: Codificacao): RegExp =>
  new RegExp(`(?:^|[\\s,])${nome}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)`)
const nomeadas = { zstd: nomeada('zstd'), br: nomeada('br'), gzip: nomeada('gzip') }

/** The first of these that is named in accept-encoding, and not refused with q=0. */
export function pickCodificacao<C extends Codificacao>(
  acceptEncoding: string | undefined,
  oferecidas: readonly C[],
): C | undefined {
  if (!acceptEncoding) return undefined
  return oferecidas.find((nome) => nomeadas[nome].test(acceptEncoding))
}

/** Text that is sent once, in what is made quickly of what the client accepts. */
export function encodeAgora(
  texto: string,
  acceptEncoding: string | undefined,
): { corpo: Buffer | string; encoding: string | undefined } {
  const encoding =
    texto.length < MIN_COMPRIMIDO ? undefined : pickCodificacao(acceptEncoding, ['zstd', 'gzip'])
  if (encoding === 'zstd') return { corpo: zstdCompressSync(texto, ZSTD), encoding }
  return { corpo: encoding ? gzipSync(texto) : texto, encoding }
}
