import type { LoaderFunctionArgs } from 'react-router'

import { requireSessao } from '#sessao'

/** Lists of the session's cliente, own and suggested; null when they could not be read. */
export async function loadListas(args: LoaderFunctionArgs) {
  const { pagina, loja, idcliente } = await requireSessao(args)
  const { idfornecedor } = loja
  const resposta = await pagina.client('GET /v4/shopping-list/{idcliente}', {
    params: { idcliente },
    query: { idfornecedor, idclient: idcliente },
  })
  return {
    listas: resposta.ok ? resposta.dados.data : null,
    /** Just disabled: can be brought back. */
    desativada: new URL(args.request.url).searchParams.get('desativada'),
  }
}
