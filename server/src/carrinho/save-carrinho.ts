import type { Carrinho } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import { listProdutosById, type ProdutoRow } from '#produto'

import { findCarrinho, saveCarrinho, type CarrinhoRow } from './carrinho.repository.ts'
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

/** The cart as it stands: two statements, products priced for who asks. */
export async function readCarrinho(db: Db, contexto: ContextoComprador): Promise<Carrinho> {
  const { idfornecedor, idcliente } = requireDono(contexto)
  const row = await findCarrinho(db, idfornecedor, idcliente)
  const pedidos = row.itens.map(fromGuardado)
  const produtos = await readProdutos(db, idfornecedor, pedidos)
  return toCarrinho(row, composeItens(pedidos, produtos, contexto), contexto)
}

/**
 * Replaces the cart (or adds to it) and answers it whole: three statements, none growing with the lines.
 * Errors: `carrinho_nao_salvo` without a cliente, `carrinho_bloqueado` while an attendant holds it,
 * `carrinho_desatualizado` (with the current cart in `detalhes.carrinho`) on a stale `revisao` (readings 5).
 */
export async function replaceCarrinho(
  db: Db,
  pedido: PedidoDeSalvar,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const { idfornecedor, idcliente } = requireDono(contexto)
  const row = await findCarrinho(db, idfornecedor, idcliente)
  const equipe = contexto.papel === 'atendente' || contexto.papel === 'fornecedor'
  if (row.atendente && !equipe) throw new Falha('carrinho_bloqueado')
  if (pedido.chavemescla && row.mesclas.includes(pedido.chavemescla)) return readCarrinho(db, contexto)
  if (pedido.revisao !== undefined && pedido.revisao !== row.revisao) await refuseStale(db, contexto)

  const composicao = await compose(db, { idfornecedor, row, pedido }, contexto)
  const novo = {
    idfornecedor,
    idcliente,
    itens: composicao.itens.map(toGuardado),
    observacao: pedido.observacao ?? row.observacao,
    numpedidocliente: pedido.numPedidoCliente ?? row.numpedidocliente,
  }
  const revisao = await saveCarrinho(db, {
    ...novo,
    sobre: row.revisao,
    chavemescla: pedido.chavemescla ?? null,
    mesmoBloqueado: equipe,
  })
  // Another write came in between: with a revision that is a conflict; without one the last write wins, so try again.
  if (revisao === null)
    return pedido.revisao === undefined ? replaceCarrinho(db, pedido, contexto) : refuseStale(db, contexto)
  return toCarrinho({ ...row, ...novo, revisao }, composicao, contexto)
}

/** A visitor's cart, priced and stored nowhere. */
export async function previewCarrinho(
  db: Db,
  cartItens: ItemPedido[],
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const idfornecedor = contexto.fornecedor?.idfornecedor
  if (!idfornecedor) throw new Falha('fornecedor_desconhecido')
  const produtos = await readProdutos(db, idfornecedor, cartItens)
  const row = { revisao: 0, observacao: '', numpedidocliente: '', atendente: null, bloqueado_desde: null }
  return toCarrinho(row, composeItens(somaIguais(cartItens), produtos, contexto), contexto)
}

async function compose(
  db: Db,
  { idfornecedor, row, pedido }: { idfornecedor: string; row: CarrinhoRow; pedido: PedidoDeSalvar },
  contexto: ContextoComprador,
): Promise<Composicao> {
  const guardados = row.itens.map(fromGuardado)
  const deAtendente = new Map(guardados.map(({ id, precoatendente }) => [id, precoatendente]))
  const pedidos = somaIguais(pedido.cartItens).map((item) => ({
    ...item,
    precoatendente: deAtendente.get(item.id),
  }))
  const soma = pedido.soma || pedido.chavemescla !== undefined
  const produtos = await readProdutos(db, idfornecedor, soma ? [...guardados, ...pedidos] : pedidos)
  const novos = composeItens(pedidos, produtos, contexto)
  return soma ? addItens(composeItens(guardados, produtos, contexto).itens, novos) : novos
}

async function refuseStale(db: Db, contexto: ContextoComprador): Promise<never> {
  const carrinho = await readCarrinho(db, contexto)
  if (carrinho.bloqueio_atendimento && contexto.papel !== 'atendente') throw new Falha('carrinho_bloqueado')
  throw new Falha('carrinho_desatualizado', { detalhes: { carrinho } })
}

function readProdutos(db: Db, idfornecedor: string, itens: readonly ItemPedido[]): Promise<ProdutoRow[]> {
  return itens.length > 0
    ? listProdutosById(db, idfornecedor, [...new Set(itens.map(({ id }) => id))])
    : Promise.resolve([])
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
