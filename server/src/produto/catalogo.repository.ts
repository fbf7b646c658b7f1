import { arrayCategorias, whereContado } from '#filtro'
import type { Db, Fragment } from '#infra'

import { isComprado } from '#compra'
import { colunas, type ProdutoRow } from './produto.repository.ts'

export interface CategoriaRow {
  idcategoria: string
  idcategoriapai: string | null
  idsetor: string | null
  slug: string
  nome: string
  icone: string
  fundo: string
  total: number
}

export interface FiltroCategorias {
  /** Null: of every segment. */
  idsegmento: string | null
  device: 'desktop' | 'mobile'
}

/** Categories in their order, each with the number of cards that it lists itself. */
export async function listCategorias(
  db: Db,
  idfornecedor: string,
  { idsegmento, device }: FiltroCategorias,
): Promise<CategoriaRow[]> {
  return db<CategoriaRow[]>`
    select c.idcategoria, c.idcategoriapai, c.idsetor, c.slug, c.nome, c.icone, c.fundo, coalesce(n.total, 0)::int as total
    from categoria c
    cross join lateral (${selectProprios(db, idfornecedor, db`c.idcategoria`)}) n
    where c.idfornecedor = ${idfornecedor} and (${idsegmento}::uuid is null or c.idsegmento is null or c.idsegmento = ${idsegmento})
      and ${device} = any(c.dispositivos)
    order by c.ordem`
}

/** The kept number of cards of a category itself: asked for one by one, since plans are made for suppliers of a few categories. */
function selectProprios(db: Db, idfornecedor: string, idcategoria: Fragment): Fragment {
  return db`
    select sum(k.total) as total from contagem_produto k
    where k.idfornecedor = ${idfornecedor} and k.grupo = 'total' and k.idcategoria = ${idcategoria}`
}

export interface SetorRow {
  idsetor: string
  nome: string
  icone: string
  categorias: { idcategoria: string; slug: string; nome: string; total: number }[]
}

/** Sectors with their top categories, each counting its own cards and its children's; null for all sectors. */
export async function listSetores(db: Db, idfornecedor: string, idsetor: string | null): Promise<SetorRow[]> {
  return db<SetorRow[]>`
    select s.idsetor, s.nome, s.icone, coalesce(jsonb_agg(
        jsonb_build_object('idcategoria', c.idcategoria, 'slug', c.slug, 'nome', c.nome, 'total', c.total) order by c.ordem
      ) filter (where c.total > 0), '[]') as categorias
    from setor s
    left join (
      select c.idsetor, c.idcategoria, c.slug, c.nome, c.ordem, coalesce(sum(n.total), 0)::int as total
      from categoria c
      join categoria f on f.idfornecedor = c.idfornecedor and c.idcategoria in (f.idcategoria, f.idcategoriapai)
      cross join lateral (${selectProprios(db, idfornecedor, db`f.idcategoria`)}) n
      where c.idfornecedor = ${idfornecedor} and c.idsetor is not null
      group by c.idsetor, c.idcategoria, c.slug, c.nome, c.ordem
    ) c on c.idsetor = s.idsetor
    where s.idfornecedor = ${idfornecedor} and (${idsetor}::uuid is null or s.idsetor = ${idsetor})
    group by s.idsetor, s.nome, s.icone, s.ordem order by s.ordem`
}

/** How many products carry each tag, of one category when it is named, and how many of them the customer bought. */
export async function listContagemTags(
  db: Db,
  idfornecedor: string,
  { idcategoria, idcliente }: { idcategoria: string | null; idcliente: string | null },
): Promise<{ tag: string; total: number; comprados: number }[]> {
  const filtro = { idfornecedor, categ: idcategoria }
  const daCategoria = idcategoria ? db`and p.idcategoria = any(${arrayCategorias(db, filtro)})` : db``
  const comprados = idcliente
    ? db`
      select tag, count(*)::int as total from (
        select distinct i.idcadastroextraproduto as id from pedido o join item_pedido i using (numpedido)
        where o.idfornecedor = ${idfornecedor} and o.idcliente = ${idcliente} and ${isComprado(db)}
      ) b
      join lateral (select * from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = b.id limit 1) p on true
      cross join unnest(p.tags) tag
      where p.ativo and p.idprodutoprincipal is null ${daCategoria} group by tag`
    : db`select null::text as tag, 0 as total where false`
  return db`
    select n.tag, n.total, coalesce(c.total, 0) as comprados
    from (select k.valor as tag, sum(k.total)::int as total from contagem_produto k where ${whereContado(db, filtro, 'tag')} group by 1) n
    left join (${comprados}) c on c.tag = n.tag where n.total > 0`
}

const MAX_POR_TAGS = 20

/** Products with all of `tags`; without any, those that share most tags with product `id`. */
export async function listPorTags(
  db: Db,
  idfornecedor: string,
  { tags, id }: { tags: string[]; id: string | null },
): Promise<ProdutoRow[]> {
  const partilhadas = db`cardinality(array(select unnest(p.tags) intersect select unnest(coalesce(a.tags, '{}'))))`
  return db<ProdutoRow[]>`
    select ${colunas(db)}
    from produto p
    left join produto a on a.idfornecedor = ${idfornecedor} and a.idcadastroextraproduto = ${id}
    left join estoque e on e.idfornecedor = p.idfornecedor and e.idcadastroextraproduto = p.idcadastroextraproduto
    where p.idfornecedor = ${idfornecedor} and p.ativo and p.idprodutoprincipal is null
      and p.idcadastroextraproduto is distinct from coalesce(a.idprodutoprincipal, ${id}::uuid)
      and ${tags.length > 0 ? db`p.tags @> ${tags}` : db`p.tags && a.tags`}
    order by ${partilhadas} desc, p.vendas desc, p.idcadastroextraproduto limit ${MAX_POR_TAGS}`
}

/** The address of a category that is asked for by its id or by any address that it has or had; null when there is none. */
export async function findSlugDaCategoria(
  db: Db,
  idfornecedor: string,
  categ: string,
): Promise<string | null> {
  const [row] = await db<{ slug: string }[]>`
    select slug from (
      select c.slug, 0 as ordem from categoria c where c.idfornecedor = ${idfornecedor} and c.slug = ${categ}
      union all
      select c.slug, 1 from categoria c where c.idfornecedor = ${idfornecedor} and c.idcategoria::text = lower(${categ})
      union all
      select c.slug, 2 from categoria_slug_antigo a join categoria c using (idfornecedor, idcategoria)
      where a.idfornecedor = ${idfornecedor} and a.slug = ${categ}
    ) x order by ordem limit 1`
  return row?.slug ?? null
}
