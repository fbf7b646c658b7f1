import type { Carrinho } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'

import { listCarrinhos, type CarrinhoRow } from './carrinho.repository.ts'
import { composeItens, type Composicao } from './compose-carrinho.ts'
import { fromGuardado } from './guardado.ts'
import { limitEstoque } from './limit-estoque.ts'
import { readProdutos, readStored, type Dono, type FonteCarrinho, type Lido } from './read-stored.ts'
import { toCarrinho } from './to-carrinho.ts'

/** The cart as it stands, priced for whoever asks: one statement, and one for products that are not in memory. */
export async function readCarrinho(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
  idtipoassinatura?: string,
): Promise<Carrinho> {
  const { row, produtos } = await readStored(fonte, requireDono(contexto))
  return showStored(
    { row: { ...row, idtipoassinatura: chooseTipo(idtipoassinatura, row, contexto) }, produtos },
    contexto,
  )
}

/** The stored cart with its lines composed: for whoever asks something about it, such as its coupons. */
export async function readComposicao(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
): Promise<{ row: CarrinhoRow; composicao: Composicao }> {
  const { row, produtos } = await readStored(fonte, requireDono(contexto))
  return { row, composicao: composeStored({ row, produtos }, contexto) }
}

/** Both: the cart as it is answered, and its lines with the products that they were made of. */
export async function readComposto(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
): Promise<{ carrinho: Carrinho; composicao: Composicao }> {
  const lido = await readStored(fonte, requireDono(contexto))
  const composicao = composeStored(lido, contexto)
  return { carrinho: toCarrinho(lido.row, composicao, contexto), composicao }
}

/** The row that was read, priced for whoever asks. */
export function showStored(lido: Lido, contexto: ContextoComprador): Carrinho {
  return toCarrinho(lido.row, composeStored(lido, contexto), contexto)
}

function composeStored({ row, produtos }: Lido, contexto: ContextoComprador): Composicao {
  return limitEstoque(composeItens(row.itens.map(fromGuardado), produtos, contexto), produtos, contexto)
}

/** Null stands for 'bought once', on the wire the null uuid does; a type that this supplier does not offer is refused. */
export function chooseTipo(
  pedido: string | undefined,
  row: CarrinhoRow,
  { fornecedor }: ContextoComprador,
): string | null {
  if (pedido === undefined) return row.idtipoassinatura
  return fornecedor?.tiposAssinatura.some((tipo) => tipo.idtipoassinatura === pedido) ? pedido : null
}

/** The supplier and the cliente that the cart belongs to. Errors: `fornecedor_desconhecido`, `carrinho_nao_salvo` without a cliente. */
export function requireDono({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('carrinho_nao_salvo')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}

/** Carts of many clientes of a store, each priced for its own context: the rows in one statement, their products in another. */
export async function readCarrinhos(
  fonte: FonteCarrinho,
  idfornecedor: string,
  contextos: ReadonlyMap<string, ContextoComprador>,
): Promise<Map<string, Carrinho>> {
  const rows = await listCarrinhos(fonte.db, idfornecedor, [...contextos.keys()])
  const produtos = await readProdutos(
    fonte,
    idfornecedor,
    rows.flatMap(({ itens }) => itens.map(fromGuardado)),
  )
  return new Map(
    rows.flatMap((row) => {
      const contexto = contextos.get(row.idcliente)
      return contexto ? [[row.idcliente, showStored({ row, produtos }, contexto)] as const] : []
    }),
  )
}
