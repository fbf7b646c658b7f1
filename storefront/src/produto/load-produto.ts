import type { LoaderFunctionArgs } from 'react-router'

import { idFromProdutoPath } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

/** The product of the address, with its variants and neighbours; 404 when the store has none by that id. */
export async function loadProduto({ params, context }: LoaderFunctionArgs) {
  const { client, local } = context.get(paginaContext)
  const c = idFromProdutoPath(params.id ?? '')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(c))
    throw new Response('Não encontrado', { status: 404 })
  const resposta = await client('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
    params: { a: 'token', b: params.slug ?? '', c },
    query: { tipoEntrega: local?.tipoEntrega },
  })
  if (!resposta.ok) throw new Response(resposta.falha.error, { status: resposta.status })
  return { produto: resposta.dados }
}
