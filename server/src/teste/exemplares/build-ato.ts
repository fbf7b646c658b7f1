import type { CallKey } from '@vitrine/contract'

import type { Sql } from '../../infra/index.ts'

/** Something that somebody did at a store, its owner where nobody is named; nothing of it can be taken back. */
export async function buildAto(
  sql: Sql,
  idfornecedor: string,
  idusuario: string | null = null,
): Promise<number> {
  const [row] = await sql<{ idato: number }[]>`
    insert into ato (idfornecedor, idusuario, de, ate, mudancas)
    select ${idfornecedor}, coalesce(${idusuario}::uuid, (
      select e.idusuario from equipe e where e.idfornecedor = ${idfornecedor} and e.papel = 'fornecedor' order by e.idusuario limit 1
    ), gen_random_uuid()), 1, 0, '{"categoria": 1}'
    returning idato`
  return row?.idato ?? 0
}

/** The act that a call names, done by who calls: one for each call. */
export async function ensureAto(sql: Sql, idfornecedor: string, idusuario: string, key: CallKey) {
  return key.includes('{idato}') ? { idato: await buildAto(sql, idfornecedor, idusuario) } : {}
}
