import type { LinhaPedida } from '@vitrine/contract'
import { sumIguais } from '@vitrine/rules/carrinho'
import { toMilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import { listProdutosById, type ProdutoRow, type ProdutosVivos } from '#produto'

import { findCarrinho, type CarrinhoRow } from './carrinho.repository.ts'
import type { CarrinhosLembrados } from './carrinhos-lembrados.ts'
import type { ItemPedido } from './compose-carrinho.ts'
import type { Gravador } from './juntos.repository.ts'
import { fromGuardado } from './guardado.ts'

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
  /** Absent: each is written by a statement of its own. */
  gravar?: Gravador
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
  const itens = [...row.itens.map(fromGuardado), ...cartItens]
  return { row, produtos: await readProdutos(fonte, dono.idfornecedor, itens) }
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

/**
 * Rows of the lines and of what combos take. Combos want the stock of this moment, and so does a line that asks for more than
 * half of what memory knows, which may be off by a factor of two (migration 0067): those alone are read.
 */
export async function readProdutos(
  { db, vivos }: FonteCarrinho,
  idfornecedor: string,
  itens: readonly (LinhaComProdutos & { quantidade: number })[],
): Promise<ProdutoRow[]> {
  const ids = idsOf(itens)
  if (itens.some(({ produtos }) => produtos)) return listProdutosById(db, idfornecedor, ids)
  const rows = await vivos.listById(idfornecedor, ids)
  const escassos = findEscassos(itens, rows)
  if (escassos.length === 0) return rows
  const frescos = await listProdutosById(db, idfornecedor, escassos)
  return [...rows.filter(({ id }) => !escassos.includes(id)), ...frescos]
}

function findEscassos(
  itens: readonly { id: string; quantidade: number }[],
  rows: readonly ProdutoRow[],
): string[] {
  const pedidas = new Map(sumIguais(itens).map(({ id, quantidade }) => [id, toMilesimos(quantidade)]))
  return rows
    .filter(({ id, estoque }) => estoque !== null && (pedidas.get(id) ?? 0) * 2 > estoque)
    .map(({ id }) => id)
}

/** Products that lines speak of, each once. */
export function idsOf(itens: readonly LinhaComProdutos[]): string[] {
  return [...new Set(itens.flatMap(({ id, produtos }) => produtos?.map((produto) => produto.id) ?? id))]
}
