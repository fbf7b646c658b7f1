import type { LoaderFunctionArgs } from 'react-router'

import { refuseOutros } from '#moldura-da-operacao'
import { painelContext } from '#shell'

/** How the platform and a page of its stores are doing; null: it could not be read. */
export async function loadSaude({ url, context }: LoaderFunctionArgs) {
  const painel = context.get(painelContext)
  const busca = (url.searchParams.get('busca') ?? '').slice(0, 100)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const [plataforma, lojas] = await Promise.all([
    painel.client('GET /painel/v1/saude', { params: {}, query: {} }),
    painel.client('GET /painel/v1/saude/fornecedores', {
      params: {},
      query: { busca, limit: 20, ...(cursor && { cursor }) },
    }),
  ])
  refuseOutros(plataforma, painel, url)
  return {
    plataforma: plataforma.ok ? plataforma.dados : null,
    lojas: lojas.ok ? lojas.dados : null,
    busca,
    lida_em: new Date().toISOString(),
  }
}
