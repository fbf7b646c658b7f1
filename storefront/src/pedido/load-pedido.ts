import type { LoaderFunctionArgs } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { hojeNaLoja, type Hoje } from '@vitrine/rules/data'

import { requireSessao } from '#sessao'

export interface DadosPedido {
  pedido: Pedido
  hoje: Hoje
  /** When it was read, ISO, where the store cannot be asked; null: now. */
  desde: string | null
}

/** One order of the session; a stranger's, or none at all, is 404 alike (readings 7). */
export async function loadPedido(args: LoaderFunctionArgs): Promise<DadosPedido> {
  const { pagina, loja } = await requireSessao(args)
  const numpedido = Number(args.params.numpedido)
  if (!Number.isSafeInteger(numpedido) || numpedido < 1) throw new Response('Não encontrado', { status: 404 })
  const resposta = await pagina.client('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
  if (!resposta.ok) throw new Response(resposta.falha.error, { status: resposta.status })
  return { pedido: resposta.dados, hoje: hojeNaLoja(loja), desde: null }
}
