import type { TipoEntrega } from '@vitrine/contract'

import type { Db } from '#infra'

export interface AvisoArea {
  idaviso: string
  /** The store that was asked for; null: any. */
  idfornecedor: string | null
  email: string
  tipo: TipoEntrega
  lat: number
  lng: number
  lugar: string
}

/** Places that one mailbox may wait for: who types the addresses of strangers cannot fill the outbox. */
const MAX_POR_EMAIL = 10

export async function insertAvisoArea(db: Db, aviso: AvisoArea): Promise<void> {
  const { idaviso, idfornecedor, email, tipo, lat, lng, lugar } = aviso
  await db`
    insert into aviso_area (idaviso, idfornecedor, email, tipo, lat, lng, lugar)
    select ${idaviso}, ${idfornecedor}, ${email}, ${tipo}, ${lat}, ${lng}, ${lugar}
    where (select count(*) from aviso_area where email = ${email}) < ${MAX_POR_EMAIL}
    on conflict do nothing`
}

/** Up to `limit` who wait, for this transaction alone; `depois`: the last idaviso of the batch before. */
export async function takeAvisosArea(db: Db, depois: string, limit: number): Promise<AvisoArea[]> {
  return db<AvisoArea[]>`
    select idaviso, idfornecedor, email, tipo, lat, lng, lugar from aviso_area
    where idaviso > ${depois} order by idaviso limit ${limit} for update skip locked`
}

export async function deleteAvisosArea(db: Db, idsaviso: readonly string[]): Promise<void> {
  await db`delete from aviso_area where idaviso = any(${idsaviso as string[]}::uuid[])`
}

/** A request that no supplier came to serve within a year is deleted. */
export async function purgeAvisosArea(db: Db): Promise<void> {
  await db`delete from aviso_area where pedido_em < now() - interval '1 year'`
}
