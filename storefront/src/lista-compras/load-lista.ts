import type { LoaderFunctionArgs } from 'react-router'

import { loadLoja, requireSessao } from '#sessao'
import { paginaContext } from '#shell'

/** One list, and the own lists that its lines can be copied to. Unknown and strangers' lists are 404 alike. */
export async function loadLista(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const { idfornecedor } = loja
  const [lista, minhas] = await Promise.all([
    pagina.client('GET /v4/shopping-list/{list}/products/{idcliente}', {
      params: { list: args.params.id ?? '', idcliente },
      query: { idfornecedor },
    }),
    pagina.client('GET /v4/shopping-list/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, type: 'FROM_CLIENT' },
    }),
  ])
  if (!lista.ok) throw new Response(lista.falha.error, { status: lista.status })
  const destinos = minhas.ok ? minhas.dados.data.filter(({ idlista }) => idlista !== lista.dados.idlista) : []
  return { lista: lista.dados, destinos: destinos.map(({ idlista, nome }) => ({ idlista, nome })) }
}

/** A list that somebody shared, for anybody who has its code. */
export async function loadCompartilhada({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const lista = await pagina.client('GET /v4/shopping-list/shared/{codigo}', {
    params: { codigo: params.codigo ?? '' },
    query: { idfornecedor: loja.idfornecedor },
  })
  if (!lista.ok) throw new Response('Não encontrado', { status: 404 })
  return { lista: lista.dados, codigo: params.codigo ?? '' }
}
