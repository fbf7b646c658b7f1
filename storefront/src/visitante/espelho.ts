import { cookies } from '@vitrine/contract/headers'
import { urls } from '@vitrine/contract/urls'

import { pickCookie } from '#shell'
import type { LinhaCrua } from '#shell'

import { fitsCookie, formatLinhas, parseLinhas } from './linhas.ts'

/** A visitor's cart as its device keeps it, told to the server for the page of the cart alone (decision 0205). */
export interface Espelho {
  /** Of what the device keeps. */
  versao: string
  linhas: LinhaCrua[]
}

/** It begins like the cookie of lines, so a page that it comes with is not everybody's. Known here alone: `cookies` is in every browser. */
const ESPELHO = `${cookies.carrinho}-espelho`
/** As long as a visitor may be away and still find its cart at once; the device keeps it longer. */
const MES = 2_592_000

/** What the cookie says, or null. Of a cookie that cannot be read whole nothing is taken: the device would take what is left for all of it. */
export function readEspelho(request: Request): Espelho | null {
  const value = pickCookie(request.headers.get('cookie') ?? '', ESPELHO) ?? ''
  const [, versao, texto] = /^([\da-z]+)~(.*)$/.exec(value) ?? []
  if (!versao || texto === undefined) return null
  const linhas = parseLinhas(texto)
  const quantas = texto === '' ? 0 : texto.split('.').length
  return linhas.length === quantas ? { versao, linhas } : null
}

/** The cookie that says it, for `Set-Cookie` and `document.cookie` alike; null: a cookie cannot say it. */
export function writeEspelho(slug: string, { versao, linhas }: Espelho): string | null {
  return fitsCookie(linhas) ? toCookie(slug, `${versao}~${formatLinhas(linhas)}`, MES) : null
}

export function dropEspelho(slug: string): string {
  return toCookie(slug, '', 0)
}

function toCookie(slug: string, value: string, segundos: number): string {
  return `${ESPELHO}=${value}; Path=${urls.carrinho(slug)}; Max-Age=${segundos}; SameSite=Lax`
}
