import type { LoaderFunctionArgs } from 'react-router'

import type { Categoria, PaginaInicial } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { requireLugar } from '#lugar'
import { loadLoja } from '#sessao'
import { paginaContext, readArvore } from '#shell'

export type CategoriaDaSecao = Pick<Categoria, 'slug' | 'nome' | 'fundo' | 'total'>

export interface DadosDoInicio extends PaginaInicial {
  /** Those that its sections name and that have something to sell. Absent: told by a server of before. */
  categorias?: CategoriaDaSecao[]
}

/** The composed home of the store of the address; null where it has none, or where it could not be read: the list stands in (readings 8). */
export async function loadPaginaInicial({
  url,
  params,
  context,
}: LoaderFunctionArgs): Promise<DadosDoInicio | null> {
  const pagina = context.get(paginaContext)
  const { client, local, slugDoHost } = pagina
  const loja = await loadLoja(pagina, params.slug ?? slugDoHost ?? '')
  const previa = url.searchParams.get('previa')
  const escrita = previa === null ? null : await loadPrevia(client, loja.idfornecedor, previa)
  if (escrita) return addCategorias(client, loja.idfornecedor, escrita)
  if (!loja.tags.includes('use-new-style-page')) return null
  await requireLugar(pagina, loja, url)
  const resposta = await client('GET /v4/pagina-inicial/{idfornecedor}', {
    params: { idfornecedor: loja.idfornecedor },
    query: { tipoentrega: local?.tipoEntrega },
  })
  if (!resposta.ok || resposta.dados.secoes.length === 0) return null
  return addCategorias(client, loja.idfornecedor, resposta.dados)
}

/** The root brings the first level of them alone. */
async function addCategorias(client: Client, b: string, inicio: PaginaInicial): Promise<DadosDoInicio> {
  const nomes = new Set(
    inicio.secoes.flatMap((secao) =>
      secao.tipo === 'CATEGORIAS' ? secao.itens.map(({ categ }) => categ) : [],
    ),
  )
  if (nomes.size === 0) return inicio
  const arvore = await readArvore(client, b)
  const categorias = (arvore ?? [])
    .flatMap((pai) => [pai, ...pai.filhas])
    .filter(({ slug }) => nomes.has(slug))
    .map(({ slug, nome, fundo, total }) => ({ slug, nome, fundo, total }))
  return { ...inicio, categorias }
}

/** The draft that a link of the panel shows; null: that link is over, or shows others. */
async function loadPrevia(
  client: Client,
  idfornecedor: string,
  previa: string,
): Promise<PaginaInicial | null> {
  const resposta = await client('GET /v4/previa/{idfornecedor}/{previa}/inicio', {
    params: { idfornecedor, previa: previa.slice(0, 64) },
  })
  return resposta.ok ? resposta.dados : null
}
