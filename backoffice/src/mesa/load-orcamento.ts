import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** A budget as who prices it sees it; what is none, or of another store, is 404. */
export async function loadOrcamento(args: LoaderFunctionArgs) {
  const { painel } = await requireLugar(args)
  const num = Number(args.params.num)
  if (!Number.isSafeInteger(num) || num < 1) throw data(null, { status: 404 })
  const resposta = await painel.client('GET /painel/v1/pedidos/{num}/orcamento', { params: { num } })
  if (!resposta.ok) throw data(null, { status: resposta.status })
  return { grade: resposta.dados, agora: new Date().toISOString() }
}
