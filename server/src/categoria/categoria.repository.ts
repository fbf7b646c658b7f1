import type { CategoriaNaArvore } from '@vitrine/rules/categoria'

import type { Db } from '#infra'

/** A category as the tree and addresses see it. */
export type CategoriaNoLugar = CategoriaNaArvore & { slug: string }

/** The tree of a supplier whole: some hundreds at most. */
export async function listArvore(db: Db, idfornecedor: string): Promise<CategoriaNoLugar[]> {
  return db<CategoriaNoLugar[]>`
    select idcategoria, idcategoriapai, idsetor, slug from categoria where idfornecedor = ${idfornecedor}`
}

/** The tree with its names, for what says a category by its path. */
export async function listNomesDaArvore(
  db: Db,
  idfornecedor: string,
): Promise<{ idcategoria: string; idcategoriapai: string | null; nome: string }[]> {
  return db`select idcategoria, idcategoriapai, nome from categoria where idfornecedor = ${idfornecedor}`
}

/** Ids of segments and sectors of a supplier. */
export async function listGrupos(
  db: Db,
  idfornecedor: string,
): Promise<{ segmentos: string[]; setores: string[] }> {
  const [row] = await db<{ segmentos: string[]; setores: string[] }[]>`
    select array(select idsegmento from segmento where idfornecedor = ${idfornecedor}) as segmentos,
      array(select idsetor from setor where idfornecedor = ${idfornecedor}) as setores`
  return row ?? { segmentos: [], setores: [] }
}

/** How many products stand in each category itself, those that are not on sale too. */
export async function countProdutos(db: Db, idfornecedor: string): Promise<Map<string, number>> {
  const rows = await db<{ idcategoria: string; produtos: number }[]>`
    select idcategoria, count(*)::int as produtos from produto where idfornecedor = ${idfornecedor} group by idcategoria`
  return new Map(rows.map(({ idcategoria, produtos }) => [idcategoria, produtos]))
}
