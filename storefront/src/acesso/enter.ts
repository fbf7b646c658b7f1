import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'

import type { CorpoFalha } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { normalizeLogin } from '@vitrine/rules/documento'

import { paginaContext } from '#shell'

import { leaveEntrada, loadLoja, safeVoltar } from '#sessao'

/** What the login form shows next; the login that was typed always comes back with it. */
export interface EstadoEntrar {
  /** `cadastro`: this login does not exist, so its owner may register. */
  etapa: 'login' | 'senha' | 'codigo' | 'cadastro'
  login: string
  /** Text of section 8, shown as it is. */
  erro: string | null
  /** Tried too often: when the next try is taken, as ISO text (ux 1.19.3). */
  espera?: string | undefined
  /** At `codigo`: what goes on with it. */
  passo?: string | undefined
}

interface Tentativa {
  pagina: ContextoPagina
  idfornecedor: string
  login: string
}

/** One field first, then the password or the registration (§4 Login and registration, ux 1.19.1). */
export async function enter({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<EstadoEntrar | Response> {
  const pagina = context.get(paginaContext)
  const { slug, idfornecedor } = await loadLoja(pagina, params.slug)
  const form = await request.formData()
  const login = String(form.get('login') ?? '').trim()
  const voltar = safeVoltar(String(form.get('voltar') ?? ''), urls.loja(slug))
  const text = (campo: string) => String(form.get(campo) ?? '')
  const passo = text('passo')
  const senha = form.get('senha')
  if (!passo && typeof senha !== 'string') return findLogin({ pagina, idfornecedor, login })
  if (!passo && senha === '') return { etapa: 'senha', login, erro: 'Digite sua senha.' }
  const resposta = await (passo
    ? pagina.client('POST /v1/app/{session_token}/usuario/autenticar/segundo-passo', {
        params: { session_token: 'token' },
        body: { passo, codigo: text('codigo').trim() || '-' },
      })
    : pagina.client('POST /v1/app/{session_token}/usuario/autenticar', {
        params: { session_token: 'token' },
        body: { cpf: login, senha: text('senha'), idfornecedor },
      }))
  if (!resposta.ok) return refuse(resposta.falha, { login, passo })
  const { papel, idcliente } = resposta.dados.usuario
  // A representative buys only for clientes: the first step is to choose one.
  if (papel === 'representante' && !idcliente) return redirect(urls.clientes(slug), 303)
  return leaveEntrada(request, slug, voltar)
}

/** Which step is shown again, or comes next: a right password of a login with a second proof asks for its code. */
function refuse(falha: CorpoFalha, { login, passo }: { login: string; passo: string }): EstadoEntrar {
  if (falha.codigo === 'segundo_passo')
    return { etapa: 'codigo', login, erro: null, passo: String(falha.detalhes?.passo) }
  if (passo && falha.codigo !== 'passo_vencido') return { etapa: 'codigo', login, erro: falha.error, passo }
  return { etapa: 'senha', login, erro: falha.error, espera: readEspera(falha) }
}

/** `detalhes.segundos` of a slowed login, from now on. */
function readEspera({ detalhes }: CorpoFalha): string | undefined {
  const segundos = detalhes?.segundos
  return typeof segundos === 'number' ? new Date(Date.now() + segundos * 1000).toISOString() : undefined
}

async function findLogin({ pagina, idfornecedor, login }: Tentativa): Promise<EstadoEntrar> {
  if (login === '') return { etapa: 'login', login, erro: 'Digite seu CPF, CNPJ ou e-mail.' }
  const resposta = await pagina.client('GET /v2/app/{session_token}/usuario/{login}', {
    params: { session_token: 'token', login },
    query: { idfornecedor },
  })
  if (!resposta.ok) return { etapa: 'login', login, erro: resposta.falha.error }
  if (resposta.dados.existe) return { etapa: 'senha', login, erro: null }
  await keepCandidato({ pagina, idfornecedor, login })
  return { etapa: 'cadastro', login, erro: null }
}

/** The candidate step (§4 Login and registration 2): who began to register is remembered; failing that stops nobody. */
async function keepCandidato({ pagina, idfornecedor, login }: Tentativa): Promise<void> {
  const { tipo, valor } = normalizeLogin(login) ?? {}
  if (!tipo || !valor) return
  await pagina.client('POST /v1/app/{session_token}/cliente/usuario', {
    params: { session_token: 'token' },
    query: { idfornecedor },
    body: {
      candidato: true,
      idfornecedor,
      ...(tipo === 'EMAIL' ? { email: valor } : { cpf: valor, tipo_documento: tipo }),
    },
  })
}
