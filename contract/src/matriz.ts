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
  /** Everybody's. */
  | 'todos'
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
  operador: 'todos',
  'api-key': 'seus',
  erp: 'loja',
}

export function alcanceOf(key: CallKey, papel: Papel): Alcance {
  const { access, dono }: Call = calls[key]
  if (!access.includes(papel)) return 'nao'
  if (dono === 'publico') return 'livre'
  if (dono === 'sessao') return 'si'
  if (dono === 'assinatura') return 'prova'
  if (dono === 'fornecedor') return papel === 'operador' ? 'todos' : 'fornecedor'
  // The system of a supplier does not act as a cliente.
  if (dono === 'cliente ou visitante' && (papel === 'visitante' || papel === 'erp')) return 'ninguem'
  return dosClientes[papel]
}
