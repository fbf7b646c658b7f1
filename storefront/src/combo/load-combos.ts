import type { LoaderFunctionArgs } from 'react-router'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** The store's combos: the customer's own with a session, else those of everybody; `combos` null when unreadable. */
export async function loadCombos({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const { client, local } = pagina
  const loja = await loadLoja(pagina, params.slug)
  const idc = (await loadSessao(pagina, loja))?.idcliente
  const idf = loja.idfornecedor
  const query = { tipoEntrega: local?.tipoEntrega }
  const resposta = idc
    ? await client('GET /v4/promotional-combo-client/{idf}/{idc}', { params: { idf, idc }, query })
    : await client('GET /v4/promotional-combo-all/{idf}', { params: { idf }, query })
  return { combos: resposta.ok ? resposta.dados.data : null }
}
