import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { ConfiguracoesCliente, Fornecedor } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

/** Where this login is logged in; staff has sessions too. */
export async function loadAcessos(args: LoaderFunctionArgs) {
  const { pagina, id } = await requireLogin(args)
  const resposta = await pagina.client('GET /v1/app/usuario/{id}/acessos', { params: { id }, query: {} })
  return { acessos: resposta.ok ? resposta.dados.data : null }
}

/** Ends the session that the button names, or all the others. */
export async function endAcessos(args: ActionFunctionArgs): Promise<{ mensagem: string; falhou: boolean }> {
  const { pagina, id } = await requireLogin(args)
  const idsessao = String((await args.request.formData()).get('idsessao') ?? '')
  const resposta = await pagina.client('POST /v1/app/usuario/{id}/acessos/encerrar', {
    params: { id },
    query: {},
    body: idsessao ? { idsessao } : {},
  })
  if (!resposta.ok) return { mensagem: resposta.falha.error, falhou: true }
  const { encerrados } = resposta.dados
  return {
    mensagem: encerrados === 1 ? 'Acesso encerrado' : `${encerrados} acessos encerrados`,
    falhou: false,
  }
}

async function requireLogin({ params, context }: LoaderFunctionArgs): Promise<{
  pagina: ContextoPagina
  loja: Fornecedor
  sessao: ConfiguracoesCliente
  id: string
}> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao?.idUsuarioLogado) throw redirect(urls.entrar(loja.slug, urlsAcesso.acessos(loja.slug)))
  return { pagina, loja, sessao, id: sessao.idUsuarioLogado }
}
