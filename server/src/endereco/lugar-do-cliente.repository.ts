import type { Db } from '#infra'

/** Where a customer has its goods delivered. */
export interface LugarRow {
  idendereco: string
  cep: string
  uf: string
  lat: number | null
  lng: number | null
}

/** An address of a cliente; null: its main one, or the oldest where none is. */
export async function findLugar(
  db: Db,
  idcliente: string,
  idendereco: string | null = null,
): Promise<LugarRow | null> {
  const [row] = await db<LugarRow[]>`
    select idendereco, cep, uf, lat, lng from endereco
    where idcliente = ${idcliente} and excluido_em is null and ${idendereco === null ? db`true` : db`idendereco = ${idendereco}`}
    order by primario desc, criado_em, idendereco limit 1`
  return row ?? null
}
