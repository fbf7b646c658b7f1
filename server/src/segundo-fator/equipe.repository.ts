import type { Db } from '#infra'

/** Who works in the panel of a supplier, and how many of them have a second proof. */
export async function countComFator(
  db: Db,
  idfornecedor: string,
): Promise<{ com_fator: number; pessoas: number }> {
  const [row] = await db<{ com_fator: number; pessoas: number }[]>`
    select count(distinct u.idusuario)::int as pessoas, count(distinct u.idusuario) filter (where u.segundo_fator)::int as com_fator
    from equipe e join usuario u using (idusuario) where e.idfornecedor = ${idfornecedor} and e.papel <> 'representante'`
  return row ?? { com_fator: 0, pessoas: 0 }
}

/** A member of a supplier's team, and whether its login opens more than this one's panel; null: nobody of it. */
export async function findMembro(
  db: Db,
  idfornecedor: string,
  idusuario: string,
): Promise<{ segundo_fator: boolean; emOutras: boolean; operador: boolean } | null> {
  const [row] = await db<{ segundo_fator: boolean; emOutras: boolean; operador: boolean }[]>`
    select u.segundo_fator, u.operador,
      exists (select from equipe o where o.idusuario = u.idusuario and o.idfornecedor <> ${idfornecedor}) as "emOutras"
    from usuario u
    where u.idusuario = ${idusuario} and exists (select from equipe e where e.idusuario = u.idusuario and e.idfornecedor = ${idfornecedor})`
  return row ?? null
}
