import { insertEventos } from '#evento'
import type { Db } from '#infra'

import { findNotaEmVigor } from './efeito.repository.ts'

/**
 * Of an order that this transaction cancelled: a note in force stays in force until the store cancels it at the tax authority, and
 * the store is told, whoever cancelled. Answers the note's key; null: there is none in force.
 */
export async function warnNota(tx: Db, numpedido: number): Promise<string | null> {
  const nota = await findNotaEmVigor(tx, numpedido)
  if (!nota) return null
  const { chave, idfornecedor } = nota
  await insertEventos(tx, [{ idfornecedor, tipo: 'nota.EM_VIGOR', dados: { numpedido, chave, motivo: '' } }])
  return chave
}
