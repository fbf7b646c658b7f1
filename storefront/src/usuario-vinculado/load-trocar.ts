import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'

import { requireSessao, safeVoltar } from '#sessao'

import { pathDepois } from './path-depois.ts'

/** Clientes of the login; who has only one is led to its account. */
export async function loadTrocar(args: LoaderFunctionArgs) {
  const { loja, sessao } = await requireSessao(args)
  if (!sessao.loginAsUsuarioVinculado) throw redirect(urls.conta(loja.slug))
  const voltar = safeVoltar(args.url.searchParams.get('voltar'), urls.loja(loja.slug))
  return { voltar, clientes: sessao.listaClientesVinculados, atual: sessao.idcliente }
}

/** Goes on for another cliente, or makes one the primary; a failure keeps who it was, and says why. */
export async function changeCliente(args: ActionFunctionArgs): Promise<{ erro: string } | Response> {
  const { pagina, loja, sessao } = await requireSessao(args)
  const form = await args.request.formData()
  const text = (campo: string) => String(form.get(campo) ?? '')
  const idusuario = sessao.idUsuarioLogado ?? ''
  if (form.has('principal')) {
    const resposta = await pagina.client('POST /v1/app/{x}/usuario/{y}/clientes-vinculados', {
      params: { x: 'token', y: idusuario },
      query: {},
      body: { idfornecedor: loja.idfornecedor, primario: text('principal') || null },
    })
    return resposta.ok ? redirect(urlsAcesso.trocar(loja.slug), 303) : { erro: resposta.falha.error }
  }
  const resposta = await pagina.client('GET /v1/app/usuario/{a}/{b}', {
    params: { a: idusuario, b: loja.idfornecedor },
    query: { gerar_token_jwt: true, idcliente: text('idcliente') },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  return redirect(pathDepois(safeVoltar(text('voltar'), urls.loja(loja.slug))), 303)
}
