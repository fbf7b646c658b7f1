import { safeVoltar } from '@vitrine/contract/safe-voltar'

import { PAINEL } from '#shell'

/**
 * Where the login leads on to: an address of a supplier's panel or one's own account, as the router names it (without /painel). Null: none was asked for, or it is
 * somewhere else; another host, or the shop, however it is written.
 */
export function readVoltar(escrito: string | null): string | null {
  const voltar = safeVoltar(escrito, '')
  return /^\/painel\/(_\/conta|[a-z0-9])/i.test(voltar) ? voltar.slice(PAINEL.length) : null
}
