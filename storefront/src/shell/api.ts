import { createFetchClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import { cookies, headers } from '@vitrine/contract/headers'
import type { JanelaVitrine } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'

import { pickCookie } from './cookie.ts'
import { tellSessaoEncerrada } from './sessao-encerrada.ts'

declare global {
  interface Window {
    __VITRINE__?: JanelaVitrine & { idfornecedor: string | null }
  }
}

const beforeLeaving = new Set<() => void>()

/** Registers what runs before a 429 leaves the page, so that unsaved edits are stored first (readings 8). Returns a function that removes it. */
export function onTooManyRequests(keep: () => void): () => void {
  beforeLeaving.add(keep)
  return () => void beforeLeaving.delete(keep)
}

const fetchClient = createFetchClient(headersOf)

/** Calls from the browser. A 429 from any of them leads to its page (§2); a session that ended is told over the page (§7). */
export const api: Client = async (key, input, options) => {
  const answer = await fetchClient(key, input, options)
  if (!answer.ok && answer.status === 429) {
    for (const keep of beforeLeaving) keep()
    // The page of the 429 finds out by itself where to return to.
    const slug = location.pathname.split('/')[1] ?? ''
    location.assign(`${urls.tooManyRequests(slug)}?segundos=${answer.falha.detalhes?.segundos}`)
  }
  if (!answer.ok && answer.falha.action === 'logout') tellSessaoEncerrada(answer.falha.error)
  return answer
}

/** Consent, supplier and UTM: the one place of the browser that writes these headers (readings 8). */
export function headersOf(): Record<string, string> {
  const pick = (name: string) => pickCookie(document.cookie, name)
  const consent = pick(cookies.consent)
  const janela = window.__VITRINE__
  const sent: Record<string, string | null | undefined> = {
    [headers.consent]: consent ?? '1,1,1,1',
    [headers.consentDecided]: consent ? '1' : '0',
    [headers.fornecedor]: janela?.whiteLabel ? janela.idfornecedor : null,
    [headers.utmSource]: pick(cookies.utmSource),
    [headers.utmCampaign]: pick(cookies.utmCampaign),
    [headers.utmAll]: pick(cookies.utmAll),
  }
  // Percent-encoded where they are not plain: a browser sends no call at all with a header that has an emoji in it (decision 0090).
  return Object.fromEntries(
    Object.entries(sent).flatMap(([nome, valor]) =>
      valor ? [[nome, valor.replace(/[^!-~]+/gu, encodeURIComponent)]] : [],
    ),
  )
}
