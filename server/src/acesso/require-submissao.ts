import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/** Staff is controlled by the supplier, whatever it may do for a cliente. */
const equipe = new Set<string>(['atendente', 'fornecedor', 'operador', 'erp'])

/** Whether somebody may do what binds its cliente. */
export function mayBind({ papel, podeSubmeter }: Pick<ContextoComprador, 'papel' | 'podeSubmeter'>): boolean {
  return podeSubmeter || equipe.has(papel)
}

/**
 * Refuses who only prepares (readings 7 `submissao_pedido`): it reads everything of its cliente, changes the cart and asks for
 * approval; what binds the cliente is for whoever has the permission. Throws `sem_permissao_submeter`.
 */
export function requireSubmissao(contexto: ContextoComprador): void {
  if (mayBind(contexto)) return
  throw new Falha('sem_permissao_submeter', {
    error: 'Seu acesso prepara pedidos: isto é de quem envia pedidos por este cadastro.',
  })
}
