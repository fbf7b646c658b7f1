import type { Carrinho } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import { listProdutosById } from '#produto'

import { findCarrinho, saveCarrinho, type CarrinhoComProdutos } from './carrinho.repository.ts'
import {
  addItens,
  composeItens,
  fromGuardado,
  toCarrinho,
  toGuardado,
  type Composicao,
  type ItemPedido,
} from './compose-carrinho.ts'

export interface PedidoDeSalvar {
  cartItens: { id: string; quantidade: number; embalarParaPresente: boolean }[]
  revisao?: number
  chavemescla?: string
  observacao?: string
  numPedidoCliente?: string
  /** Lines are added instead of replacing the cart. */
  soma: boolean
}

/** The cart as it stands, priced for who asks: one statement. */
export async function readCarrinho(db: Db, contexto: ContextoComprador): Promise<Carrinho> {
  return showStored(await findCarrinho(db, requireDono(contexto), []), contexto)
}

/**
 * Replaces the cart (or adds to it) and answers it whole: two statements, none growing with the lines.
 * Errors: `carrinho_nao_salvo` without a cliente, `carrinho_bloqueado` while an attendant holds it,
 * `carrinho_desatualizado` (with the current cart in `detalhes.carrinho`) on a stale `revisao` (readings 5).
 */
export async function replaceCarrinho(
  db: Db,
  pedido: PedidoDeSalvar,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const dono = requireDono(contexto)
  const row = await findCarrinho(
    db,
    dono,
    pedido.cartItens.map(({ id }) => id),
  )
  const isEquipe = contexto.papel === 'atendente' || contexto.papel === 'fornecedor'
  if (row.atendente && !isEquipe) throw new Falha('carrinho_bloqueado')
  if (pedido.chavemescla && row.mesclas.includes(pedido.chavemescla)) return showStored(row, contexto)
  if (pedido.revisao !== undefined && pedido.revisao !== row.revisao) return refuseStale(row, contexto)

  const composicao = compose(row, pedido, contexto)
  const novo = {
    itens: composicao.itens.map(toGuardado),
    observacao: pedido.observacao ?? row.observacao,
    numpedidocliente: pedido.numPedidoCliente ?? row.numpedidocliente,
  }
  const chavemescla = pedido.chavemescla ?? null
  const revisao = await saveCarrinho(db, {
    ...dono,
    ...novo,
    sobre: row.revisao,
    chavemescla,
    mesmoBloqueado: isEquipe,
  })
  if (revisao !== null) return toCarrinho({ ...row, ...novo, revisao }, composicao, contexto)
  // Another write came in between. Without a revision the last write wins: once more, on what stands now.
  if (pedido.revisao === undefined) return replaceCarrinho(db, pedido, contexto)
  return refuseStale(await findCarrinho(db, dono, []), contexto)
}

/** A visitor's cart, priced and stored nowhere. */
export async function previewCarrinho(
  db: Db,
  cartItens: ItemPedido[],
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const idfornecedor = contexto.fornecedor?.idfornecedor
  if (!idfornecedor) throw new Falha('fornecedor_desconhecido')
  const itens = somaIguais(cartItens)
  const produtos =
    itens.length > 0
      ? await listProdutosById(
          db,
          idfornecedor,
          itens.map(({ id }) => id),
        )
      : []
  const row = { revisao: 0, observacao: '', numpedidocliente: '', atendente: null, bloqueado_desde: null }
  return toCarrinho(row, composeItens(itens, produtos, contexto), contexto)
}

function showStored(row: CarrinhoComProdutos, contexto: ContextoComprador): Carrinho {
  return toCarrinho(row, composeItens(row.itens.map(fromGuardado), row.produtos, contexto), contexto)
}

function compose(row: CarrinhoComProdutos, pedido: PedidoDeSalvar, contexto: ContextoComprador): Composicao {
  const guardados = row.itens.map(fromGuardado)
  const deAtendente = new Map(guardados.map(({ id, precoatendente }) => [id, precoatendente]))
  const pedidos = somaIguais(pedido.cartItens).map((item) => ({
    ...item,
    precoatendente: deAtendente.get(item.id),
  }))
  const novos = composeItens(pedidos, row.produtos, contexto)
  const isSoma = pedido.soma || pedido.chavemescla !== undefined
  return isSoma ? addItens(composeItens(guardados, row.produtos, contexto).itens, novos) : novos
}

function refuseStale(row: CarrinhoComProdutos, contexto: ContextoComprador): never {
  if (row.atendente && contexto.papel !== 'atendente') throw new Falha('carrinho_bloqueado')
  throw new Falha('carrinho_desatualizado', { detalhes: { carrinho: showStored(row, contexto) } })
}

/** The same product twice in one request is one line. */
function somaIguais<T extends ItemPedido>(itens: readonly T[]): T[] {
  const porId = new Map<string, T>()
  for (const item of itens) {
    const outro = porId.get(item.id)
    porId.set(item.id, outro ? { ...outro, quantidade: outro.quantidade + item.quantidade } : item)
  }
  return [...porId.values()]
}

function requireDono({ fornecedor, idcliente }: ContextoComprador) {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('carrinho_nao_salvo')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
