import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { LugarDeTrabalho } from '@vitrine/contract'
import type { ContextoPainel } from '@vitrine/contract/janela'

import { painelContext } from './painel-context.ts'
import { urlsPainel } from './urls-painel.ts'

const lidos = new WeakMap<ContextoPainel, Promise<readonly LugarDeTrabalho[] | null>>()

/** Where the login of this request works, asked once for all loaders of a page; null: nobody is logged in. Throws 503 where it could not be read. */
export function listLugares(painel: ContextoPainel): Promise<readonly LugarDeTrabalho[] | null> {
  const lidas = lidos.get(painel) ?? readLugares(painel)
  lidos.set(painel, lidas)
  return lidas
}

async function readLugares({ client, temSessao }: ContextoPainel) {
  if (!temSessao) return null
  const resposta = await client('GET /v4/equipe/fornecedores', {})
  if (resposta.ok) return resposta.dados.data
  if (resposta.status === 401 || resposta.status === 403) return null
  throw data(null, { status: resposta.status })
}

/**
 * The supplier of the address, for who works there. Visitors are led to the login and back here; at any other supplier it is 403, whether there
 * is such a one or not.
 */
export async function requireLugar({ url, params, context }: LoaderFunctionArgs) {
  const painel = context.get(painelContext)
  const lugares = await listLugares(painel)
  if (!lugares) {
    const voltar = url.pathname + url.search
    throw redirect(urlsPainel.entrada({ voltar, ...(painel.temSessao && { expirada: '1' }) }))
  }
  const lugar = lugares.find(({ slug }) => slug === params.slug)
  if (!lugar) throw data({ lugares }, { status: 403 })
  // Its calls answer nothing until there is a second proof: it is set up first.
  if (lugar.fator_ate !== null && Date.parse(lugar.fator_ate) <= Date.now())
    throw redirect(urlsPainel.minhaConta({ voltar: url.pathname + url.search }))
  return { painel, lugar, lugares }
}
