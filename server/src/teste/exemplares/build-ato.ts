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

/** A change in the register of a store, of a kind that does not go back from there. */
export async function buildMudanca(sql: Sql, idfornecedor: string): Promise<number> {
  const dados = {
    cadastro: 'categoria',
    id: idfornecedor,
    versao: 2,
    autor: { ator: 'sistema', idusuario: null, idapikeys: null },
    antes: { nome: 'Queijos' },
    depois: { nome: 'Frios' },
    ocultas: [],
  }
  const [row] = await sql<{ idevento: number }[]>`
    insert into evento (idfornecedor, tipo, dados) values (${idfornecedor}, 'cadastro.MUDADO', ${sql.json(dados)}) returning idevento`
  return row?.idevento ?? 0
}

/** The act that a call names, done by who calls, or the change: one for each call. */
export async function ensureAto(
  sql: Sql,
  idfornecedor: string,
  idusuario: string,
  key: CallKey,
): Promise<Partial<Record<'idato' | 'idevento', number>>> {
  if (key.includes('{idevento}')) return { idevento: await buildMudanca(sql, idfornecedor) }
  return key.includes('{idato}') ? { idato: await buildAto(sql, idfornecedor, idusuario) } : {}
}
