import type { Db, Transaction } from '#infra'

import type { EstoqueGuardado } from './cadastro-estoque.ts'

/**
 * Holds stock in the order of orders (decision 0064) and answers what is there; products that are not counted are missing. Planned at
 * each call, as what the list is compared with grows.
 */
export async function holdEstoques(
  tx: Transaction,
  idfornecedor: string,
  ids: readonly string[],
): Promise<EstoqueGuardado[]> {
  return tx.unsafe<EstoqueGuardado[]>(
    `select e.idcadastroextraproduto, e.quantidade from estoque e
    join jsonb_array_elements_text($2) as q(id) on e.idcadastroextraproduto = q.id::uuid
    where e.idfornecedor = $1 order by e.idcadastroextraproduto for no key update of e`,
    [idfornecedor, tx.json(ids as string[])],
  )
}

/** In 1/1,000 unit; null: not counted. */
export async function findEstoque(
  db: Db,
  idfornecedor: string,
  idcadastroextraproduto: string,
): Promise<number | null> {
  const [row] = await db<{ quantidade: number }[]>`
    select quantidade from estoque where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${idcadastroextraproduto}`
  return row?.quantidade ?? null
}
