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
