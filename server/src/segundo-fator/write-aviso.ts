import { insertCarta, type Carta } from '#correio'
import { uuidv7, type Transaction } from '#infra'

import { findDestinatario } from './fator.repository.ts'

/** Writes to the owner of a login what became of its locks, in the transaction that changed them. No store chooses these words, nor sends them. */
export async function writeAviso(
  tx: Transaction,
  idusuario: string,
  compose: (quem: { nome: string; email: string }) => Carta,
): Promise<void> {
  const quem = await findDestinatario(tx, idusuario)
  if (quem) await insertCarta(tx, compose(quem), { idfornecedor: null, chave: `segundo-fator:${uuidv7()}` })
}
