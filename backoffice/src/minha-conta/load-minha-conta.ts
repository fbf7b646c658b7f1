import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { readVoltar } from '#entrada'
import { isOperador } from '#operacao'
import { listLugares, painelContext, urlsPainel } from '#shell'

/**
 * How one's own login is protected, and where it is logged in. Right after the login (`entrada`) it is a way through: it stops only who is
 * asked for a second proof and has none.
 */
export async function loadMinhaConta({ url, context }: LoaderFunctionArgs) {
  const painel = context.get(painelContext)
  const voltar = readVoltar(url.searchParams.get('voltar'))
  const lugares = await listLugares(painel)
  if (!lugares) throw redirect(urlsPainel.entrada({ voltar: url.pathname + url.search }))
  const daqui = voltar ?? urlsPainel.porta()
  const falta = lugares.filter(({ fator_ate }) => fator_ate !== null)
  if (url.searchParams.has('entrada') && falta.length === 0) throw redirect(daqui)
  // Only those who work here have the screen; who only buys has the store's own.
  if (lugares.length === 0 && !(await isOperador(painel))) throw redirect(urlsPainel.entrada())
  const fator = await painel.client('GET /v4/usuario/segundo-fator', {})
  if (!fator.ok && fator.status === 401) throw redirect(urlsPainel.entrada({ expirada: '1' }))
  if (!fator.ok) throw data(null, { status: fator.status })
  const quem = await painel.client('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
    params: { session_token: 'token' },
    query: {},
  })
  const id = quem.ok ? quem.dados.idUsuarioLogado : null
  const acessos = id ? await painel.client('GET /v1/app/usuario/{id}/acessos', { params: { id } }) : null
  return {
    fator: fator.dados,
    id,
    acessos: acessos?.ok ? acessos.dados.data : null,
    /** Stores that wait for a second proof, and whether one of them is shut already. */
    falta: falta.map(({ nome, fator_ate }) => ({ nome, ate: fator_ate ?? '' })),
    isFechada: falta.some(({ fator_ate }) => fator_ate !== null && Date.parse(fator_ate) <= Date.now()),
    voltar: daqui,
  }
}
