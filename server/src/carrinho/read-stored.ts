import type { LinhaPedida } from '@vitrine/contract'

import type { Db } from '#infra'
import { listProdutosById, type ProdutoRow, type ProdutosVivos } from '#produto'

import { findCarrinho, type CarrinhoRow } from './carrinho.repository.ts'
import type { CarrinhosLembrados } from './carrinhos-lembrados.ts'
import type { ItemPedido } from './compose-carrinho.ts'

/** A stored cart with the rows that its lines speak of. */
export interface Lido {
  row: CarrinhoRow
  produtos: ProdutoRow[]
}

/** Where carts are read from and written to. */
export interface FonteCarrinho {
  db: Db
  vivos: ProdutosVivos
  lembrados?: CarrinhosLembrados
}

export interface Dono {
  idfornecedor: string
  idcliente: string
}

/** The stored cart, then the products of its lines and of those asked for besides. */
export async function readStored(
  fonte: FonteCarrinho,
  dono: Dono,
  { cartItens }: ComLinhas = { cartItens: [] },
): Promise<Lido> {
  const row = await findCarrinho(fonte.db, dono)
  return { row, produtos: await readProdutos(fonte, dono.idfornecedor, [...row.itens, ...cartItens]) }
}

/**
 * What a save that replaces the lines builds on: the cart remembered, if there is one, or the stored cart; it and the
 * products do not wait for each other.
 */
export async function readAside(
  fonte: FonteCarrinho,
  dono: Dono,
  { cartItens, lembrado }: ComLinhas & { lembrado?: CarrinhoRow },
): Promise<Lido> {
  const [row, produtos] = await Promise.all([
    lembrado ?? findCarrinho(fonte.db, dono),
    readProdutos(fonte, dono.idfornecedor, cartItens),
  ])
  return { row, produtos }
}

interface ComLinhas {
  cartItens: readonly LinhaPedida[]
}

type LinhaComProdutos = Pick<ItemPedido, 'id' | 'produtos'>

/** Rows of the lines and of what combos take. Combos want the stock of this moment, which memory does not follow. */
export function readProdutos(
  { db, vivos }: FonteCarrinho,
  idfornecedor: string,
  itens: readonly LinhaComProdutos[],
): Promise<ProdutoRow[]> {
  const ids = idsOf(itens)
  return itens.some(({ produtos }) => produtos)
    ? listProdutosById(db, idfornecedor, ids)
    : vivos.listById(idfornecedor, ids)
}

/** Products that lines speak of, each once. */
export function idsOf(itens: readonly LinhaComProdutos[]): string[] {
  return [...new Set(itens.flatMap(({ id, produtos }) => produtos?.map((produto) => produto.id) ?? id))]
}
