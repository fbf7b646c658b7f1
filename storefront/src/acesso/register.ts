import { redirect } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { normalizeLogin } from '@vitrine/rules/documento'

import { paginaContext } from '#shell'

import { leaveEntrada } from './leave-entrada.ts'
import { loadLoja } from './load-loja.ts'
import { loadSessao } from './load-sessao.ts'
import { camposCadastro, readCadastro } from './read-cadastro.ts'
import type { CampoCadastro } from './read-cadastro.ts'
import { safeVoltar } from './safe-voltar.ts'

/** What the registration shows after it was sent; everything but the password comes back. */
export interface EstadoCadastro {
  valores: Partial<Record<CampoCadastro, string>>
  erros: Partial<Record<CampoCadastro, string>>
  erro: string | null
  /** Registered, but not logged in: what to wait for ('Cadastro em análise'). */
  analise: { titulo: string; texto: string } | null
}

/** Prefilled with the login that led here. */
export async function loadCadastro({ request, params, context }: LoaderFunctionArgs) {
  const pagina = context.get(paginaContext)
  const loja = await loadLoja(pagina, params.slug)
  const { searchParams } = new URL(request.url)
  const voltar = safeVoltar(searchParams.get('voltar'), urls.loja(loja.slug))
  if (await loadSessao(pagina, loja)) throw redirect(voltar)
  const login = searchParams.get('login') ?? ''
  const tipo = normalizeLogin(login)?.tipo
  const valores: Partial<Record<CampoCadastro, string>> = {
    ...(tipo === 'EMAIL' && { email: login }),
    ...(tipo && tipo !== 'EMAIL' && { cpf: login }),
  }
  return { voltar, valores }
}

/** Registers, logs in when the store allows it, returns to `voltar` (§4 Login and registration 3). */
export async function register({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<EstadoCadastro | Response> {
  const pagina = context.get(paginaContext)
  const { slug, idfornecedor } = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const valores = Object.fromEntries(camposCadastro.map((campo) => [campo, String(form.get(campo) ?? '')]))
  const { cadastro, erros } = readCadastro(form)
  if (!cadastro) return { valores, erros, erro: 'Confira os campos marcados.', analise: null }
  const resposta = await pagina.client('POST /v1/app/{session_token}/cliente/usuario', {
    params: { session_token: 'token' },
    query: { idfornecedor },
    body: { ...cadastro, candidato: false, idfornecedor },
  })
  if (!resposta.ok) return { valores, erros: {}, erro: resposta.falha.error, analise: null }
  const { authenticated, mensagem, mensagemModal } = resposta.dados
  const voltar = safeVoltar(String(form.get('voltar') ?? ''), urls.loja(slug))
  // Logged in, the session itself carries the message (shell/mensagem-modal.tsx).
  if (authenticated) return leaveEntrada(request, slug, voltar)
  const analise = mensagemModal ?? {
    titulo: 'Cadastro recebido',
    texto: mensagem ?? 'Entre com seu e-mail e senha.',
  }
  return { valores, erros: {}, erro: null, analise }
}
