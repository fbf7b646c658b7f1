import type { ActionFunctionArgs } from 'react-router'

import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { paginaContext } from '#shell'

import { leaveEntrada, loadLoja, safeVoltar } from '#sessao'

/** What the recovery shows after a form was sent. */
export interface EstadoRecuperar {
  etapa: 'login' | 'codigo' | 'segundo_passo'
  login: string
  /** Says where the code was sent; the text is the same whether or not the login exists. */
  aviso: string | null
  /** Seconds until another letter may be asked for. */
  reenvio: number
  erro: string | null
  /** At `segundo_passo`: the password is changed, and what goes on with its login. */
  passo?: string
}

const MIN_SENHA = 8

interface Passo {
  pagina: ContextoPagina
  loja: { slug: string; idfornecedor: string }
  form: FormData
  request: Request
}

/** Asks for a code, or sets the new password with it and logs in (§7 senha/recuperar, ux 1.19.4). */
export async function recover({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<EstadoRecuperar | Response> {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const passo = { pagina, loja, form, request }
  return form.has('senha') ? setSenha(passo) : askCodigo(passo)
}

async function askCodigo({ pagina, loja, form }: Passo): Promise<EstadoRecuperar> {
  const login = String(form.get('login') ?? '').trim()
  // Asked for again from the second step: what fails there stays there.
  const etapa = form.get('etapa') === 'codigo' ? 'codigo' : 'login'
  const fail = (erro: string): EstadoRecuperar => ({ etapa, login, erro, aviso: null, reenvio: 0 })
  if (login === '') return fail('Digite seu CPF, CNPJ ou e-mail.')
  const resposta = await pagina.client('GET /v2/app/{session_token}/cliente/senha/recuperar/{id}', {
    params: { session_token: 'token', id: login.replaceAll('/', '') },
    query: { idfornecedor: loja.idfornecedor },
  })
  if (!resposta.ok) return fail(resposta.falha.error)
  const { mensagem, reenvio } = resposta.dados
  return { etapa: 'codigo', login, aviso: mensagem, reenvio, erro: null }
}

async function setSenha({ pagina, loja, form, request }: Passo): Promise<EstadoRecuperar | Response> {
  const text = (campo: string) => String(form.get(campo) ?? '')
  const [login, codigo, token, senha] = [text('login'), text('codigo'), text('token'), text('senha')]
  const fail = (erro: string): EstadoRecuperar => ({ etapa: 'codigo', login, erro, aviso: null, reenvio: 0 })
  if (!token && codigo.replace(/\D/g, '').length !== 6) return fail('Digite os 6 números do código.')
  if (senha.length < MIN_SENHA) return fail(`Use pelo menos ${MIN_SENHA} caracteres na nova senha.`)
  const { idfornecedor, slug } = loja
  const resposta = await pagina.client('POST /v1/app/{session_token}/cliente/senha/redefinir', {
    params: { session_token: 'token' },
    query: {},
    body: { idfornecedor, senha, ...(token ? { token } : { login, codigo }) },
  })
  if (!resposta.ok) return fail(resposta.falha.error)
  const entrou = await pagina.client('POST /v1/app/{session_token}/usuario/autenticar', {
    params: { session_token: 'token' },
    query: {},
    body: { cpf: resposta.dados.email, senha, idfornecedor },
  })
  if (!entrou.ok && entrou.falha.codigo === 'segundo_passo') {
    const { email } = resposta.dados
    const seguinte = { etapa: 'segundo_passo', passo: String(entrou.falha.detalhes?.passo) } as const
    return { ...fail(''), ...seguinte, login: email, erro: null }
  }
  // The password is changed whatever the login says: it is said where the login is tried again.
  if (!entrou.ok)
    return { etapa: 'login', login, aviso: null, reenvio: 0, erro: `Senha alterada. ${entrou.falha.error}` }
  return leaveEntrada(request, slug, safeVoltar(text('voltar'), urls.loja(slug)))
}
