import type { Call } from '@vitrine/contract'

import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'

/** What the contract declares of a call, held against who asks. Reads nothing: the context already knows. */
export function checkAcesso(call: Call, contexto: ContextoComprador): void {
  const forVisitors = call.access.includes('visitante')
  if (contexto.sessaoExpirada && !forVisitors) throw new Falha('sessao_expirada', { action: 'logout' })
  if (call.dono === 'cliente' && contexto.papel === 'visitante')
    throw new Falha('sessao_expirada', { action: 'logout' })
  if (!forVisitors && contexto.papel === 'visitante') throw new Falha('sessao_expirada', { action: 'logout' })
  if (!call.access.includes(contexto.papel)) throw new Falha('sem_permissao')
  // Strangers learn nothing: another customer's id is as unknown as one that does not exist.
  const isOfCliente = call.dono === 'cliente' || (call.dono === 'cliente ou visitante' && contexto.sessao)
  if (isOfCliente && !contexto.podeAgir) throw new Falha('nao_encontrado')
}
