import { slugsReservados } from '@vitrine/contract'

/** Of the reserved names these are the first segment of a page (storefront/src/routes.ts). */
const comPagina: ReadonlySet<string> = new Set(['commerce', 'erro'])
const semPagina: ReadonlySet<string> = new Set(slugsReservados.filter((nome) => !comPagina.has(nome)))

/** Reserved names and files that are not there (favicon.ico, robots.txt): no page is rendered for them. */
export function isNotPagina(url: string): boolean {
  const [primeiro = ''] = url.slice(1).split(/[/?]/)
  const isFile = /\.\w+$/.test(primeiro) && !primeiro.endsWith('.data')
  return isFile || semPagina.has(primeiro)
}
