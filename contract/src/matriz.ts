import type { Call, Papel } from '#call'

import { calls, type CallKey } from './calls.ts'

/**
 * How far a role reaches with a call (§6). The one table of rights is `access` and `dono` of every call; this reads a cell of
 * it. The server holds every request against it, server/src/papeis.test.ts tries every cell, docs/papeis.md shows it.
 */
export type Alcance =
  /** Refused. */
  | 'nao'
  /** Nothing personal is in it. */
  | 'livre'
  /** What the session itself is, whatever id the request names. */
  | 'si'
  /** Its own cliente, the clientes linked to the login, the one of the key. */
  | 'seus'
  /** The clientes assigned to it at this supplier. */
  | 'carteira'
  /** The clientes registered with this supplier. */
  | 'loja'
  /** What belongs to the supplier that it works for. */
  | 'fornecedor'
  /** Every supplier's, where nothing of its customers is in it. */
  | 'todos'
  /** Those of one supplier, while an access to it is open, with a reason that the supplier reads (decision 0154). */
  | 'motivo'
  /** Asked without a session. */
  | 'ninguem'
  /** Whoever proves it by the payload. */
  | 'prova'

const dosClientes: Record<Papel, Alcance> = {
  visitante: 'nao',
  cliente: 'seus',
  'usuario vinculado': 'seus',
  representante: 'carteira',
  atendente: 'loja',
  fornecedor: 'loja',
  operador: 'motivo',
  'api-key': 'seus',
  erp: 'loja',
}

export function alcanceOf(key: CallKey, papel: Papel): Alcance {
  const { access, dono, semPessoas }: Call = calls[key]
  if (!access.includes(papel)) return 'nao'
  if (dono === 'publico') return 'livre'
  if (dono === 'sessao') return 'si'
  if (dono === 'assinatura') return 'prova'
  if (dono === 'fornecedor' && papel !== 'operador') return 'fornecedor'
  if (dono === 'fornecedor' && semPessoas) return 'todos'
  // The system of a supplier does not act as a cliente.
  if (dono === 'cliente ou visitante' && (papel === 'visitante' || papel === 'erp')) return 'ninguem'
  return dosClientes[papel]
}
