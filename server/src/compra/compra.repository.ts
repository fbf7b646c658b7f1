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

/** The same of a few products, for whoever's purchases are not kept in memory. */
export async function listCompras(
  db: Db,
  idfornecedor: string,
  { comprador, ids }: { comprador: Comprador; ids: readonly string[] },
): Promise<Map<string, UltimaCompra>> {
  const rows = await db<{ id: string; compra: UltimaCompra }[]>`
    select id, compra from (${selectCompras(db, idfornecedor, { comprador, ids: db`select unnest(${ids as string[]}::uuid[])` })}) c`
  return new Map(rows.map(({ id, compra }) => [id, compra]))
}

/** Orders that are looked at, whatever became of them, and those of them that count. */
const OLHADOS = 300
const CONTADOS = 100

export interface ComprasDoCliente {
  /** The customer's last order; null: there is none. */
  ultimo: number | null
  numpedidos: ReadonlySet<number>
  compras: ReadonlyMap<string, UltimaCompra>
}

/**
 * All that `selectCompras` may answer of a customer, with the orders that it hangs on; null when those are too many (hundreds of budgets
 * between few orders).
 */
export async function readComprasDoCliente(
  db: Db,
  idfornecedor: string,
  { idcliente, fuso }: NonNullable<Comprador>,
): Promise<ComprasDoCliente | null> {
  const [lida] = await db<
    { numpedidos: number[]; contados: number; compras: (UltimaCompra & { id: string })[] }[]
  >`
    with olhado as materialized (
      select numpedido, criado_em, ${isComprado(db)} as conta from pedido
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} order by numpedido desc limit ${OLHADOS}
    ),
    contado as materialized (select numpedido, criado_em from olhado where conta order by numpedido desc limit ${CONTADOS}),
    comprado as (
      select distinct on (i.idcadastroextraproduto) i.idcadastroextraproduto as id, (o.criado_em at time zone ${fuso})::date as data, i.quantidade
      from contado o join item_pedido i using (numpedido) order by i.idcadastroextraproduto, o.numpedido desc
    )
    select coalesce((select array_agg(numpedido order by numpedido desc) from olhado), '{}')::bigint[] as numpedidos,
      (select count(*) from contado)::int as contados,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'data', data, 'quantidade', quantidade)) from comprado), '[]') as compras`
  if (!lida) throw new Error('purchases were asked for and not answered')
  const numpedidos = lida.numpedidos.map(Number)
  if (numpedidos.length === OLHADOS && lida.contados < CONTADOS) return null
  return {
    ultimo: numpedidos[0] ?? null,
    numpedidos: new Set(numpedidos),
    compras: new Map(lida.compras.map(({ id, data, quantidade }) => [id, { data, quantidade }])),
  }
}

/** Whose orders, at which supplier. */
export interface Freguesia {
  idfornecedor: string
  idcliente: string
}

/** The last order of each; null where there is none. By keys alone, in the order that they were asked for. */
export async function readUltimos(db: Db, freguesias: readonly Freguesia[]): Promise<(number | null)[]> {
  const rows = await db<{ ultimo: number | null }[]>`
    select (select numpedido from pedido where idcliente = f.idcliente and idfornecedor = f.idfornecedor order by numpedido desc limit 1) as ultimo
    from unnest(${freguesias.map(({ idcliente }) => idcliente)}::uuid[], ${freguesias.map(({ idfornecedor }) => idfornecedor)}::uuid[])
      with ordinality f (idcliente, idfornecedor, posto)
    order by f.posto`
  return rows.map(({ ultimo }) => ultimo)
}

/** Stock of now in 1/1,000 unit by id; null: not tracked. */
export async function readEstoques(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await db<{ id: string; quantidade: number | null }[]>`
    select idcadastroextraproduto as id, quantidade from estoque
    where idfornecedor = ${idfornecedor} and idcadastroextraproduto = any(${ids as string[]}::uuid[])`
  return new Map(rows.map(({ id, quantidade }) => [id, quantidade]))
}
