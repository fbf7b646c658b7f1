import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/**
 * Why nobody can be answered: a session that ended must end in the browser too (§4); a visitor never had one, and staff of another
 * supplier is nobody here but keeps its own.
 */
export function failSemSessao({ sessaoExpirada }: Pick<ContextoComprador, 'sessaoExpirada'>): Falha {
  return sessaoExpirada
    ? new Falha('sessao_expirada', { action: 'logout' })
    : new Falha('entrar_para_continuar')
}
