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

/** Categories that show something. */
export function listCategoriasNoMapa(db: Db, idfornecedor: string): Promise<{ slug: string }[]> {
  return db<{ slug: string }[]>`
    select c.slug from categoria c where c.idfornecedor = ${idfornecedor} and exists (
      select from produto p where p.idfornecedor = c.idfornecedor and p.ativo and p.idprodutoprincipal is null and (
        p.idcategoria = c.idcategoria or p.idcategoria in (
          select f.idcategoria from categoria f where f.idfornecedor = c.idfornecedor and f.idcategoriapai = c.idcategoria)))
    order by c.slug limit 5000`
}

/** A store as an index of sitemaps tells of it. */
export interface LojaNoMapa {
  slug: string
  produtos: number
}

/** One store with how many products it sells. */
export function countProdutos(db: Db, idfornecedor: string): Promise<LojaNoMapa[]> {
  return db<LojaNoMapa[]>`
    select f.slug, (select count(*)::int from produto p where p.idfornecedor = f.idfornecedor and p.ativo) as produtos
    from fornecedor f where f.idfornecedor = ${idfornecedor}`
}

/** Stores after one of them, with the host that they are known by, '' for none. */
export function listLojasDepois(
  db: Db,
  depois: string,
  limit: number,
): Promise<(LojaNoMapa & { dominio: string })[]> {
  return db<(LojaNoMapa & { dominio: string })[]>`
    select f.slug, (select count(*)::int from produto p where p.idfornecedor = f.idfornecedor and p.ativo) as produtos,
      coalesce((select d.dominio from dominio d where d.idfornecedor = f.idfornecedor order by d.principal desc, d.dominio limit 1), '') as dominio
    from fornecedor f
    where f.ativo and f.slug > ${depois}
    order by f.slug limit ${limit}`
}
