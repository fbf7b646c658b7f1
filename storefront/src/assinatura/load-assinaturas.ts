import type { LoaderFunctionArgs } from 'react-router'

import { hojeNaLoja } from '#pedido'
import { requireSessao } from '#sessao'

/** The screen's page size (readings 8). */
const POR_PAGINA = 6

/** A page of the customer's subscriptions at this store; `pagina` null when it could not be read. */
export async function loadAssinaturas(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const page = Math.max(1, Math.trunc(Number(args.url.searchParams.get('page'))) || 1)
  const { idfornecedor } = loja
  const [resposta, pedidos] = await Promise.all([
    pagina.client('GET /v4/subscription/list/{idfornecedor}/{idcliente}', {
      params: { idfornecedor, idcliente },
      query: { page, limit: POR_PAGINA },
    }),
    pagina.client('GET /v2/app/pedido/cliente/{idcliente}', {
      params: { idcliente },
      query: { idfornecedor, limit: 1 },
    }),
  ])
  return {
    hoje: hojeNaLoja(loja),
    pagina: resposta.ok ? resposta.dados : null,
    totais: {
      pedidos: pedidos.ok ? pedidos.dados.totalItems : null,
      assinaturas: resposta.ok ? resposta.dados.totalItems : null,
    },
  }
}
