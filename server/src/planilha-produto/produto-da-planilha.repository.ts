import type { CadastroProduto } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { cadastroProduto, fromGuardado, type ProdutoGuardado } from '#produto'

/** A product as its supplier keeps it, with what is counted of it. */
export interface ProdutoDaPlanilha {
  produto: CadastroProduto
  versao: number
  /** Units; null: not counted. */
  estoque: number | null
  /** Of what is counted. */
  versaoDoEstoque: number | null
}

type Row = ProdutoGuardado & { versao: number; quantidade: number | null; versao_do_estoque: number | null }

const lido = `${cadastroProduto.nomes.map((nome) => `p.${nome}`).join(', ')}, p.versao, e.quantidade, e.versao as versao_do_estoque
  from produto p left join estoque e using (idfornecedor, idcadastroextraproduto)`

/** Products by SKU, in no order. */
export async function listProdutosBySku(
  db: Db,
  idfornecedor: string,
  skus: readonly string[],
): Promise<ProdutoDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} join jsonb_array_elements_text($2) as q(sku) on q.sku = p.sku where p.idfornecedor = $1`,
    [idfornecedor, db.json(skus as string[])],
  )
  return rows.map(toLido)
}

/** Products by their ids, in no order. */
export async function listProdutosDaLista(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ProdutoDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} join jsonb_array_elements_text($2) as q(id) on q.id::uuid = p.idcadastroextraproduto where p.idfornecedor = $1`,
    [idfornecedor, db.json(ids as string[])],
  )
  return rows.map(toLido)
}

/** Products by their bar codes, in no order; several may have one. */
export async function listProdutosByEan(
  db: Db,
  idfornecedor: string,
  eans: readonly string[],
): Promise<ProdutoDaPlanilha[]> {
  if (eans.length === 0) return []
  const rows = await db.unsafe<Row[]>(
    `select ${lido} join jsonb_array_elements_text($2) as q(ean) on q.ean = p.ean where p.idfornecedor = $1`,
    [idfornecedor, db.json(eans as string[])],
  )
  return rows.map(toLido)
}

/** The next products after a SKU, in its order; '': from the first. */
export async function listProdutosDepois(
  db: Db,
  idfornecedor: string,
  { depois, limit }: { depois: string; limit: number },
): Promise<ProdutoDaPlanilha[]> {
  const rows = await db.unsafe<Row[]>(
    `select ${lido} where p.idfornecedor = $1 and p.sku > $2 order by p.sku limit $3`,
    [idfornecedor, depois, limit],
  )
  return rows.map(toLido)
}

/** Codes that begin with a zero, which spreadsheets drop. */
export async function listSkusComZero(db: Db, idfornecedor: string): Promise<string[]> {
  const rows = await db<{ sku: string }[]>`
    select sku from produto where idfornecedor = ${idfornecedor} and sku >= '0' and sku < '1'`
  return rows.map(({ sku }) => sku)
}

function toLido({ versao, quantidade, versao_do_estoque, ...guardado }: Row): ProdutoDaPlanilha {
  return {
    // What `toGuardado` wrote of a product that the contract had read.
    produto: fromGuardado(guardado) as CadastroProduto,
    versao,
    estoque: quantidade === null ? null : fromMilesimos(quantidade),
    versaoDoEstoque: versao_do_estoque,
  }
}
