import type { Db } from '#infra'

/** Which of these areas price tables name: of a table without its rows, the form would go everywhere. */
export async function listEmTabelas(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db<{ idarea: string }[]>`
    select distinct idarea from faixa_frete where idfornecedor = ${idfornecedor} and idarea::text = any(${ids as string[]})`
  return new Set(rows.map(({ idarea }) => idarea))
}
