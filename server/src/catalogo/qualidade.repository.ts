import type { MotivoDeQualidade } from '@vitrine/contract'

import type { Db, Fragment } from '#infra'

type Falta = Exclude<MotivoDeQualidade, 'SEM_FOTO' | 'SEM_PRECO' | 'SEM_ESTOQUE'>

/** What is missing of a product, as the indexes of migration 0381 have it. */
export const faltas: Record<Exclude<Falta, 'EAN_REPETIDO'>, (db: Db) => Fragment> = {
  SEM_DESCRICAO: (db) => db`p.descricao = ''`,
  SEM_EMBALAGEM: (db) => db`p.embalagem = ''`,
  SEM_PESO: (db) => db`p.peso_gramas is null`,
  SEM_EAN: (db) => db`p.ean is null`,
  EAN_INVALIDO: (db) => db`p.ean is not null and not f_ean_valido(p.ean)`,
  NOME_MAIUSCULO: (db) => db`p.nome = upper(p.nome) and p.nome <> lower(p.nome) and length(p.nome) > 8`,
}

/** EANs that several products of a store have, by the index of EANs alone. */
export const listEansRepetidos = (db: Db, idfornecedor: string): Fragment => db`
  select r.ean from produto r where r.idfornecedor = ${idfornecedor} and r.ean is not null group by r.ean having count(*) > 1`

/** How many products of a store lack what, each counted by an index of its own. */
export async function countFaltas(db: Db, idfornecedor: string): Promise<Record<Falta, number>> {
  const quantos = (falta: keyof typeof faltas) =>
    db`(select count(*)::int from produto p where p.idfornecedor = ${idfornecedor} and ${faltas[falta](db)})`
  const [row] = await db<Record<Falta, number>[]>`
    select
      ${quantos('SEM_DESCRICAO')} as "SEM_DESCRICAO", ${quantos('SEM_EMBALAGEM')} as "SEM_EMBALAGEM",
      ${quantos('SEM_PESO')} as "SEM_PESO", ${quantos('SEM_EAN')} as "SEM_EAN",
      ${quantos('EAN_INVALIDO')} as "EAN_INVALIDO", ${quantos('NOME_MAIUSCULO')} as "NOME_MAIUSCULO",
      (select coalesce(sum(d.n), 0)::int from (
        select count(*) as n from produto r where r.idfornecedor = ${idfornecedor} and r.ean is not null group by r.ean having count(*) > 1
      ) d) as "EAN_REPETIDO"`
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

/** Of each of these pictures the first product by name that shows it. */
export async function findQuemMostra(
  db: Db,
  idfornecedor: string,
  hashes: readonly string[],
): Promise<Map<string, { idcadastroextraproduto: string; nome: string }>> {
  const rows = await db<{ hash: string; idcadastroextraproduto: string; nome: string }[]>`
    select distinct on (i.hash) i.hash, p.idcadastroextraproduto, p.nome
    from produto p cross join lateral (select e ->> 'hash' as hash from jsonb_array_elements(p.imagens) e) i
    where p.idfornecedor = ${idfornecedor} and i.hash = any(${hashes as string[]}) order by i.hash, p.nome, p.idcadastroextraproduto`
  return new Map(rows.map(({ hash, ...produto }) => [hash, produto]))
}
