import { cookies } from '@vitrine/contract/headers'

/** The cookie of one store's lines: other stores' carts are not touched. */
export function nameOfLinhas(slug: string): string {
  return `${cookies.carrinho}_${slug}`
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
