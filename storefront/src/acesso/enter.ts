import type { ActionFunctionArgs } from 'react-router'

import type { CorpoFalha } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { normalizeLogin } from '@vitrine/rules/documento'

import { paginaContext } from '#shell'

import { hostDasPasskeys, leaveComPasso } from '#passkey'
import { leaveLogado, loadLoja, safeVoltar } from '#sessao'

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
  /** By what the second step can be done. */
  formas?: readonly string[] | undefined
  /** Host where a passkey confirms it, '' at this one; undefined: this login has none. */
  passkeyEm?: string | undefined
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
  const formas = text('formas')
  const onde = { pagina, login, passo, formas: formas ? formas.split(' ') : [] }
  if (passo && text('fazer') === 'passkey') {
    const saida = await leaveComPasso(pagina, { passo, voltar })
    return saida instanceof Response ? saida : refuse(saida, onde)
  }
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
  if (!resposta.ok) return refuse(resposta.falha, onde)
  return leaveLogado(resposta.dados.usuario, { request, slug, voltar })
}

interface Onde {
  pagina: ContextoPagina
  login: string
  passo: string
  formas: readonly string[]
}

/** Which step is shown again, or comes next: a right password of a login with a second proof asks for its code. */
function refuse(falha: CorpoFalha, { pagina, login, passo, formas }: Onde): EstadoEntrar {
  const askCodigo = (qual: string, ditas: readonly string[], erro: string | null): EstadoEntrar => ({
    etapa: 'codigo',
    login,
    erro,
    passo: qual,
    formas: ditas,
    passkeyEm: ditas.includes('PASSKEY') ? hostDasPasskeys(pagina) : undefined,
  })
  if (falha.codigo === 'segundo_passo')
    return askCodigo(String(falha.detalhes?.passo), readFormas(falha), null)
  if (passo && falha.codigo !== 'passo_vencido') return askCodigo(passo, formas, falha.error)
  return { etapa: 'senha', login, erro: falha.error, espera: readEspera(falha) }
}

const readFormas = ({ detalhes }: Pick<CorpoFalha, 'detalhes'>): string[] =>
  Array.isArray(detalhes?.formas) ? detalhes.formas.map(String) : []

/** `detalhes.segundos` of a slowed login, from now on. */
function readEspera({ detalhes }: Pick<CorpoFalha, 'detalhes'>): string | undefined {
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
