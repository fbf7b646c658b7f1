import { hash } from 'node:crypto'

import type { Fornecedor } from '@vitrine/contract'
import { idGa4Of } from '@vitrine/rules/medicao'

import type { Config } from '#infra'

/** Films on static pages, once somebody asks for one. */
const VIDEOS = ' https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * Of Google, on the pages of a supplier that measures with it, as its guide of policies names them
 * (developers.google.com/tag-platform/security/guides/csp). Whether they are used is the visitor's consent.
 */
const GA4 = {
  script: ' https://*.googletagmanager.com',
  rede: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/**
 * What a page may load: itself, and pictures of the map's tiles where some are configured. Of scripts that stand in the page
 * those of `scripts` run: a nonce of this answer, or hashes where bytes are kept for everybody.
 */
export function makePolitica(
  { mapa, pagamentosArquivo }: Pick<Config, 'mapa'> & Partial<Pick<Config, 'pagamentosArquivo'>>,
  scripts: readonly string[],
  loja?: Pick<Fornecedor, 'tags' | 'config'>,
): string {
  const ga4 = loja && idGa4Of(loja) !== null ? GA4 : { script: '', rede: '' }
  const tiles = mapa ? ` ${originOf(mapa.tiles)}` : ''
  // Card numbers are typed into frames of the provider's own, where a supplier has an account there.
  const cartao = pagamentosArquivo
    ? ' https://*.mercadopago.com https://*.mercadolibre.com https://*.mlstatic.com'
    : ''
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${cartao && ' https://sdk.mercadopago.com https://http2.mlstatic.com'}${ga4.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}${ga4.rede}`,
    `connect-src 'self'${cartao}${ga4.rede}`,
    // A card's bank asks its holder on a page of its own, whichever bank it is (3-D Secure).
    `frame-src 'self'${cartao ? ' https:' : VIDEOS}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** `{s}` stands for one of several hosts: any host below. */
function originOf(tiles: string): string {
  const { protocol, host } = new URL(tiles.replaceAll('{s}', 'qualquer').replaceAll(/[{}]/g, ''))
  return `${protocol}//${host.replace('qualquer', '*')}`
}

/** The header by which the storefront tells with which nonce it wrote its scripts (storefront/src/entry.server.tsx). */
const NONCE = 'x-nonce'

/** Taken out of the answer: it goes into the policy alone. */
export function takeNonce({ headers }: Response): string {
  const nonce = headers.get(NONCE) ?? ''
  headers.delete(NONCE)
  return nonce
}

/**
 * Hashes of the scripts that the storefront wrote, known by the nonce of this rendering: what somebody else managed to put into
 * the page does not have it, and may not run although it stands in the page.
 */
export function hashScripts(html: Buffer, nonce: string): string[] {
  if (!nonce) return []
  const hashes: string[] = []
  // As bytes: the text of a page would be made for these few scripts alone.
  const dela = Buffer.from(` nonce="${nonce}"`)
  for (let at = html.indexOf(dela); at !== -1; at = html.indexOf(dela, at + 1)) {
    const comeco = html.lastIndexOf('<script', at)
    const fimDoNome = html.indexOf('>', at)
    const fim = html.indexOf('</script>', at)
    if (comeco === -1 || fim === -1) continue
    const atributos = html.toString('latin1', comeco, fimDoNome)
    if (atributos.includes('>') || /\ssrc=/.test(atributos)) continue
    hashes.push(`'sha256-${hash('sha256', html.subarray(fimDoNome + 1, fim), 'base64')}'`)
  }
  return [...new Set(hashes)]
}
