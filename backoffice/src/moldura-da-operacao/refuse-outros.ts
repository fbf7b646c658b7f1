import { data, redirect } from 'react-router'

import type { ContextoPainel } from '@vitrine/contract/janela'

import { urlsPainel } from '#shell'

type Resposta = { ok: true } | { ok: false; status: number }

/**
 * Throws, where the platform is not run by this login, the way to the entry and back (401), or 403; whatever else kept the server is told in
 * the screen itself.
 */
export function refuseOutros(resposta: Resposta, { temSessao }: ContextoPainel, url: URL): void {
  if (resposta.ok) return
  if (resposta.status === 401) {
    const voltar = `/painel${url.pathname.replace(/^\/painel/, '')}${url.search}`
    throw redirect(urlsPainel.entrada({ voltar, ...(temSessao && { expirada: '1' }) }))
  }
  if (resposta.status === 403) throw data({ lugares: [] }, { status: 403 })
}
