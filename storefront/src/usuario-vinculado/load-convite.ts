import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { Convite } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { leaveEntrada, loadLoja } from '#sessao'
import { paginaContext } from '#shell'

export interface EstadoConvite {
  erro: string | null
  erros: Record<string, string>
  nome: string
  /** Accepted, and a code is asked for before the session begins: what goes on with it. */
  codigo?: { login: string; passo: string }
}

/** What the link of the letter is for; `convite` null with the reason when it is over. */
export async function loadConvite({ url, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const token = url.searchParams.get('token') ?? ''
  if (token === '') throw redirect(urls.entrar(loja.slug))
  const resposta = await pagina.client('POST /v1/app/usuario/convite', {
    params: {},
    query: {},
    body: { token: token.slice(0, 100) },
  })
  const convite: Convite | null = resposta.ok ? resposta.dados : null
  return { token, convite, erro: resposta.ok ? null : resposta.falha.error }
}

/** Accepts it: then one is logged in, in the store that the letter came from. */
export async function acceptConvite({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<EstadoConvite | Response> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const text = (campo: string) => String(form.get(campo) ?? '')
  const nome = text('nome').trim()
  if (text('senha') === '') return { erro: null, erros: { senha: 'Digite a senha.' }, nome }
  const resposta = await pagina.client('POST /v1/app/{session_token}/usuario/convite/aceitar', {
    params: { session_token: 'token' },
    query: {},
    body: { token: text('token'), nome, senha: text('senha'), idfornecedor: loja.idfornecedor },
  })
  if (resposta.ok) return leaveEntrada(request, loja.slug, urls.loja(loja.slug))
  const { codigo, error, campos, detalhes } = resposta.falha
  if (codigo === 'segundo_passo')
    return { erro: null, erros: {}, nome, codigo: { login: text('email'), passo: String(detalhes?.passo) } }
  return campos ? { erro: null, erros: campos, nome } : { erro: error, erros: {}, nome }
}
