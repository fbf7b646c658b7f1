import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { idFromProdutoPath, urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

/** The combo of the address, priced for whoever looks; 404 when the store has none by that id. */
export async function loadCombo({ params, context, url }: LoaderFunctionArgs) {
  const { client, local } = context.get(paginaContext)
  const id = idFromProdutoPath(params.id ?? '')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
    throw new Response('Não encontrado', { status: 404 })
  const resposta = await client('GET /v4/promotional-combo/{id}/', {
    params: { id },
    query: { idfornecedor: params.slug, tipoEntrega: local?.tipoEntrega },
  })
  if (!resposta.ok) throw new Response(resposta.falha.error, { status: resposta.status })
  const caminho = urls.combo(params.slug ?? '', id, resposta.dados.nome)
  if (!caminho.endsWith(`/${params.id}`)) throw redirect(caminho + url.search, 301)
  return { combo: resposta.dados }
}
