import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/**
 * The failure of a request without a valid session: a session that ended must end in the browser too (§4); a visitor never had one, and
 * staff of another supplier has no rights here but keeps its session.
 */
export function failSemSessao({ sessaoExpirada }: Pick<ContextoComprador, 'sessaoExpirada'>): Falha {
  return sessaoExpirada
    ? new Falha('sessao_expirada', { action: 'logout' })
    : new Falha('entrar_para_continuar')
}
