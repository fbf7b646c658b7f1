import type { Client } from '@vitrine/contract/client'

import { nameOfLinhas, pickCookie } from '#shell'
import type { LinhaCrua } from '#shell'

const MAX_LINHAS = 80
/** Before a key of the server; no list of lines begins with it. */
const MARCA = '~'
/** A day: long enough to finish without script. */
const DIA = 86_400

/** Whether a cookie can say all of it; else the server keeps the lines, and the cookie their key. */
export function fitsCookie(linhas: readonly LinhaCrua[]): boolean {
  return (
    linhas.length <= MAX_LINHAS &&
    linhas.every(({ produtos, observacao, substituicao }) => !produtos && !observacao && !substituicao)
  )
}

/** `id:quantidade` pairs with dots between, dashes of the ids left out: 80 lines fit into a cookie. */
export function formatLinhas(linhas: readonly LinhaCrua[]): string {
  return linhas
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

/** Whether a visitor's request brings lines, without reading them. */
export function hasLinhas(request: Request, slug: string): boolean {
  const value = pickCookie(request.headers.get('cookie') ?? '', nameOfLinhas(slug)) ?? ''
  return value.startsWith(MARCA) || parseLinhas(value).length > 0
}

/** The lines that a cookie says, or that the server keeps under its key. */
export async function readLinhas(
  client: Client,
  request: Request,
  slug: string,
  nome = nameOfLinhas(slug),
): Promise<LinhaCrua[]> {
  const value = pickCookie(request.headers.get('cookie') ?? '', nome) ?? ''
  if (!value.startsWith(MARCA)) return parseLinhas(value)
  const resposta = await client('GET /v4/cart/{idfornecedor}/guardado/{chave}', {
    params: { idfornecedor: slug, chave: value.slice(MARCA.length, 100) || MARCA },
    query: {},
  })
  return resposta.ok ? resposta.dados.cartItens : []
}

/** The Set-Cookie line that keeps them all, however many they are; null when the server did not take them. */
export async function writeLinhas(
  client: Client,
  slug: string,
  linhas: readonly LinhaCrua[],
  { nome = nameOfLinhas(slug), segundos = DIA, mais = '' } = {},
): Promise<string | null> {
  const value = fitsCookie(linhas) ? formatLinhas(linhas) : await keepLinhas(client, slug, linhas)
  return value === null ? null : `${nome}=${value}; Path=/; Max-Age=${segundos}; SameSite=Lax${mais}`
}

async function keepLinhas(
  client: Client,
  slug: string,
  linhas: readonly LinhaCrua[],
): Promise<string | null> {
  const resposta = await client('POST /v4/cart/{idfornecedor}/guardado', {
    params: { idfornecedor: slug },
    query: {},
    body: { cartItens: [...linhas] },
  })
  return resposta.ok ? MARCA + resposta.dados.chave : null
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
