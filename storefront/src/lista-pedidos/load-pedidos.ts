import type { LoaderFunctionArgs } from 'react-router'

import { hojeNaLoja } from '#pedido'
import { requireSessao } from '#sessao'

import { isFiltrado, readFiltro, toQuery } from './filtro.ts'

/** A page of the customer's orders at this store; `pagina` null when it could not be read. */
export async function loadPedidos(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const filtro = readFiltro(new URL(args.request.url).searchParams)
  const hoje = hojeNaLoja(loja)
  const { idfornecedor } = loja
  const [resposta, assinaturas] = await Promise.all([
    pagina.client('GET /v2/app/pedido/cliente/{idcliente}', {
      params: { idcliente },
      query: { ...toQuery(filtro, hoje.data), idfornecedor },
    }),
    loja.meta_info.hasRecorrencia
      ? pagina.client('GET /v4/subscription/list/{idfornecedor}/{idcliente}', {
          params: { idfornecedor, idcliente },
          query: { limit: 1 },
        })
      : null,
  ])
  return {
    filtro,
    hoje,
    idcliente,
    formas: loja.formasPagamento.map(({ idformapagto, nome }) => ({ idformapagto, nome })),
    pagina: resposta.ok ? resposta.dados : null,
    totais: {
      // A filtered answer counts only a part: how many orders there are in all is not known then.
      pedidos: resposta.ok && !isFiltrado(filtro) ? resposta.dados.totalItems : null,
      assinaturas: assinaturas?.ok ? assinaturas.dados.totalItems : null,
    },
  }
}
