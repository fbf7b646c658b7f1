import { urls } from '@vitrine/contract'
import { escapeHtml } from '@vitrine/rules/texto'

import type { LojaNoMapa, ProdutoNoMapa } from './buscador.repository.ts'

/** The most that a sitemap may name (sitemaps.org). */
export const POR_MAPA = 50_000
/** Read at once: memory holds so many, whatever the length of the list. */
const LOTE = 1000

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xmlnsImage = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const tag = (nome: string, valor: string) => `<${nome}>${escapeHtml(valor)}</${nome}>`
/** Nothing where no day is known: an invented one would call the crawler for nothing. */
const tagMudanca = (quando: Date | null) => (quando ? tag('lastmod', quando.toISOString()) : '')

/** File name of one sitemap of a store. */
export const nameMapa = (slug: string, parte: 'paginas' | number) =>
  `sitemap-${slug}-${parte === 'paginas' ? parte : `produtos-${parte}`}.xml`

/** What an address of a sitemap names; null for anything else. */
export function readMapa(nome: string): { slug: string; parte: 'paginas' | number } | null {
  const [, slug, parte, numero] =
    /^sitemap-([a-z0-9][a-z0-9-]{1,39})-(?:(paginas)|produtos-([1-9]\d{0,4}))\.xml$/.exec(nome) ?? []
  if (!slug) return null
  return { slug, parte: parte === 'paginas' ? parte : Number(numero) }
}

/** The sitemaps of a host, store by store. */
export async function* writeIndice(origem: string, lojas: AsyncIterable<LojaNoMapa>): AsyncGenerator<string> {
  yield `${XML}<sitemapindex ${xmlns}>`
  let total = 0
  for await (const { slug, paginas, produtos } of lojas) {
    const partes = produtos.map((mudado, i) => ({ parte: i + 1, mudado }))
    for (const { parte, mudado } of [{ parte: 'paginas' as const, mudado: paginas }, ...partes]) {
      if ((total += 1) > POR_MAPA) break
      yield `<sitemap>${tag('loc', `${origem}/${nameMapa(slug, parte)}`)}${tagMudanca(mudado)}</sitemap>`
    }
  }
  yield '</sitemapindex>\n'
}

/** A page, and since when it is as it is; null: nobody knows. */
export interface PaginaNoMapa {
  loc: string
  mudado_em: Date | null
}

/** Pages of a store that are not products. */
export function writePaginas(paginas: readonly PaginaNoMapa[]): string {
  const ditas = paginas.map(({ loc, mudado_em }) => `<url>${tag('loc', loc)}${tagMudanca(mudado_em)}</url>`)
  return `${XML}<urlset ${xmlns}>${ditas.join('')}</urlset>\n`
}

/** Products of one sitemap with their pictures, a batch at a time. */
export async function* writeProdutos(
  { origem, slug, depois }: { origem: string; slug: string; depois: string },
  listDepois: (depois: string, limit: number) => Promise<ProdutoNoMapa[]>,
): AsyncGenerator<string> {
  yield `${XML}<urlset ${xmlns} ${xmlnsImage}>`
  let ultimo = depois
  for (let escritos = 0; escritos < POR_MAPA; escritos += LOTE) {
    const lote = await listDepois(ultimo, LOTE)
    yield lote.map((produto) => writeProduto(produto, origem, slug)).join('')
    if (lote.length < LOTE) break
    ultimo = lote.at(-1)?.id ?? ultimo
  }
  yield '</urlset>\n'
}

function writeProduto({ id, nome, imagem, mudado_em }: ProdutoNoMapa, origem: string, slug: string): string {
  const loc = tag('loc', origem + urls.produto(slug, id, nome))
  const foto = imagem
    ? `<image:image>${tag('image:loc', origem + urls.imagem(imagem, 1080))}</image:image>`
    : ''
  return `<url>${loc}${tagMudanca(mudado_em)}${foto}</url>`
}

/** Reads a list of any length, a batch at a time. */
export async function* readEmLotes<T extends LojaNoMapa>(
  listDepois: (depois: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let depois = ''; ;) {
    const lote = await listDepois(depois, LOTE)
    yield* lote
    const ultima = lote.at(-1)
    if (!ultima || lote.length < LOTE) return
    depois = ultima.slug
  }
}
