import { data, redirect } from 'react-router'

import type { Calls, Query } from '@vitrine/contract'
import type { ContextoPainel } from '@vitrine/contract/janela'

import { urlsPainel } from '#shell'

/** Suppliers of the platform. Throws, where it is not run by this login: the way to the entry (401), 403, or what kept the server. */
export async function readFornecedores(
  { client, temSessao }: ContextoPainel,
  query: Partial<Query<Calls['GET /painel/v1/fornecedores']>>,
) {
  const resposta = await client('GET /painel/v1/fornecedores', { params: {}, query })
  if (resposta.ok) return resposta.dados
  if (resposta.status === 401) throw redirect(urlsPainel.entrada(temSessao ? { expirada: '1' } : {}))
  throw data(resposta.status === 403 ? { lugares: [] } : null, { status: resposta.status })
}
