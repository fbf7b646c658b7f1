import type { LoaderFunctionArgs } from 'react-router'

import { hojeNaLoja } from '#pedido'
import { requireSessao } from '#sessao'

/** One subscription of the session; a stranger's, or none at all, is 404 alike. */
export async function loadAssinatura(args: LoaderFunctionArgs) {
  const { pagina, loja } = await requireSessao(args)
  const resposta = await pagina.client('GET /v4/subscription/get/{id}', {
    params: { id: args.params.id ?? '' },
  })
  if (!resposta.ok)
    throw new Response(resposta.falha.error, { status: resposta.status === 400 ? 404 : resposta.status })
  return { assinatura: resposta.dados, hoje: hojeNaLoja(loja) }
}
