import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import type { Client } from '@vitrine/contract/client'
import { urls } from '@vitrine/contract/urls'
import { urlsChat } from '@vitrine/contract/urls-chat'
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

/** Enters the cliente of the form (`conversar`: and its conversation with the store), or leaves the one it is in, its cart kept or emptied (ux 1.28.3). */
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
  // Before it enters: who has entered is another session, of which this request knows nothing.
  const sala = idcliente && form.has('conversar') ? await openSala(pagina.client, loja, idcliente) : null
  if (sala && 'erro' in sala) return sala
  const resposta = await pagina.client('POST /v4/representante/{a}/{b}/cliente', {
    params: rota,
    body: { idcliente },
  })
  if (!resposta.ok) return { erro: resposta.falha.error }
  if (!idcliente) return redirect(urls.clientes(loja.slug), 303)
  return redirect(sala ? urlsChat.conversa(loja.slug, sala.sala) : urls.loja(loja.slug), 303)
}

/** The conversation of a cliente with the store, made where there is none. */
async function openSala(
  client: Client,
  { idfornecedor }: { idfornecedor: string },
  idcliente: string,
): Promise<{ sala: string } | { erro: string }> {
  const resposta = await client('POST /v4/chat/salas', { body: { idfornecedor, idcliente } })
  return resposta.ok ? { sala: resposta.dados.sala } : { erro: resposta.falha.error }
}
