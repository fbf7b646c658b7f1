import type { BuscaProdutos } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

/** What a list's address asks for; names are those of the call (§7), so that one reads as the other. */
export interface BuscaLista {
  categ: string
  sk: string
  /** `sk` as it is typed: nothing is searched for instead. */
  exata: boolean
  ordenacao: string
  tags: string[]
  page: number
}

export function readBusca(search: URLSearchParams): BuscaLista {
  const page = Number(search.get('page') ?? 1)
  return {
    categ: search.get('categ') ?? '',
    sk: (search.get('sk') ?? '').trim(),
    exata: search.get('exata') === 'true',
    ordenacao: search.get('ordenacao') ?? '',
    tags: (search.get('tagsPesquisa') ?? '').split(',').filter(Boolean),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Query of the call; empty fields are left out by the client. */
export function toQuery(busca: BuscaLista): Partial<BuscaProdutos> {
  const { categ, sk, exata, ordenacao, tags, page } = busca
  return {
    page,
    ...(categ && { categ }),
    ...(sk && { sk }),
    ...(exata && { exata }),
    ...(ordenacao && { ordenacao }),
    ...(tags.length > 0 && { tagsPesquisa: tags.join(',') }),
  }
}

/** The address of the same list with something changed; back on its first page unless a page is asked for. */
export function hrefOfLista(slug: string, busca: BuscaLista, change: Partial<BuscaLista>): string {
  // With other words the search may be corrected again.
  const { categ, sk, exata, ordenacao, tags, page } = {
    ...busca,
    ...(change.sk !== undefined && { exata: false }),
    page: 1,
    ...change,
  }
  const lista = urls.lista(slug, {
    categ,
    sk,
    exata: exata ? 'true' : undefined,
    ordenacao,
    tagsPesquisa: tags.join(','),
    page: page > 1 ? page : undefined,
  })
  return lista === urls.loja(slug) ? urls.catalogo(slug) : lista
}

/** The whole catalogue from its beginning: nothing chosen, nothing searched for. */
export function isHome({ categ, sk, tags, page }: BuscaLista): boolean {
  return !categ && !sk && tags.length === 0 && page === 1
}

/** Nothing at all is said: the home of the store. Its whole catalogue has an order in its address (urls.catalogo). */
export function isInicio(search: URLSearchParams): boolean {
  return isHome(readBusca(search)) && !search.get('ordenacao')
}

/** Tags with one of them switched. */
export function toggleTag(tags: readonly string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]
}

/** Identity of a list, whatever its page. */
export function keyOfLista(slug: string, busca: BuscaLista): string {
  return hrefOfLista(slug, busca, { page: 1 })
}
