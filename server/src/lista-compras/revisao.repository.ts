import type { Db } from '#infra'
import { isComprado } from '#compra'

export interface AchadoPorCodigo {
  codigo: string
  id: string
  como: 'sku' | 'ean'
}

/** Products of exactly these SKUs (in any case) or bar codes: one statement, whatever their number. */
export async function listPorCodigo(
  db: Db,
  idfornecedor: string,
  codigos: readonly string[],
): Promise<AchadoPorCodigo[]> {
  const lista = codigos as string[] // postgres.js writes arrays it does not change
  return db<AchadoPorCodigo[]>`
    select c.codigo, p.idcadastroextraproduto as id, 'sku' as como
    from unnest(${lista}::text[]) c (codigo)
    join produto p on p.idfornecedor = ${idfornecedor} and p.sku in (c.codigo, upper(c.codigo)) and p.ativo
    union all
    select c.codigo, p.idcadastroextraproduto, 'ean'
    from unnest(${lista}::text[]) c (codigo)
    join produto p on p.idfornecedor = ${idfornecedor} and p.ean = c.codigo and p.ativo`
}

export interface AchadoPorNome {
  /** Index of the query. */
  n: number
  id: string
  nome: string
  embalagem: string
}

/** For each full-text query the products that it finds, short names first, at most `limite`: one statement for all. */
export async function listPorNome(
  db: Db,
  idfornecedor: string,
  consultas: readonly string[],
  limite: number,
): Promise<AchadoPorNome[]> {
  return db<AchadoPorNome[]>`
    select (q.n - 1)::int as n, achado.*
    from unnest(${consultas as string[]}::text[]) with ordinality q (consulta, n)
    cross join lateral (
      select p.idcadastroextraproduto as id, p.nome, p.embalagem
      from produto p
      where p.idfornecedor = ${idfornecedor} and p.ativo and p.doc @@ q.consulta::tsquery
        -- A main product is found by the words of its variants too, but is none of them.
        and (p.variantes = 0 or f_doc(p.idfornecedor, p.nome, f_texto(p.marca, p.embalagem, p.tags, ''), '', '{}') @@ q.consulta::tsquery)
      order by length(p.nome), p.vendas desc, p.idcadastroextraproduto limit ${limite}
    ) achado`
}

export interface TermoRow {
  /** Normal form, as the search keeps it. */
  termo: string
  escrita: string
}

/** The words of a supplier's catalogue in the order of their normal forms. */
export async function listVocabulario(db: Db, idfornecedor: string): Promise<TermoRow[]> {
  return db<TermoRow[]>`select termo, escrita from termo where idfornecedor = ${idfornecedor} order by termo`
}

export interface FatosRow {
  id: string
  /** 1/1,000 unit; null: not tracked. */
  estoque: number | null
  /** In one of the cliente's last 100 orders. */
  comprado: boolean
}

/** Stock of products, and whether the cliente (null: a visitor) has bought them of late: one statement. */
export async function listFatos(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string | null },
  ids: readonly string[],
): Promise<Map<string, FatosRow>> {
  const rows = await db<FatosRow[]>`
    select p.id, e.quantidade as estoque, c.id is not null as comprado
    from unnest(${ids as string[]}::uuid[]) p (id)
    left join estoque e on e.idfornecedor = ${idfornecedor} and e.idcadastroextraproduto = p.id
    left join (
      select distinct i.idcadastroextraproduto as id
      from (
        select numpedido from pedido
        where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
        order by numpedido desc limit 100
      ) o
      join item_pedido i using (numpedido)
      where i.idcadastroextraproduto = any(${ids as string[]})
    ) c on c.id = p.id`
  return new Map(rows.map((row) => [row.id, row]))
}
