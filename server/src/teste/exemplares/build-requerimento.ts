import type { CallKey } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'
import { buildCliente, type FornecedorDeTeste } from '../builders.ts'

/** What is written of a request that came by telephone. */
export const requerimentoDeTeste = {
  tipo: 'EXCLUSAO',
  canal: 'TELEFONE',
  nome: 'Clara Nunes',
  contato: '(19) 98765-0101',
  recebido_em: '2026-11-20',
} as const

/** A request of a new customer of the store to be erased; answers its id. */
export async function buildRequerimento(sql: Sql, loja: FornecedorDeTeste, nome = ''): Promise<string> {
  const idrequerimento = uuidv7()
  // Of a new one: other calls are about those that stay.
  const { idcliente } = await buildCliente(sql, loja)
  const { tipo, canal, recebido_em } = requerimentoDeTeste
  await sql`
    insert into requerimento (idfornecedor, idrequerimento, idcliente, tipo, canal, nome, recebido_em)
    values (${loja.idfornecedor}, ${idrequerimento}, ${idcliente}, ${tipo}, ${canal}, ${nome}, ${recebido_em})`
  return idrequerimento
}

/** What a person asks from the shop's page. */
export const meuRequerimentoDeTeste = { tipo: 'CORRECAO', descricao: 'Meu nome tem outra letra.' } as const

/** A request that a customer made in the shop; answers its id. */
export async function buildMeuRequerimento(
  sql: Sql,
  { idfornecedor }: Pick<FornecedorDeTeste, 'idfornecedor'>,
  idcliente: string,
): Promise<string> {
  const idrequerimento = uuidv7()
  const { tipo, descricao } = meuRequerimentoDeTeste
  await sql`
    insert into requerimento (idfornecedor, idrequerimento, idcliente, tipo, canal, descricao, recebido_em)
    values (${idfornecedor}, ${idrequerimento}, ${idcliente}, ${tipo}, 'LOJA', ${descricao}, current_date)`
  return idrequerimento
}

/** One of this customer for one call, which may take it back. */
export async function ensureMeuRequerimento(
  sql: Sql,
  { loja, idcliente }: { loja: FornecedorDeTeste; idcliente: string },
  key: CallKey,
) {
  if (!key.includes('/requerimentos/')) return {}
  if (key.startsWith('PUT')) return { idrequerimento: uuidv7() }
  return { idrequerimento: await buildMeuRequerimento(sql, loja, idcliente) }
}

/** A request of a new customer for one call, which may erase it. */
export async function ensureRequerimento(sql: Sql, loja: FornecedorDeTeste, key: CallKey) {
  if (!key.includes('/titulares/')) return {}
  const idrequerimento = await buildRequerimento(sql, loja)
  return {
    idrequerimento: key.startsWith('PUT') ? uuidv7() : idrequerimento,
    ...(key.endsWith('/anonimizacao') && { protocolo_da_exclusao: idrequerimento.slice(-8) }),
  }
}
