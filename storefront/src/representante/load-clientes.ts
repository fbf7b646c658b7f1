import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { todayIn } from '@vitrine/rules/data'

import { loadLoja, loadSessao } from '#sessao'
import { paginaContext } from '#shell'

import { readFiltro, toQuery } from './filtro.ts'

/** The representative who is logged in here; anybody else is led away: visitors to the login, others to their account. */
async function requireRepresentante({ params, context, url }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const sessao = await loadSessao(pagina, loja)
  if (!sessao) throw redirect(urls.entrar(loja.slug, url.pathname + url.search))
  if (sessao.papel !== 'representante' || !sessao.idUsuarioLogado) throw redirect(urls.conta(loja.slug))
  return { pagina, loja, sessao, rota: { a: loja.idfornecedor, b: sessao.idUsuarioLogado } }
}

/** A page of a representative's clientes; `pagina` null when it could not be read. */
export async function loadClientes(args: LoaderFunctionArgs) {
  const { pagina, loja, sessao, rota } = await requireRepresentante(args)
  const filtro = readFiltro(args.url.searchParams)
  const resposta = await pagina.client('GET /v4/representante/{a}/{b}', {
    params: rota,
    query: toQuery(filtro),
  })
  const hoje = todayIn(loja.fuso, new Date())
  return { filtro, rota, hoje, atual: sessao.idcliente, pagina: resposta.ok ? resposta.dados : null }
}

/** Enters the cliente of the form, or leaves the one it is in, its cart kept or emptied (ux 1.28.3). */
export async function changeCliente(args: ActionFunctionArgs) {
  const { pagina, loja, sessao, rota } = await requireRepresentante(args)
  const form = await args.request.formData()
  const idcliente = String(form.get('idcliente') ?? '') || null
  if (form.has('descartar') && sessao.idcliente) {
    await pagina.client('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params: { session_token: 'token', id: sessao.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [] },
    })
  }
  const resposta = await pagina.client('POST /v4/representante/{a}/{b}/cliente', {
    params: rota,
    body: { idcliente },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  return redirect(idcliente ? urls.loja(loja.slug) : urls.clientes(loja.slug), 303)
}
