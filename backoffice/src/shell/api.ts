import { createFetchClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import { createUpload } from '@vitrine/conversa'

import { PAINEL, urlsPainel } from './urls-painel.ts'

const fetchClient = createFetchClient(() => ({}))

/** Calls from the browser. A session that ended leads to the login and back to this very address. */
export const api: Client = async (key, input, options) => {
  const answer = await fetchClient(key, input, options)
  if (!answer.ok && answer.falha.action === 'logout') {
    const voltar = location.pathname + location.search
    location.assign(PAINEL + urlsPainel.entrada({ voltar, expirada: '1' }))
  }
  return answer
}

/** A call with a large body, which tells how far it is. */
export const upload = createUpload()
