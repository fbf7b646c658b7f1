import { headersDaPagina } from '@vitrine/contract/headers'

import { markGuardada, readTitulo } from './marcada.ts'

/** Names begin as everything of a login does, so that it goes with the logout (consentimento/forget-usuario.ts). */
const PUBLICAS = 'vitrine_paginas'
const PESSOAIS = 'vitrine_usuario_paginas'
const MAXIMO = 20
/** A copy that is younger is not asked for again by itself. */
const NOVA_MS = 15 * 60_000

const QUANDO = 'x-vitrine-quando'
const TITULO = 'x-vitrine-titulo'
/** Kept in place of a login's id with a page that every visitor may see. */
const NINGUEM = '-'

/** Screens that open without a connection: what is for sale, cart, lists, orders (decision 0088). Never paying, never the account. */
const TELAS = /^(?:|carrinho|combos(?:\/[^/]+)?|produto\/[^/]+|listas(?:\/[^/]+)?|pedidos(?:\/\d+)?)$/
/** A page whose address carries one of these is not kept: it belongs to one visit alone. */
const SECRETOS = ['api_key', 'id_erp_usuario', 'fselecionado', 'token']

export interface Onde {
  slug: string
  raiz: string
  build: string
}

/** The address that a page is kept under; null: it is not one that is kept. */
export function keyOf(endereco: string, { slug, raiz }: Onde): string | null {
  const url = new URL(endereco)
  const path = url.pathname.replace(/\/$/, '')
  const isDaLoja = path === `/${slug}` || path.startsWith(`/${slug}/`) || (raiz === '/' && path === '')
  if (!isDaLoja || !TELAS.test(path.slice(slug.length + 2))) return null
  if (SECRETOS.some((nome) => url.searchParams.has(nome))) return null
  const rastros = Array.from(url.searchParams.keys()).filter((nome) => nome.startsWith('utm_'))
  for (const nome of rastros) url.searchParams.delete(nome)
  url.hash = ''
  return url.href
}

/** Grows whenever something is to be forgotten: an answer that was asked for before is not kept after it. */
let epoca = 0
export const readEpoca = () => epoca

/**
 * Keeps a page as it was answered. The server says whose it is: without its word nothing is kept; somebody else's goes at once,
 * here and at the other stores of this host.
 */
export async function keepPagina(key: string, resposta: Response, onde: Onde, desde: number): Promise<void> {
  await dropAlheiasDe(resposta, onde)
  const quem = resposta.headers.get(headersDaPagina.quem)
  const isHtml = resposta.headers.get('content-type')?.startsWith('text/html') === true
  if (quem === null || resposta.status !== 200 || resposta.redirected || !isHtml || desde !== epoca || parado)
    return
  const texto = await resposta.text()
  const headers = new Headers(resposta.headers)
  headers.set(QUANDO, new Date().toISOString())
  headers.set(TITULO, encodeURIComponent(readTitulo(texto)))
  // The kept copy is not compressed any more.
  for (const nome of ['content-encoding', 'content-length']) headers.delete(nome)
  const nome = nameOf(quem, onde)
  const cache = await caches.open(nome)
  await cache.delete(key)
  await cache.put(key, new Response(texto, { headers }))
  for (const velha of (await cache.keys()).slice(0, -MAXIMO)) await cache.delete(velha)
  if (desde !== epoca) await caches.delete(nome)
}

/** What is kept under this address, marked with the moment it is of; null: nothing is. */
export async function openPagina(key: string, onde: Onde, fuso: string): Promise<Response | null> {
  const guardada = await findGuardada(key, onde)
  if (!guardada) return null
  const html = markGuardada(await guardada.text(), guardada.headers.get(QUANDO) ?? '', fuso)
  return new Response(html, { headers: guardada.headers })
}

export const isNova = async (key: string, onde: Onde): Promise<boolean> => {
  const quando = (await findGuardada(key, onde))?.headers.get(QUANDO)
  return quando !== undefined && quando !== null && Date.now() - Date.parse(quando) < NOVA_MS
}

/** Addresses and titles of what is kept, the last one first. */
export async function listGuardadas(onde: Onde): Promise<{ url: string; titulo: string }[]> {
  const todas = await Promise.all(
    (await namesOf(onde)).map(async (nome) => {
      const cache = await caches.open(nome)
      return Promise.all((await cache.keys()).map(async (key) => ({ key, pagina: await cache.match(key) })))
    }),
  )
  return todas
    .flat()
    .toReversed()
    .map(({ key, pagina }) => ({
      url: key.url,
      titulo: decodeURIComponent(pagina?.headers.get(TITULO) ?? ''),
    }))
}

/** What is of a login, at every store of this host. */
export async function forgetPessoais(): Promise<void> {
  epoca += 1
  for (const nome of await caches.keys()) if (nome.startsWith(PESSOAIS)) await caches.delete(nome)
}

/** Removes pages of other builds of this store: scripts of two builds are never on one page. */
export async function dropOutrosBuilds({ slug, build }: Onde): Promise<void> {
  for (const nome of await caches.keys()) {
    const [tipo = '', dono, feito] = nome.split(':')
    if ([PUBLICAS, PESSOAIS].includes(tipo) && dono === slug && feito !== build) await caches.delete(nome)
  }
}

let parado = false
export const isParado = () => parado

/** Removes all that the workers of this shop keep; from now on nothing is kept. */
export async function forgetTudo(): Promise<void> {
  epoca += 1
  parado = true
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine')) await caches.delete(nome)
}

/** `quem` is the login and the cliente that it buys for. */
async function dropAlheias(quem: string, onde: Onde): Promise<void> {
  const sua = nameOf(quem, onde)
  const [login] = quem.split('.')
  for (const nome of await caches.keys()) {
    if (!nome.startsWith(PESSOAIS) || nome === sua) continue
    const [, slug, , dono = ''] = nome.split(':')
    // At another store the same login may buy for another cliente.
    if (slug === onde.slug || dono.split('.')[0] !== login) await caches.delete(nome)
  }
}

/** The same for an answer that is not kept. */
export async function dropAlheiasDe({ headers }: Response, onde: Onde): Promise<void> {
  const quem = headers.get(headersDaPagina.quem)
  if (quem !== null) await dropAlheias(quem, onde)
}

async function findGuardada(key: string, onde: Onde): Promise<Response | undefined> {
  for (const nome of await namesOf(onde)) {
    const achada = await caches.match(key, { cacheName: nome })
    if (achada) return achada
  }
  return undefined
}

/** Pages of the person who is logged in come first. */
async function namesOf({ slug, build }: Onde): Promise<string[]> {
  const nomes = await caches.keys()
  const dela = (tipo: string) => nomes.filter((nome) => nome.startsWith(`${tipo}:${slug}:${build}`))
  return [...dela(PESSOAIS), ...dela(PUBLICAS)]
}

const nameOf = (quem: string, { slug, build }: Onde) =>
  quem === NINGUEM ? `${PUBLICAS}:${slug}:${build}` : `${PESSOAIS}:${slug}:${build}:${quem}`
