/** Where a click came from, as advertisers write it into links: read by the browser alone. */
const RASTREIO =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_[a-z]+|srsltid|_gl|fbclid|msclkid|ttclid|igshid|mc_[a-z]+)$/

/**
 * An address without what only tells where the visitor came from: each click of a campaign has an id of its own, and all of them
 * get the same page from memory. Anything else of the address stays to the letter.
 */
export function withoutRastreio(url: string): string {
  const inicio = url.indexOf('?')
  if (inicio < 0) return url
  const partes = url.slice(inicio + 1).split('&')
  const mantidas = partes.filter((parte) => !RASTREIO.test(parte.split('=', 1)[0] ?? ''))
  if (mantidas.length === partes.length) return url
  return mantidas.length > 0 ? `${url.slice(0, inicio)}?${mantidas.join('&')}` : url.slice(0, inicio)
}
