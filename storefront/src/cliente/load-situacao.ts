import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { asksApproval } from '@vitrine/rules/acesso'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** How the analysis of the session's registration goes on; somebody without a registration here may ask for one, where it is needed. */
export async function loadSituacao({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao) throw redirect(urls.entrar(loja.slug, urlsAcesso.situacao(loja.slug)))
  const cadastro = await pagina.client('GET /v1/app/{session_token}/usuario/cliente', {
    params: { session_token: 'token' },
    query: { idfornecedor: loja.idfornecedor },
  })
  const { administra } = sessao
  if (!cadastro.ok) return { analise: null, falta: false, administra }
  const { analise } = cadastro.dados
  if (!analise && !asksApproval(loja.tags)) throw redirect(urls.conta(loja.slug))
  return { analise, falta: !analise, administra }
}
