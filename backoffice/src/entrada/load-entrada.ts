import { data, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { isOperador } from '#operacao'
import { listLugares, painelContext, urlsPainel } from '#shell'

import { readVoltar } from './read-voltar.ts'

/** The login of the panel; who is logged in goes on to where it works. A login that works nowhere is told so, with 403. */
export async function loadEntrada({ url, context }: LoaderFunctionArgs) {
  const lugares = await listLugares(context.get(painelContext))
  const voltar = readVoltar(url.searchParams.get('voltar'))
  if (!lugares) return { semEquipe: false, voltar, expirada: url.searchParams.has('expirada') }
  const [primeiro] = lugares
  if (!primeiro && (await isOperador(context.get(painelContext)))) throw redirect(urlsPainel.fornecedores())
  if (!primeiro) return data({ semEquipe: true, voltar: null, expirada: false }, { status: 403 })
  throw redirect(voltar ?? urlsPainel.inicio(primeiro.slug))
}
