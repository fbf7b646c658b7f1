import { cookies } from '@vitrine/contract/headers'

import type { LinhaCrua } from './raiz.ts'

const MAX_LINHAS = 80

/** The cookie of one store's lines: other stores' carts are not touched. */
export function nameOfLinhas(slug: string): string {
  return `${cookies.carrinho}_${slug}`
}

/** `id:quantidade` pairs with dots between, dashes of the ids left out: 80 lines fit into a cookie. */
export function formatLinhas(linhas: readonly LinhaCrua[]): string {
  return linhas
    .slice(0, MAX_LINHAS)
    .map(({ id, quantidade, embalarParaPresente }) => {
      const milesimos = Math.round(quantidade * 1000)
      return `${id.replaceAll('-', '')}:${milesimos}${embalarParaPresente ? 'p' : ''}`
    })
    .join('.')
}

/** The lines of the cookie; what cannot be read is left out. */
export function parseLinhas(value: string | null): LinhaCrua[] {
  return (value ?? '').split('.').flatMap((part) => {
    const [, hex, quantidade, presente] = /^([0-9a-f]{32}):(\d{1,10})(p?)$/.exec(part) ?? []
    const milesimos = Number(quantidade)
    if (!hex || !(milesimos > 0)) return []
    const linha = { id: toUuid(hex), quantidade: milesimos / 1000 }
    return [presente ? { ...linha, embalarParaPresente: true } : linha]
  })
}

/** The value of the lines' cookie in a request. */
export function readCookie(request: Request, slug: string): string | null {
  return pickCookie(request.headers.get('cookie') ?? '', nameOfLinhas(slug))
}

/** One cookie of a `Cookie` header or of document.cookie, decoded. */
export function pickCookie(text: string, name: string): string | null {
  for (const part of text.split(/;\s*/)) {
    const [key, value = ''] = part.split(/=(.*)/s)
    if (key === name) return safeDecode(value)
  }
  return null
}

function safeDecode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
