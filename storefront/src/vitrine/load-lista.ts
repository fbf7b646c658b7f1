import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { Categoria, FiltrosProduto, PaginaProdutos } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { requireLugar } from '#lugar'
import { loadLoja } from '#sessao'
import { paginaContext, readArvore } from '#shell'

import { hrefOfLista, isHome, readBusca, toQuery } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import { isFiltrada, listAchadas, MAX_CATEGORIAS } from './categoria.ts'
import type { Nivel } from './categoria.ts'

export interface DadosLista {
  /** Null when the list could not be read: the screen says so instead of showing none (readings 8). */
  pagina: PaginaProdutos | null
  /** Filters with counts; none on the home, which is the whole catalogue. */
  filtros: FiltrosProduto | null
  /** The first level above the category of the address, with what is below it; null where none is named. */
  ramo: Categoria | null
}

/** One page of the list that the address asks for, with its filters. A SKU or a bar code opens its product (ux 1.3.4). */
export async function loadLista({ url, params, context }: LoaderFunctionArgs): Promise<DadosLista> {
  const pagina = context.get(paginaContext)
  const { client, local, slugDoHost } = pagina
  const supplier = params.slug ?? slugDoHost ?? ''
  await requireLugar(pagina, await loadLoja(pagina, supplier), url)
  const busca = readBusca(url.searchParams)
  const tipoentrega = local?.tipoEntrega
  const [resposta, filtros, ramo] = await Promise.all([
    client('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier, x: '0' },
      query: { ...toQuery(busca), tipoentrega },
    }),
    isHome(busca) ? null : loadFiltros(pagina, supplier, busca),
    busca.categ ? loadRamo(pagina, supplier, busca.categ) : null,
  ])
  if (!resposta.ok) return { pagina: null, filtros, ramo }
  leadToCategoria(supplier, busca, resposta.dados)
  const outra = findOutra(supplier, busca, resposta.dados)
  if (outra) throw redirect(outra)
  const { corrigida } = resposta.dados
  return {
    pagina: resposta.dados,
    filtros: cutCategorias(
      corrigida ? await loadFiltros(pagina, supplier, { ...busca, sk: corrigida }) : filtros,
      busca,
      ramo,
    ),
    ramo,
  }
}

/** Of the shelves with their numbers a list shows a few of its branch, and those only where something narrows it (barra.tsx). */
function cutCategorias(
  filtros: FiltrosProduto | null,
  busca: BuscaLista,
  ramo: Categoria | null,
): FiltrosProduto | null {
  if (!filtros) return null
  const achadas = isFiltrada(busca) ? listAchadas(filtros, ramo?.filhas ?? []) : []
  return { ...filtros, categorias: achadas.slice(0, MAX_CATEGORIAS) }
}

/** By slug or by id. */
async function loadRamo({ client }: ContextoPagina, b: string, nome: string): Promise<Categoria | null> {
  const arvore = (await readArvore(client, b)) ?? []
  const isIt = ({ slug, idcategoria }: Nivel) => slug === nome || idcategoria === nome
  return arvore.find((pai) => isIt(pai) || pai.filhas.some(isIt)) ?? null
}

/** A category is found by its id and by addresses that it had, and stands at the one that it has; an unknown one is a 404. */
function leadToCategoria(supplier: string, busca: BuscaLista, { categoria: categ }: PaginaProdutos): void {
  if (categ === undefined) return
  if (categ === null) throw new Response('Esta loja não tem esta categoria.', { status: 404 })
  throw redirect(hrefOfLista(supplier, busca, { categ, page: busca.page, exata: busca.exata }), 301)
}

/** Where the answer leads instead: the product whose code was typed; the last page of a list that has become shorter. */
function findOutra(supplier: string, busca: BuscaLista, pagina: PaginaProdutos): string | null {
  const { exato, data, totalPages } = pagina
  if (exato && busca.tags.length === 0)
    return urls.produto(supplier, exato, data.find(({ id }) => id === exato)?.name ?? data[0]?.name ?? '')
  if (data.length === 0 && busca.page > totalPages && totalPages > 0)
    return hrefOfLista(supplier, busca, { page: totalPages })
  return null
}

async function loadFiltros(
  { client, local }: ContextoPagina,
  a: string,
  busca: BuscaLista,
): Promise<FiltrosProduto | null> {
  const { categ, sk, tags } = busca
  const resposta = await client('GET /v4/tag-pesquisa/{a}/filtros-produto/{b}', {
    params: { a, b: categ || '0' },
    query: {
      ...(sk && { sk }),
      ...(tags.length > 0 && { tagsPesquisa: tags.join(',') }),
      tipoentrega: local?.tipoEntrega,
    },
  })
  return resposta.ok ? resposta.dados : null
}
