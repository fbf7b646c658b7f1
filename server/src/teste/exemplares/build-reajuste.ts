import type { CallKey } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'

/** Ten percent more for all products, on a day which does not come in a test. */
export const reajusteDeTeste = {
  selecao: { vista: 'TODOS', sk: '' },
  regra: { base: 'PRECO', percentual: 10, final: 'NENHUM', junto: true, abaixodocusto: false },
  dia: '2031-01-02',
} as const

/** A rule that waits for a day which does not come in a test; answers its id. */
export async function buildReajuste(sql: Sql, idfornecedor: string): Promise<string> {
  const idreajuste = uuidv7()
  const { selecao, regra, dia } = reajusteDeTeste
  await sql`
    insert into reajuste (idfornecedor, idreajuste, selecao, regra, dia, estado, autor)
    values (${idfornecedor}, ${idreajuste}, ${sql.json(selecao)}, ${sql.json(regra)}, ${dia}, 'AGENDADO', '{"ator":"fornecedor","idusuario":null}')`
  await sql`insert into reajuste_andamento (idfornecedor, idreajuste) values (${idfornecedor}, ${idreajuste})`
  return idreajuste
}

/** What a call about a rule is about, for that call alone: what is new waits too. */
export async function ensureReajuste(sql: Sql, idfornecedor: string, key: CallKey) {
  if (!key.includes('/reajustes')) return {}
  if (!key.includes('{idreajuste}')) return { ...reajusteDeTeste }
  return { ...reajusteDeTeste, idreajuste: await buildReajuste(sql, idfornecedor) }
}
