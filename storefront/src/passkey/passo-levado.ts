import { redirect } from 'react-router'

import type { CorpoFalha } from '@vitrine/contract'
import type { ContextoPagina } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { pickCookie } from '#shell'

import { leaveLogado, safeVoltar } from '#sessao'

const params = { session_token: 'token' }
/** HttpOnly; the step of a login that is confirmed elsewhere, and where it leads on to. Only this browser can end it. */
const COOKIE = 'vitrine_passo'
const SEGUNDOS = 300

const formatCookie = (pagina: ContextoPagina, valor: string, segundos: number) =>
  `${COOKIE}=${valor}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${segundos}${pagina.origemDe('').startsWith('https:') ? '; Secure' : ''}`

/** Host where passkeys work; '' when it is this one. */
export function hostDasPasskeys(pagina: ContextoPagina): string {
  const { host, hostname } = new URL(pagina.origemDe(''))
  return hostname === pagina.host ? '' : host
}

/** Leads to where a passkey confirms the login; what is refused is answered in words. */
export async function leaveComPasso(
  pagina: ContextoPagina,
  { passo, voltar }: { passo: string; voltar: string },
): Promise<Response | CorpoFalha> {
  const resposta = await pagina.client('POST /v1/app/{session_token}/usuario/autenticar/passkey/levar', {
    params,
    body: { passo: passo.slice(0, 100) || '-' },
  })
  if (!resposta.ok) return resposta.falha
  // Too long an address is left behind: one comes back to the door.
  const onde = voltar.length > 1000 ? '' : voltar
  return redirect(resposta.dados.url, {
    status: 303,
    headers: { 'set-cookie': formatCookie(pagina, `${passo}~${encodeURIComponent(onde)}`, SEGUNDOS) },
  })
}

/** Ends a login that came back confirmed, with the step that this browser kept; null: there is none, or it is over. */
export async function finishPasso(
  pagina: ContextoPagina,
  { request, slug, codigo }: { request: Request; slug: string; codigo: string },
): Promise<Response | null> {
  const [passo = '', onde = ''] = (pickCookie(request.headers.get('cookie') ?? '', COOKIE) ?? '').split('~')
  if (!passo || !codigo) return null
  const resposta = await pagina.client('POST /v1/app/{session_token}/usuario/autenticar/passkey/voltar', {
    params,
    body: { passo, codigo: codigo.slice(0, 100) },
  })
  if (!resposta.ok) return null
  const voltar = safeVoltar(readEscrito(onde), urls.loja(slug))
  const saida = leaveLogado(resposta.dados.usuario, { request, slug, voltar })
  saida.headers.append('set-cookie', formatCookie(pagina, '', 0))
  saida.headers.set('referrer-policy', 'no-referrer')
  saida.headers.set('cache-control', 'no-store')
  return saida
}

/** A cookie may have been written by anything. */
function readEscrito(texto: string): string {
  try {
    return decodeURIComponent(texto)
  } catch {
    return ''
  }
}
