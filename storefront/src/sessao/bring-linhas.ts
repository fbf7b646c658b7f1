import { formatLinhas, nameOfLinhas, parseLinhas, pickCookie } from '#shell'
import type { LinhaCrua } from '#shell'

/** What came along before, for a week: whoever comes twice with the same cart brings it once. */
const nameOfTrazidas = (slug: string) => `vitrine_trazido_${slug}`
const SEMANA = 604_800
const DIA = 86_400

/** The cookies that put the lines of a hand-over on top of what is in the cart here; none where nothing is new. */
export function bringLinhas(request: Request, slug: string, trazidas: readonly LinhaCrua[]): string[] {
  const cookie = request.headers.get('cookie') ?? ''
  const antes = parseLinhas(pickCookie(cookie, nameOfTrazidas(slug)))
  const novas = pickNovas(trazidas, antes)
  if (novas.length === 0) return []
  const juntas = addLinhas(parseLinhas(pickCookie(cookie, nameOfLinhas(slug))), novas)
  return [
    `${nameOfLinhas(slug)}=${formatLinhas(juntas)}; Path=/; Max-Age=${DIA}; SameSite=Lax`,
    `${nameOfTrazidas(slug)}=${formatLinhas(trazidas)}; Path=/; Max-Age=${SEMANA}; SameSite=Lax; HttpOnly`,
  ]
}

/** The quantities that were added since the last time. */
export function pickNovas(trazidas: readonly LinhaCrua[], antes: readonly LinhaCrua[]): LinhaCrua[] {
  const quantas = new Map(antes.map(({ id, quantidade }) => [id, toMilesimos(quantidade)]))
  return trazidas.flatMap((linha) => {
    const resto = toMilesimos(linha.quantidade) - (quantas.get(linha.id) ?? 0)
    return resto > 0 ? [{ ...linha, quantidade: resto / 1000 }] : []
  })
}

/** Both, quantities of the same product added up. */
export function addLinhas(daqui: readonly LinhaCrua[], novas: readonly LinhaCrua[]): LinhaCrua[] {
  const juntas = new Map(daqui.map((linha) => [linha.id, linha]))
  for (const nova of novas) {
    const quantidade = toMilesimos(juntas.get(nova.id)?.quantidade ?? 0) + toMilesimos(nova.quantidade)
    juntas.set(nova.id, { ...juntas.get(nova.id), ...nova, quantidade: quantidade / 1000 })
  }
  return [...juntas.values()]
}

const toMilesimos = (quantidade: number) => Math.round(quantidade * 1000)
