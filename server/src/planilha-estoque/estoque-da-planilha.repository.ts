import type { Db } from '#infra'

/** How what is counted of these products stands: product -> version; those that are not counted are missing. */
export async function listVersoes(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.unsafe<{ id: string; versao: number }[]>(
    `select e.idcadastroextraproduto as id, e.versao from estoque e
    join jsonb_array_elements_text($2) as q(id) on e.idcadastroextraproduto = q.id::uuid where e.idfornecedor = $1`,
    [idfornecedor, db.json(ids as string[])],
  )
  return new Map(rows.map(({ id, versao }) => [id, versao]))
}
