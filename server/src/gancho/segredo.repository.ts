import type { Db } from '#infra'

/** The secrets of a webhook as they are kept. */
export interface SegredosRow {
  idgancho: string
  segredo: string
  segredo_anterior: string | null
}

/** Webhooks of all suppliers after this one, by id. */
export async function listSegredos(db: Db, depois: string | null, limit: number): Promise<SegredosRow[]> {
  return db<SegredosRow[]>`
    select idgancho, segredo, segredo_anterior from gancho
    where ${depois}::uuid is null or idgancho > ${depois} order by idgancho limit ${limit}`
}

/** Keeps them otherwise, unless they were changed meanwhile: then false. */
export async function replaceSegredos(db: Db, antes: SegredosRow, novo: SegredosRow): Promise<boolean> {
  const rows = await db`
    update gancho set segredo = ${novo.segredo}, segredo_anterior = ${novo.segredo_anterior}
    where idgancho = ${antes.idgancho} and segredo = ${antes.segredo} and segredo_anterior is not distinct from ${antes.segredo_anterior}
    returning 1`
  return rows.length === 1
}

/** The secret of before signs nothing more. */
export async function forgetAnteriores(db: Db, agora: Date): Promise<void> {
  await db`update gancho set segredo_anterior = null, anterior_ate = null where anterior_ate < ${agora}`
}
