import { lazy, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'
import { textos } from '@vitrine/contract/textos'
import { urls } from '@vitrine/contract/urls'

import { api, onSessaoEncerrada, takeSessaoNova, tellSessaoEncerrada, Parte, useLoja } from '#shell'

const SessaoEncerrada = lazy(() =>
  import('./sessao-encerrada.tsx').then((m) => ({ default: m.SessaoEncerrada })),
)

const INTERVALO_MS = 300_000

export interface VigiaSessaoProps {
  sessao: ConfiguracoesCliente
  /** The page that was read last says so. */
  encerrada?: boolean
}

/**
 * Looks after the session of this page (§4): an approval that changed leads to the store's home; a session that ended says so
 * over the page, and whoever logs in again finds everything as typed.
 */
export function VigiaSessao({ sessao, encerrada: jaEncerrada = false }: VigiaSessaoProps) {
  const { slug, idfornecedor } = useLoja()
  // The session that ended: a new login brings another session.
  const [encerrada, setEncerrada] = useState<{ sessao: ConfiguracoesCliente; texto: string } | null>(null)
  const { cadastro_aprovado, situacao_cadastro } = sessao
  const { revalidate } = useRevalidator()
  useEffect(() => {
    takeSessaoNova()
    return onSessaoEncerrada((texto) => setEncerrada({ sessao, texto }))
  }, [sessao])
  useEffect(() => {
    const check = () => checkSessao({ slug, idfornecedor, cadastro_aprovado, situacao_cadastro, revalidate })
    const onVisible = () => void (document.visibilityState === 'visible' && check())
    const timer = setInterval(onVisible, INTERVALO_MS)
    document.addEventListener('visibilitychange', onVisible)
    const stopGuard = guardForms(check)
    const waits = situacao_cadastro !== null && situacao_cadastro !== 'aprovado'
    const stopFollowing = waits ? follow(idfornecedor, situacao_cadastro, () => void check()) : () => {}
    return () => {
      stopFollowing()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      stopGuard()
    }
  }, [slug, idfornecedor, cadastro_aprovado, situacao_cadastro, revalidate])
  const dita = encerrada?.sessao === sessao ? encerrada.texto : null
  const texto = dita ?? (jaEncerrada ? textos.sessao_expirada : null)
  if (texto === null) return null
  return (
    <Parte>
      <SessaoEncerrada login={sessao.email} texto={texto} />
    </Parte>
  )
}

/** Few registrations are waiting for approval: the code that listens for the answer is loaded only for those. */
function follow(idfornecedor: string, situacao: string, onChange: () => void): () => void {
  let stop = () => {}
  let isOver = false
  void import('./follow-analise.ts').then(
    ({ followAnalise }) => {
      if (!isOver) stop = followAnalise(idfornecedor, situacao, onChange)
    },
    () => {},
  )
  return () => {
    isOver = true
    stop()
  }
}

interface Olhar extends Pick<ConfiguracoesCliente, 'cadastro_aprovado' | 'situacao_cadastro'> {
  slug: string
  idfornecedor: string
  revalidate: () => Promise<void>
}

/** True unless the session is over; the ended one was told by the call itself (shell/api.ts). */
async function checkSessao({ slug, idfornecedor, revalidate, ...antes }: Olhar): Promise<boolean> {
  const resposta = await api('GET /v2/app/{session_token}/cliente/get-configuracoes-cliente', {
    params: { session_token: 'token' },
    query: { idfornecedor },
  })
  if (!resposta.ok) return resposta.falha.action !== 'logout'
  const { authenticated, cadastro_aprovado, situacao_cadastro } = resposta.dados
  // There is no session cookie any more: logged out in another tab, or cookies were cleared.
  if (!authenticated) tellSessaoEncerrada(textos.sessao_expirada)
  else if (cadastro_aprovado !== antes.cadastro_aprovado) location.assign(urls.loja(slug))
  // Refused, or looked at again: the page says so where it is.
  else if (situacao_cadastro !== antes.situacao_cadastro) void revalidate()
  return authenticated
}

/**
 * A form is sent once the session is known to live: its answer would lead to the login page, and what was typed would be
 * gone. Login and logout need no session, and what stays in the browser (`data-aqui`) is not kept waiting: its call says itself
 * that the session is over. Until it is known the form waits, is seen to, and is not sent twice.
 */
function guardForms(check: () => Promise<boolean>): () => void {
  const known = new WeakSet<HTMLFormElement>()
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || 'aqui' in form.dataset) return
    if (/\/(entrar|sair|recuperar)$/.test(new URL(form.action).pathname) || known.delete(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    const hide = showWait()
    void check().then((isAlive) => {
      form.ariaBusy = null
      hide()
      if (!isAlive) return
      known.add(form)
      form.requestSubmit(event.submitter)
    })
  }
  window.addEventListener('submit', onSubmit, { capture: true })
  return () => window.removeEventListener('submit', onSubmit, { capture: true })
}

/** The line of a page that is late. */
function showWait(): () => void {
  const line = import('#viagem').then(
    ({ showWaitLine }) => showWaitLine(),
    () => () => {},
  )
  return () => void line.then((hide) => hide())
}
