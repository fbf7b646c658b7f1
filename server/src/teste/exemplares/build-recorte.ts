import type { CallKey } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'

/** What is written of a saved filter: products without a picture, by name. */
export const recorteDeTeste = {
  nome: 'Sem foto',
  vista: 'SEM_FOTO',
  busca: '',
  idcategoria: null,
  ordenacao: 'nome',
  escondidas: null,
  equipe: false,
  padrao: false,
} as const

/** A saved filter that a team has, of a name that begins so; answers its id. */
export async function buildRecorte(sql: Sql, idfornecedor: string, nome: string): Promise<string> {
  const idrecorte = uuidv7()
  await sql`
    insert into recorte (idfornecedor, idrecorte, nome, vista, busca, ordenacao)
    values (${idfornecedor}, ${idrecorte}, ${`${nome} ${idrecorte.slice(-12)}`}, 'TODOS', '', 'nome')`
  return idrecorte
}

/** A saved filter of the team for one call, which may remove it. */
export async function ensureRecorte(sql: Sql, idfornecedor: string, key: CallKey) {
  if (!key.includes('{idrecorte}')) return {}
  const idrecorte = await buildRecorte(sql, idfornecedor, 'Filtro')
  return { ...recorteDeTeste, equipe: true, nome: `Filtro ${idrecorte}`, idrecorte }
}
