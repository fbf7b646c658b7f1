import type { Db } from '#infra'

/*
 * Lists of any length against a table of any size: planned at each call (`unsafe` prepares nothing), for the plan of an empty table looks
 * at every row of a full one for each of the list.
 */

/** Whom the products of a call name, or have the SKU of, or are the main product of. */
export interface Vizinhanca {
  categorias: string[]
  imagens: string[]
  produtos: { id: string; sku: string; idprodutoprincipal: string | null }[]
}

const vizinho = 'p.idcadastroextraproduto as id, p.sku, p.idprodutoprincipal'
const vizinhanca = `
  select
    array(select c.idcategoria from jsonb_array_elements_text($2 -> 'categorias') as q(id)
      join categoria c on c.idfornecedor = $1 and c.idcategoria = q.id::uuid) as categorias,
    array(select i.hash from jsonb_array_elements_text($2 -> 'imagens') as q(hash) join imagem i using (hash)) as imagens,
    coalesce((select jsonb_agg(v) from (
      select ${vizinho} from jsonb_array_elements_text($2 -> 'skus') as q(sku)
      join produto p on p.idfornecedor = $1 and p.sku = q.sku
      union select ${vizinho} from jsonb_array_elements_text($2 -> 'principais') as q(id)
      join produto p on p.idfornecedor = $1 and p.idcadastroextraproduto = q.id::uuid
      union select ${vizinho} from jsonb_array_elements_text($2 -> 'variantes') as q(id)
      join produto p on p.idfornecedor = $1 and p.idprodutoprincipal = q.id::uuid
    ) v), '[]') as produtos`

export async function findVizinhanca(
  db: Db,
  idfornecedor: string,
  perguntas: Record<'categorias' | 'imagens' | 'skus' | 'principais' | 'variantes', string[]>,
): Promise<Vizinhanca> {
  const [row] = await db.unsafe<Vizinhanca[]>(vizinhanca, [idfornecedor, db.json(perguntas)])
  if (!row) throw new Error('a statement of one row answered none')
  return row
}

/**
 * Holds the stock of products whose smallest quantity changes, in the order of orders (decision 0064): the trigger that copies it there
 * (0002) comes after the products are held.
 */
export async function lockEstoques(db: Db, idfornecedor: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.unsafe(
    `select from estoque e join jsonb_array_elements_text($2) as q(id) on e.idcadastroextraproduto = q.id::uuid
    where e.idfornecedor = $1 order by e.idcadastroextraproduto for no key update of e`,
    [idfornecedor, db.json(ids as string[])],
  )
}
