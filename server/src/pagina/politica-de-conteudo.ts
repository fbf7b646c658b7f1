import type { Config } from '#infra'

/**
 * What a page may load: itself, and pictures of the map's tiles where some are configured. Scripts stand inline in pages that
 * are kept as bytes for everybody, so they cannot carry a nonce; everything else is narrow.
 */
export function makePolitica({
  mapa,
  pagamentosArquivo,
}: Pick<Config, 'mapa'> & Partial<Pick<Config, 'pagamentosArquivo'>>): string {
  const tiles = mapa ? ` ${originOf(mapa.tiles)}` : ''
  // Card numbers are typed into frames of the provider's own, where a supplier has an account there.
  const cartao = pagamentosArquivo
    ? ' https://*.mercadopago.com https://*.mercadolibre.com https://*.mlstatic.com'
    : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${cartao && ' https://sdk.mercadopago.com https://http2.mlstatic.com'}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${cartao}`,
    // A card's bank asks its holder on a page of its own, whichever bank it is (3-D Secure).
    `frame-src 'self'${cartao && ' https:'}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** `{s}` stands for one of several hosts: any host below. */
function originOf(tiles: string): string {
  const { protocol, host } = new URL(tiles.replaceAll('{s}', 'qualquer').replaceAll(/[{}]/g, ''))
  return `${protocol}//${host.replace('qualquer', '*')}`
}
