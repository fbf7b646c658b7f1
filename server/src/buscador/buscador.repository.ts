import type { Db } from '#infra'

/** What a sitemap says about a product. */
export interface ProdutoNoMapa {
  id: string
  nome: string
  /** Hash of its first picture. */
  imagem: string | null
  mudado_em: Date
}

/** Products that are sold, after one of them, in the order of their ids: each statement goes on by the primary key, however many there are. */
export function listProdutosDepois(
  db: Db,
  idfornecedor: string,
  depois: string,
  limit: number,
): Promise<ProdutoNoMapa[]> {
  return db<ProdutoNoMapa[]>`
    select idcadastroextraproduto as id, nome, imagens -> 0 ->> 'hash' as imagem, mudado_em
    from produto where idfornecedor = ${idfornecedor} and ativo and idcadastroextraproduto > ${depois}
    order by idcadastroextraproduto limit ${limit}`
}

/** Id of the product that stands `pulados` places after the first; null when there are no more. */
export async function findProdutoNoLugar(
  db: Db,
  idfornecedor: string,
  pulados: number,
): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    select idcadastroextraproduto as id from produto
    where idfornecedor = ${idfornecedor} and ativo order by idcadastroextraproduto offset ${pulados} limit 1`
  return row?.id ?? null
}

/** Categories that show something, with the last change of a product that they show, or showed. */
export function listCategoriasNoMapa(
  db: Db,
  idfornecedor: string,
): Promise<{ slug: string; mudado_em: Date }[]> {
  return db<{ slug: string; mudado_em: Date }[]>`
    select c.slug, max(p.mudado_em) as mudado_em
    from produto p
    join categoria folha on folha.idfornecedor = p.idfornecedor and folha.idcategoria = p.idcategoria
    join categoria c on c.idfornecedor = p.idfornecedor and c.idcategoria in (folha.idcategoria, folha.idcategoriapai)
    where p.idfornecedor = ${idfornecedor}
    group by c.idcategoria, c.slug
    having bool_or(p.ativo and p.idprodutoprincipal is null)
    order by c.slug limit 5000`
}

/** SQL: since when the combos of the supplier `f` are as they are: one that was edited, began or ended, one of its products. */
const mudancaDosCombos = (db: Db) => db`
  select max(quando) from (
    select max(e.quando) as quando from evento e
    where e.idfornecedor = f.idfornecedor and e.numpedido is null and e.dados ->> 'cadastro' in ('combo', 'combo_grupo', 'combo_produto')
    union all
    select max(dia at time zone f.fuso) from combo c, unnest(array[c.inicio::timestamp, c.fim + interval '1 day']) as dia
    where c.idfornecedor = f.idfornecedor and c.ativo and dia at time zone f.fuso <= now()
    union all
    select max(p.mudado_em) from combo c
    join combo_grupo g on g.idfornecedor = c.idfornecedor and g.idcombopromocional_cabecalho = c.idcombopromocional_cabecalho
    join combo_produto cp on cp.idfornecedor = c.idfornecedor and cp.idgrupo = g.idgrupo
    join produto p on p.idfornecedor = c.idfornecedor and p.idcadastroextraproduto = cp.idcadastroextraproduto
    where c.idfornecedor = f.idfornecedor and c.ativo) mudancas`

/** Since when the page of a supplier's combos is as it is; null where it never had one. */
export async function findMudancaDosCombos(db: Db, idfornecedor: string): Promise<Date | null> {
  const [row] = await db<{ quando: Date | null }[]>`
    select (${mudancaDosCombos(db)}) as quando from fornecedor f where f.idfornecedor = ${idfornecedor}`
  return row?.quando ?? null
}

/** A store as an index of sitemaps tells of it: since when each of its sitemaps is as it is. */
export interface LojaNoMapa {
  slug: string
  /** Of its pages that are no products; null when nothing of them has a date. */
  paginas: Date | null
  /** Of its products, sitemap by sitemap, each of `POR_MAPA`. */
  produtos: readonly Date[]
}

const colunasDaLoja = (db: Db, porMapa: number) => db`
  f.slug,
  greatest(
    (select max(p.mudado_em) from produto p where p.idfornecedor = f.idfornecedor),
    (select max(greatest(u.publicada_em, u.de)) from publicacao u
      where u.idfornecedor = f.idfornecedor and u.tipo in ('PAGINA', 'INICIO') and greatest(u.publicada_em, u.de) <= now()),
    (${mudancaDosCombos(db)})) as paginas,
  array(
    select max(n.mudado_em) from (
      select p.mudado_em, (row_number() over (order by p.idcadastroextraproduto) - 1) / ${porMapa}::int as parte
      from produto p where p.idfornecedor = f.idfornecedor and p.ativo) n
    group by n.parte order by n.parte) as produtos`

/** One store with its sitemaps. */
export function findLojaNoMapa(db: Db, idfornecedor: string, porMapa: number): Promise<LojaNoMapa[]> {
  return db<LojaNoMapa[]>`
    select ${colunasDaLoja(db, porMapa)} from fornecedor f where f.idfornecedor = ${idfornecedor}`
}

/** Stores after one of them, with the host that they are known by, '' for none. */
export function listLojasDepois(
  db: Db,
  { depois, limit, porMapa }: { depois: string; limit: number; porMapa: number },
): Promise<(LojaNoMapa & { dominio: string })[]> {
  return db<(LojaNoMapa & { dominio: string })[]>`
    select ${colunasDaLoja(db, porMapa)},
      coalesce((select d.dominio from dominio d where d.idfornecedor = f.idfornecedor order by d.principal desc, d.dominio limit 1), '') as dominio
    from fornecedor f
    where f.ativo and f.slug > ${depois}
    order by f.slug limit ${limit}`
}
