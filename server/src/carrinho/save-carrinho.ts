import { idNulo, type Carrinho, type LinhaPedida } from '@vitrine/contract'
import type { EscolhaServico } from '@vitrine/rules/servico'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import { listProdutosById, type ProdutoRow, type ProdutosVivos } from '#produto'

import { takeCodigo, toEstadoCupom } from './apply-cupom.ts'
import { findCarrinho, saveCarrinho, type CarrinhoRow } from './carrinho.repository.ts'
import { findUsos } from './cupom.repository.ts'
import {
  addItens,
  composeItens,
  fromGuardado,
  somaIguais,
  toCarrinho,
  toGuardado,
  type Composicao,
  type ItemPedido,
} from './compose-carrinho.ts'
import { explainRepeticao } from './explain-repeticao.ts'

export interface PedidoDeSalvar {
  cartItens: LinhaPedida[]
  revisao?: number
  chavemescla?: string
  observacao?: string
  numPedidoCliente?: string
  /** The null uuid: bought once; absent: as it was. */
  idtipoassinatura?: string
  /** The coupon that the customer chose; null takes it out, absent leaves it. */
  codigoCupom?: string | null
  /** Absent leaves it as it was. */
  cupomAplicacaoAutomatica?: boolean
  /** Additional services chosen; absent: as they were. */
  servicos?: EscolhaServico[]
  /** Lines are added instead of replacing the cart. */
  soma: boolean
}

interface Lido {
  row: CarrinhoRow
  produtos: ProdutoRow[]
}

/** Where carts are read from and written to. */
export interface FonteCarrinho {
  db: Db
  vivos: ProdutosVivos
}

/** The cart as it stands, priced for who asks: one statement, and one for products that are not in memory. */
export async function readCarrinho(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
  idtipoassinatura?: string,
): Promise<Carrinho> {
  const { row, produtos } = await readStored(fonte, requireDono(contexto))
  return showStored(
    { row: { ...row, idtipoassinatura: chooseTipo(idtipoassinatura, row) }, produtos },
    contexto,
  )
}

/**
 * Replaces the cart (or adds to it) and answers it whole: two statements, and one for products that are not in memory.
 * Errors: `carrinho_nao_salvo` without a cliente, `carrinho_bloqueado` while an attendant holds it,
 * `carrinho_desatualizado` (with the current cart in `detalhes.carrinho`) on a stale `revisao` (readings 5).
 */
export async function replaceCarrinho(
  fonte: FonteCarrinho,
  pedido: PedidoDeSalvar,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const dono = requireDono(contexto)
  const isSoma = pedido.soma || pedido.chavemescla !== undefined
  const lido = isSoma ? await readStored(fonte, dono, pedido) : await readAside(fonte, dono, pedido)
  const { row } = lido
  const isEquipe = contexto.papel === 'atendente' || contexto.papel === 'fornecedor'
  if (row.atendente && !isEquipe) throw new Falha('carrinho_bloqueado')
  if (pedido.chavemescla && row.mesclas.includes(pedido.chavemescla)) return showStored(lido, contexto)
  if (isStale(pedido, row)) return refuseStale(await readStored(fonte, dono), contexto)

  const composicao = compose(lido, pedido, contexto)
  const cupom = chooseCodigo(pedido, row, composicao, contexto)
  const novo = { ...takeCampos(pedido, row), cupom: cupom.codigo }
  const chavemescla = pedido.chavemescla ?? null
  const revisao = await saveCarrinho(fonte.db, {
    ...dono,
    ...novo,
    itens: composicao.itens.map(toGuardado),
    sobre: row.revisao,
    chavemescla,
    mesmoBloqueado: isEquipe,
  })
  if (revisao !== null) return toCarrinho({ ...row, ...novo, revisao }, composicao, contexto, cupom.recusa)
  // Another write came in between. Without a revision the last write wins: once more, on what stands now.
  if (pedido.revisao === undefined) return replaceCarrinho(fonte, pedido, contexto)
  return refuseStale(await readStored(fonte, dono), contexto)
}

/** What a save says beside its lines; what it does not say stays. */
function takeCampos(pedido: PedidoDeSalvar, row: CarrinhoRow) {
  return {
    observacao: pedido.observacao ?? row.observacao,
    numpedidocliente: pedido.numPedidoCliente ?? row.numpedidocliente,
    idtipoassinatura: chooseTipo(pedido.idtipoassinatura, row),
    cupomautomatico: pedido.cupomAplicacaoAutomatica ?? row.cupomautomatico,
    servicos: pedido.servicos ?? row.servicos,
  }
}

/** Null stands for 'bought once', on the wire the null uuid does. */
function chooseTipo(pedido: string | undefined, row: CarrinhoRow): string | null {
  if (pedido === undefined) return row.idtipoassinatura
  return pedido === idNulo ? null : pedido
}

function chooseCodigo(
  { codigoCupom, cupomAplicacaoAutomatica: automatica }: PedidoDeSalvar,
  row: CarrinhoRow,
  { itens }: Composicao,
  contexto: ContextoComprador,
): { codigo: string | null; recusa: string | null } {
  if (codigoCupom === undefined) return { codigo: row.cupom, recusa: null }
  if (!codigoCupom) return { codigo: null, recusa: null }
  const guardado = toEstadoCupom(row)
  const estado = { ...guardado, automatica: automatica ?? guardado.automatica }
  return takeCodigo(codigoCupom, itens, estado, contexto)
}

function isStale({ revisao }: PedidoDeSalvar, row: CarrinhoRow): boolean {
  return revisao !== undefined && revisao !== row.revisao
}

/** The stored cart, then the products of its lines and of those asked for besides. */
async function readStored(
  fonte: FonteCarrinho,
  dono: Dono,
  { cartItens }: Pick<PedidoDeSalvar, 'cartItens'> = { cartItens: [] },
): Promise<Lido> {
  const row = await findCarrinho(fonte.db, dono)
  return { row, produtos: await readProdutos(fonte, dono.idfornecedor, [...row.itens, ...cartItens]) }
}

/** A save replaces the lines, so stored cart and products do not wait for each other. */
async function readAside(fonte: FonteCarrinho, dono: Dono, { cartItens }: PedidoDeSalvar): Promise<Lido> {
  const [row, produtos] = await Promise.all([
    findCarrinho(fonte.db, dono),
    readProdutos(fonte, dono.idfornecedor, cartItens),
  ])
  return { row, produtos }
}

type LinhaComProdutos = Pick<ItemPedido, 'id' | 'produtos'>

/** Rows of the lines and of what combos take. Combos want the stock of this moment, which memory does not follow. */
function readProdutos(
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

/** A visitor's cart, priced and stored nowhere: the products, and the uses of coupons where one has a limit. */
export async function previewCarrinho(
  fonte: FonteCarrinho,
  { cartItens, codigoCupom = null, cupomAplicacaoAutomatica = true }: PedidoDePrevia,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor, cupons } = fornecedor
  const itens = somaIguais(cartItens)
  const hasLimite = cupons.some(({ condicoes }) => condicoes.limite || condicoes.limite_por_cliente)
  const [produtos, usos] = await Promise.all([
    readProdutos(fonte, idfornecedor, itens),
    hasLimite ? findUsos(fonte.db, idfornecedor) : {},
  ])
  const composicao = composeItens(itens, produtos, contexto)
  const row = { ...visitante, usos, cupomautomatico: cupomAplicacaoAutomatica }
  if (!codigoCupom) return toCarrinho(row, composicao, contexto)
  const { codigo, recusa } = takeCodigo(codigoCupom, composicao.itens, toEstadoCupom(row), contexto)
  return toCarrinho({ ...row, cupom: codigo }, composicao, contexto, recusa)
}

export type PedidoDePrevia = Pick<PedidoDeSalvar, 'codigoCupom' | 'cupomAplicacaoAutomatica'> & {
  cartItens: LinhaPedida[]
}

const visitante = {
  revisao: 0,
  observacao: '',
  numpedidocliente: '',
  atendente: null,
  bloqueado_desde: null,
  idtipoassinatura: null,
  cupom: null,
  jaComprou: null,
  servicos: [],
}

/** The stored cart with its lines composed: for whoever asks something about it, such as its coupons. */
export async function readComposicao(
  fonte: FonteCarrinho,
  contexto: ContextoComprador,
): Promise<{ row: CarrinhoRow; composicao: Composicao }> {
  const { row, produtos } = await readStored(fonte, requireDono(contexto))
  return { row, composicao: composeItens(row.itens.map(fromGuardado), produtos, contexto) }
}

function showStored({ row, produtos }: Lido, contexto: ContextoComprador): Carrinho {
  return toCarrinho(row, composeItens(row.itens.map(fromGuardado), produtos, contexto), contexto)
}

function compose({ row, produtos }: Lido, pedido: PedidoDeSalvar, contexto: ContextoComprador): Composicao {
  const guardados = row.itens.map(fromGuardado)
  const deAtendente = new Map(guardados.map(({ id, precoatendente }) => [id, precoatendente]))
  const pedidos = somaIguais(pedido.cartItens).map((item) => ({
    ...item,
    precoatendente: deAtendente.get(item.id),
  }))
  const novos = composeItens(pedidos, produtos, contexto)
  const isSoma = pedido.soma || pedido.chavemescla !== undefined
  if (!isSoma) return novos
  const antes = composeItens(guardados, produtos, contexto).itens
  const somada = addItens(antes, novos, contexto)
  if (!pedido.soma) return somada
  const motivos = [...novos.mudancas, ...somada.mudancas]
  return { ...somada, ...explainRepeticao({ pedidos, antes, depois: somada.itens, motivos }) }
}

function refuseStale(lido: Lido, contexto: ContextoComprador): never {
  if (lido.row.atendente && contexto.papel !== 'atendente') throw new Falha('carrinho_bloqueado')
  throw new Falha('carrinho_desatualizado', { detalhes: { carrinho: showStored(lido, contexto) } })
}

interface Dono {
  idfornecedor: string
  idcliente: string
}

function requireDono({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('carrinho_nao_salvo')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
