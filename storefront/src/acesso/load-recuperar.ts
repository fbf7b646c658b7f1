import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

import { loadLoja, loadSessao, safeVoltar } from '#sessao'

/** With the token of a letter's link only the new password is asked for. */
export async function loadRecuperar({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const voltar = safeVoltar(searchParams.get('voltar'), urls.loja(loja.slug))
  if (!token && (await loadSessao(pagina, loja))) throw redirect(voltar)
  return { token, voltar, demo: pagina.janela.demo }
}
