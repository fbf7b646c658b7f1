import { data, redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import { painelContext, urlsPainel } from '#shell'

import { readVoltar } from './read-voltar.ts'

/** What the form shows again; the password never comes back. */
export interface EstadoEntrada {
  login: string
  erro: string
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
  const login = campo('login').trim()
  const senha = campo('senha')
  if (!login || !senha) return refuse({ login, erro: 'Digite seu e-mail e sua senha.' })
  // Without a store: one login is for all that one works at, and each of them asks for its own rights.
  const resposta = await client('POST /v1/app/{session_token}/usuario/autenticar', {
    params: { session_token: 'token' },
    query: {},
    body: { cpf: login, senha },
  })
  if (!resposta.ok) return refuse({ login, erro: resposta.falha.error })
  return redirect(readVoltar(campo('voltar')) ?? urlsPainel.porta(), 303)
}

const refuse = (estado: EstadoEntrada) => data(estado, { status: 422 })
