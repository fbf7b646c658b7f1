import type { LoaderFunctionArgs } from 'react-router'

import { data } from 'react-router'

import type { Carrossel, ContextoPagina, PaginaEstatica, PaginaListada } from '@vitrine/contract'

import { loadCarrosseis } from '#carrossel'
import { loadLoja } from '#sessao'
import { paginaContext } from '#shell'

export type PaginaLida =
  | {
      pagina: PaginaEstatica
      outras: PaginaListada[]
      /** Those that stand on this page (§7), without their products. */
      carrosseis: Carrossel[]
    }
  /** §8: the page is there and cannot be shown. */
  | { pagina: null; titulo: string; conteudo: string }

/** A static page of the store, what stands on it, and the others; 404 when there is none of this name. */
export async function loadPagina({ url, params, context }: LoaderFunctionArgs) {
  const contexto = context.get(paginaContext)
  const { client } = contexto
  const { slug: id = '', pagina: slug = '' } = params
  const [resposta, lista, loja] = await Promise.all([
    readPagina(contexto, { id, slug: slug.slice(0, 80), previa: url.searchParams.get('previa') }),
    client('GET /v4/pagina-estatica/{id}/listar', { params: { id }, query: {} }),
    loadLoja(contexto, id),
  ])
  if (resposta.ok) {
    const outras = lista.ok ? lista.dados.data.filter((cada) => cada.slug !== slug) : []
    const carrosseis =
      'carrosseis' in resposta.dados
        ? resposta.dados.carrosseis
        : await loadCarrosseis(contexto, loja, {
            page: 'STATIC_PAGE',
            idstaticpage: resposta.dados.idpagina,
          })
    return data<PaginaLida>({ pagina: resposta.dados, outras, carrosseis })
  }
  const { falha, status } = resposta
  const conteudo = falha.detalhes?.conteudo
  if (typeof conteudo !== 'string') throw new Response(falha.error, { status })
  return data<PaginaLida>({ pagina: null, titulo: falha.error, conteudo }, { status })
}

/** What the store wrote under this name; with the link of a draft what is written there, where the link shows that. */
async function readPagina(
  { client }: ContextoPagina,
  { id, slug, previa }: { id: string; slug: string; previa: string | null },
) {
  const escrita =
    previa === null
      ? null
      : await client('GET /v4/previa/{idfornecedor}/{previa}/pagina', {
          params: { idfornecedor: id, previa: previa.slice(0, 64) },
          query: { slug },
        })
  return escrita?.ok
    ? escrita
    : client('GET /v4/pagina-estatica/{id}/slug/{slug}', { params: { id, slug }, query: {} })
}
