import type { Call } from '@vitrine/contract'
import { hasModulo } from '@vitrine/rules/acesso'

import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/** What the contract declares of a call, held against who asks. Reads nothing: the context already knows. */
export function checkAcesso(call: Call, contexto: ContextoComprador): void {
  const { papel, sessao, podeAgir, fornecedor } = contexto
  if (call.modulo && fornecedor && !hasModulo(fornecedor.publico.modulos, call.modulo))
    throw new Falha('nao_encontrado')
  const forVisitors = call.access.includes('visitante') && call.dono !== 'cliente'
  if (!forVisitors && papel === 'visitante')
    // Staff is nobody at other suppliers, but keeps its session.
    throw new Falha('sessao_expirada', sessao ? {} : { action: 'logout' })
  if (!call.access.includes(papel)) throw new Falha('sem_permissao')
  // Strangers learn nothing: another customer's id is as unknown as one that does not exist.
  const isOfCliente =
    call.dono === 'cliente' ||
    (call.dono === 'cliente ou visitante' && papel !== 'visitante' && papel !== 'erp')
  if (isOfCliente && !podeAgir) throw new Falha('nao_encontrado')
}
