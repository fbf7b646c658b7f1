import type { Db } from '#infra'

/** No supplier yet: the first start. */
export async function isEmpty(sql: Db): Promise<boolean> {
  const [row] = await sql`select 1 from fornecedor limit 1`
  return row === undefined
}
