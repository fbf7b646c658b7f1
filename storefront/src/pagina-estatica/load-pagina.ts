import type { LoaderFunctionArgs } from 'react-router'

import { data } from 'react-router'

import type { PaginaEstatica, PaginaListada } from '@vitrine/contract'

import { paginaContext } from '#shell'

export type PaginaLida =
  | { pagina: PaginaEstatica; outras: PaginaListada[] }
  /** §8: the page is there and cannot be shown. */
  | { pagina: null; titulo: string; conteudo: string }

/** A static page of the store, and the others; 404 when there is none of this name. */
export async function loadPagina({ params, context }: LoaderFunctionArgs) {
  const { client } = context.get(paginaContext)
  const { slug: id = '', pagina: slug = '' } = params
  const [resposta, lista] = await Promise.all([
    client('GET /v4/pagina-estatica/{id}/slug/{slug}', {
      params: { id, slug: slug.slice(0, 80) },
      query: {},
    }),
    client('GET /v4/pagina-estatica/{id}/listar', { params: { id }, query: {} }),
  ])
  if (resposta.ok) {
    const outras = lista.ok ? lista.dados.data.filter((cada) => cada.slug !== slug) : []
    return data<PaginaLida>({ pagina: resposta.dados, outras })
  }
  const { falha, status } = resposta
  const conteudo = falha.detalhes?.conteudo
  if (typeof conteudo !== 'string') throw new Response(falha.error, { status })
  return data<PaginaLida>({ pagina: null, titulo: falha.error, conteudo }, { status })
}
