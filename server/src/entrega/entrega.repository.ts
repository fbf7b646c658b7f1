import type { Db } from '#infra'

/** Where an address of a cliente is; null when it is not theirs, `ponto` null when nobody knows. */
export async function findPontoDoEndereco(db: Db, idcliente: string, idendereco: string) {
  const [row] = await db<{ lat: number | null; lng: number | null }[]>`
    select lat, lng from endereco where idendereco = ${idendereco} and idcliente = ${idcliente} and excluido_em is null`
  if (!row) return null
  return { ponto: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng } }
}
