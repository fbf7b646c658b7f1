import type { LoaderFunctionArgs } from 'react-router'

import { loadLoja, loadSessao } from '#acesso'
import { paginaContext } from '#shell'

import { listEnderecos, listLojas, listLugares } from './list-lugares.ts'

/** The page of addresses: those of the account, the stores for pickup, and what was searched without script. */
export async function loadEnderecos({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const sessao = await loadSessao(pagina, loja)
  const [enderecos, lojas, lugares] = await Promise.all([
    sessao?.idcliente ? listEnderecos(pagina, loja.idfornecedor) : [],
    loja.tags.includes('has-collect') ? listLojas(pagina, loja.idfornecedor) : [],
    listLugares(pagina, q),
  ])
  return {
    isCliente: Boolean(sessao?.idcliente),
    enderecos,
    lojas,
    busca: { q, lugares },
    local: pagina.local,
    novo: searchParams.has('novo'),
    editar: searchParams.get('editar'),
  }
}
