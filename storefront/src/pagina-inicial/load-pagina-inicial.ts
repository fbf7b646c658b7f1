import type { LoaderFunctionArgs } from 'react-router'

import type { PaginaInicial } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { requireLugar } from '#lugar'
import { loadLoja } from '#sessao'
import { paginaContext } from '#shell'

/** The composed home of the store of the address; null where it has none, or where it could not be read: the list stands in (readings 8). */
export async function loadPaginaInicial({
  url,
  params,
  context,
}: LoaderFunctionArgs): Promise<PaginaInicial | null> {
  const pagina = context.get(paginaContext)
  const { client, local, slugDoHost } = pagina
  const loja = await loadLoja(pagina, params.slug ?? slugDoHost ?? '')
  const previa = url.searchParams.get('previa')
  const escrita = previa === null ? null : await loadPrevia(client, loja.idfornecedor, previa)
  if (escrita) return escrita
  if (!loja.tags.includes('use-new-style-page')) return null
  await requireLugar(pagina, loja, url)
  const resposta = await client('GET /v4/pagina-inicial/{idfornecedor}', {
    params: { idfornecedor: loja.idfornecedor },
    query: { tipoentrega: local?.tipoEntrega },
  })
  return resposta.ok && resposta.dados.secoes.length > 0 ? resposta.dados : null
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
