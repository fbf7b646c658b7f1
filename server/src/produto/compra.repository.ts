import type { Db, Fragment } from '#infra'

/** Whose purchases are marked; null for visitors, who cost nothing. */
export type Comprador = { idcliente: string; fuso: string } | null

/** What was last bought: day 'YYYY-MM-DD' and quantity in 1/1,000 unit. */
export interface UltimaCompra {
  data: string
  quantidade: number
}

/** Orders that count as bought: neither cancelled nor a budget. */
export function isComprado(db: Db): Fragment {
  return db`status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')`
}

/**
 * The last purchase of each product of `ids` (a subquery of ids) in the customer's last 100 orders, as `id, compra`: to be
 * joined into the statement that reads the products.
 */
export function selectCompras(
  db: Db,
  idfornecedor: string,
  { comprador, ids }: { comprador: Comprador; ids: Fragment },
): Fragment {
  if (!comprador) return db`select null::uuid as id, null::jsonb as compra where false`
  const { idcliente, fuso } = comprador
  return db`
    select distinct on (i.idcadastroextraproduto) i.idcadastroextraproduto as id,
      jsonb_build_object('data', (o.criado_em at time zone ${fuso})::date, 'quantidade', i.quantidade) as compra
    from (
      select numpedido, criado_em from pedido
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit 100
    ) o
    join item_pedido i using (numpedido)
    where i.idcadastroextraproduto in (${ids})
    order by i.idcadastroextraproduto, o.numpedido desc`
}
