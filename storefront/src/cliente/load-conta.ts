import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** Who is here, with the registration that the panels edit; staff that is not buying for a cliente has no registration. */
export async function loadConta({ params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao) throw redirect(urls.entrar(loja.slug, urls.conta(loja.slug)))
  const { idfornecedor } = loja
  const [cadastro, campos, lojas] = await Promise.all([
    pagina.client('GET /v1/app/{session_token}/usuario/cliente', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
    pagina.client('GET /v4/caracteristica-cliente/todas/{id}', { params: { id: idfornecedor }, query: {} }),
    pagina.client('GET /v1/app/usuario/{id}/lojas', {
      params: { id: sessao.idUsuarioLogado ?? '' },
      query: { idfornecedor },
    }),
  ])
  return {
    sessao,
    cadastro: cadastro.ok ? cadastro.dados : null,
    campos: campos.ok ? campos.dados.data : [],
    // Staff has no registration.
    lojas: lojas.ok ? lojas.dados.data : [],
  }
}
