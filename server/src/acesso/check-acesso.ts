import { idNulo, type Call, type CallKey, type Papel } from '@vitrine/contract'
import { hasModulo } from '@vitrine/rules/acesso'

import { Falha } from '#infra'

import type { ContextoComprador } from './contexto.ts'
import { failSemSessao } from './sem-sessao.ts'

/** What the contract declares of a call, held against who asks, for the cliente that it names. Reads nothing: the context already knows. */
export function checkAcesso(call: Call, contexto: ContextoComprador, idcliente?: string): void {
  const { papel, podeAgir, fornecedor } = contexto
  if (call.modulo && fornecedor && !hasModulo(fornecedor.publico.modulos, call.modulo))
    throw new Falha('nao_encontrado')
  checkPapel(call, contexto)
  if (call.semCliente && idcliente === idNulo) throw new Falha(call.semCliente)
  // Strangers learn nothing: another customer's id is as unknown as one that does not exist.
  if (isOfCliente(call, papel, idcliente) && !podeAgir) throw new Falha('nao_encontrado')
}

/** Calls that every narrowed key may make: it ends what it began. */
const SEMPRE: ReadonlySet<CallKey> = new Set(['GET /v1/app/{session_token}/cliente/logout'])

/**
 * A key that its store narrowed to some calls makes no other, whatever its kind may (decision 0168), not even what is open to everybody:
 * that is asked without it. Errors: `sem_permissao`.
 */
export function checkChave(key: CallKey, { sessao }: ContextoComprador): void {
  const chamadas = sessao?.chave_chamadas
  if (chamadas && !SEMPRE.has(key) && !chamadas.includes(key))
    throw new Falha('sem_permissao', { error: `Esta chave não foi liberada para a chamada ${key}.` })
}

/** Whoever would have a role here, were the session proven as this supplier asks, is told so. */
function checkPapel(call: Call, contexto: ContextoComprador): void {
  const { papel, faltaFator } = contexto
  const forVisitors = call.access.includes('visitante') && call.dono !== 'cliente'
  const isStranger = !forVisitors && papel === 'visitante'
  if (!isStranger && call.access.includes(papel)) return
  if (faltaFator) throw new Falha('segundo_fator_exigido')
  throw isStranger ? failSemSessao(contexto) : new Falha('sem_permissao')
}

/** Some calls answer a session without a cliente as a visitor: also staff that looks at its own shop. */
function isOfCliente({ dono }: Call, papel: Papel, idcliente: string | undefined): boolean {
  if (dono === 'cliente ou visitante') return papel !== 'visitante' && papel !== 'erp' && idcliente !== idNulo
  return dono === 'cliente'
}
