import { removeCadastros, saveCadastros } from '#cadastro'
import { cadastroExtra } from '#cadastro-extra'
import { sistema, type Autor } from '#evento'
import type { Sql, Transaction } from '#infra'

import { cadastroPrevisto } from './cadastro-previsto.ts'
import { hasChegado, holdChegadas } from './previsto.repository.ts'

/**
 * What stores wrote down of whoever this login is becomes its registrations there, once it has proved the mailbox that they wrote down
 * (decision 0155): groups, credit, code, representative, approval. What was decided about a registration meanwhile stays.
 */
export async function claimPrevistos(tx: Transaction, idusuario: string): Promise<void> {
  for (const { idfornecedor, idprevisto, ...chegada } of await holdChegadas(tx, idusuario)) {
    const quem = { idfornecedor, autor: sistema }
    // Both are held, so no version is in the way.
    await saveCadastros(tx, cadastroExtra, quem, [{ ...chegada, versao: 'qualquer' }])
    await removeCadastros(tx, cadastroPrevisto, quem, [{ idprevisto, versao: 'qualquer' }])
  }
}

/** The same at a login: hardly ever is there anything, so that is looked up alone first. */
export async function claimAtLogin(sql: Sql, idusuario: string): Promise<void> {
  if (await hasChegado(sql, idusuario)) await sql.begin((tx) => claimPrevistos(tx, idusuario))
}

type Ensure<F> = (idcliente: string, fornecedor: F, autor: Autor) => Promise<boolean>

/** Whoever comes to a store is registered there, and finds what the store wrote down of it. Answers what `ensure` does. */
export function withChegada<F>(sql: Sql, ensure: Ensure<F>): Ensure<F> {
  return async (idcliente, fornecedor, autor) => {
    const aprovado = await ensure(idcliente, fornecedor, autor)
    if (autor.idusuario) await claimAtLogin(sql, autor.idusuario)
    return aprovado
  }
}
