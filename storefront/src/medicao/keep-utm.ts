import { cookies, UTM_MAX_AGE } from '@vitrine/contract/headers'
import { readUtm } from '@vitrine/rules/medicao'

/**
 * Keeps where this visit came from, for 7 days (§9): by the address that the page was opened with, which stands there however much was
 * clicked since, and of which nothing was kept before the visitor agreed. A later campaign replaces the earlier one whole; without one,
 * what is kept runs out by itself (decision 0090).
 */
export function keepUtm(): void {
  const utm = readUtm(new URL(addressOfPagina()).searchParams)
  if (!utm) return
  writeCookie(cookies.utmSource, utm.source)
  writeCookie(cookies.utmCampaign, utm.campaign)
  writeCookie(cookies.utmAll, utm.all)
}

function addressOfPagina(): string {
  const [navegacao] = performance.getEntriesByType('navigation')
  return navegacao?.name ?? location.href
}

function writeCookie(nome: string, valor: string): void {
  const idade = valor === '' ? 0 : UTM_MAX_AGE
  document.cookie = `${nome}=${encodeURIComponent(valor)}; path=/; max-age=${idade}; samesite=lax`
}
