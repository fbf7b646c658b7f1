import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { ContextoPainel } from '@vitrine/contract/janela'

import { PAINEL, painelContext, urlsPainel } from '#shell'

import { readVoltar } from './read-voltar.ts'

/** What the form shows again; the password never comes back. */
export interface EstadoEntrada {
  login: string
  erro: string | null
  /** The password was right, and a code is asked for: what goes on with it. */
  passo?: string | undefined
  /** By what the second step can be done. */
  formas?: readonly string[] | undefined
}

/** Logs in, or out: a form of this very host alone does either. */
export async function enter({ request, context }: ActionFunctionArgs) {
  const { client } = context.get(painelContext)
  const form = await request.formData()
  const campo = (nome: string) => String(form.get(nome) ?? '')
  if (campo('fazer') === 'sair') {
    await client('GET /v1/app/{session_token}/cliente/logout', {
      params: { session_token: 'token' },
      query: {},
    })
    return redirect(urlsPainel.entrada(), 303)
  }
  if (campo('passo')) return finish({ client, campo })
  const login = campo('login').trim()
  const senha = campo('senha')
  if (!login || !senha) return refuse({ login, erro: 'Digite seu e-mail e sua senha.' })
  // Without a store: one login is for all that one works at, and each of them asks for its own rights.
  const resposta = await client('POST /v1/app/{session_token}/usuario/autenticar', {
    params: { session_token: 'token' },
    query: {},
    body: { cpf: login, senha },
  })
  if (!resposta.ok && resposta.falha.codigo === 'segundo_passo')
    return refuse({
      login,
      erro: null,
      passo: String(resposta.falha.detalhes?.passo),
      formas: readFormas(resposta.falha.detalhes?.formas),
    })
  if (!resposta.ok) return refuse({ login, erro: resposta.falha.error })
  return leave(campo('voltar'))
}

interface Formulario {
  client: ContextoPainel['client']
  campo(nome: string): string
}

/** The second step: what is over goes back to the first one. */
async function finish({ client, campo }: Formulario) {
  const [login, passo, codigo] = [campo('login'), campo('passo'), campo('codigo').trim()]
  const formas = readFormas(campo('formas').split(' '))
  if (!codigo) return refuse({ login, passo, formas, erro: 'Digite um código.' })
  const resposta = await client('POST /v1/app/{session_token}/usuario/autenticar/segundo-passo', {
    params: { session_token: 'token' },
    query: {},
    body: { passo, codigo },
  })
  if (resposta.ok) return leave(campo('voltar'))
  const { codigo: falha, error: erro } = resposta.falha
  return refuse({ login, erro, formas, passo: falha === 'passo_vencido' ? undefined : passo })
}

/** By way of one's account, which stops who is asked for a second proof and has none. */
function leave(escrito: string) {
  const voltar = readVoltar(escrito)
  return redirect(
    urlsPainel.minhaConta({ entrada: '1', voltar: voltar === null ? undefined : PAINEL + voltar }),
    303,
  )
}

/** Names of proofs; the app where nothing is said. */
function readFormas(ditas: unknown): string[] {
  const nomes = Array.isArray(ditas) ? ditas.map(String).filter(Boolean) : []
  return nomes.length > 0 ? nomes : ['APLICATIVO']
}

const refuse = (estado: EstadoEntrada) => data(estado, { status: 422 })
