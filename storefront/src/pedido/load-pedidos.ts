import type { LoaderFunctionArgs } from 'react-router'

import { requireSessao } from '#acesso'

import { readFiltro, toQuery } from './filtro.ts'
import { hojeNaLoja } from './format-quando.ts'

/** A page of the customer's orders at this store; `pagina` null when it could not be read. */
export async function loadPedidos(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const filtro = readFiltro(new URL(args.request.url).searchParams)
  const hoje = hojeNaLoja()
  const resposta = await pagina.client('GET /v2/app/pedido/cliente/{idcliente}', {
    params: { idcliente },
    query: { ...toQuery(filtro, hoje), idfornecedor: loja.idfornecedor },
  })
  return {
    filtro,
    hoje,
    idcliente,
    formas: loja.formasPagamento.map(({ idformapagto, nome }) => ({ idformapagto, nome })),
    pagina: resposta.ok ? resposta.dados : null,
  }
}
