import type { Carrinho, LinhaPedida } from '@vitrine/contract'
import { sumIguais, type Substituicao } from '@vitrine/rules/carrinho'
import type { EscolhaServico } from '@vitrine/rules/servico'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'

import { isContado, toEstadoCupom } from './apply-cupom.ts'
import type { CarrinhoRow, ItemGuardado } from './carrinho.repository.ts'
import { addItens, composeItens, pickAcordo, type Composicao, type ItemPedido } from './compose-carrinho.ts'
import { foldCombos } from './compose-combo.ts'
import { explainRepeticao } from './explain-repeticao.ts'
import { gravadorOf } from './juntos.repository.ts'
import { fromGuardado, toGuardado } from './guardado.ts'
import { takeCodigo } from './judge-codigo.ts'
import { leaveEscopo } from './leave-escopo.ts'
import { limitEstoque } from './limit-estoque.ts'
import { chooseTipo, requireDono, showStored } from './read-carrinho.ts'
import {
  readAside,
  readProdutos,
  readStored,
  type Dono,
  type FonteCarrinho,
  type Lido,
} from './read-stored.ts'
import { toCarrinho } from './to-carrinho.ts'

export interface PedidoDeSalvar {
  cartItens: LinhaPedida[]
  revisao?: number
  idsalvamento?: string
  chavemescla?: string
  observacao?: string
  numPedidoCliente?: string
  /** Of lines that do not say it themselves; absent: as it was. */
  substituicao?: Substituicao
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

/**
 * Replaces the cart (or adds to it) and answers it whole: two statements (one on a cart that is remembered), and one for
 * products that are not in memory.
 * Errors: `carrinho_nao_salvo` without a cliente, `carrinho_bloqueado` while an attendant holds it,
 * `carrinho_desatualizado` (with the current cart in `detalhes.carrinho`) on a stale `revisao` (readings 5).
 */
export async function replaceCarrinho(
  fonte: FonteCarrinho,
  pedido: PedidoDeSalvar,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const dono = requireDono(contexto)
  const lembrado = findLembrado(fonte, pedido, { dono, contexto })
  const lido = isSoma(pedido)
    ? await readStored(fonte, dono, pedido)
    : await readAside(fonte, dono, { ...pedido, lembrado })
  const { row } = lido
  if (isHeldByOther(row, contexto)) throw new Falha('carrinho_bloqueado')
  if (pedido.chavemescla && row.mesclas.includes(pedido.chavemescla)) return showStored(lido, contexto)
  if (isStale(pedido, row))
    return refuseStale(
      { row, produtos: await readProdutos(fonte, dono.idfornecedor, row.itens.map(fromGuardado)) },
      contexto,
    )

  const { composicao, saida } = leaveEscopo(compose(lido, pedido, contexto), row, contexto)
  const cupom = chooseCodigo(pedido, row, composicao, contexto)
  const itens = composicao.itens.map(toGuardado)
  const novo = { ...takeCampos(pedido, row, composicao, contexto), cupom: cupom.codigo, itens }
  const chaves = keysOf(pedido)
  const gravado = await gravadorOf(fonte)({
    ...dono,
    ...novo,
    sobre: row.revisao,
    ...chaves,
    atendente: isEquipe(contexto) ? contexto.idusuario : null,
    saida,
    // Of a cart that was just read they are known.
    contaUsos:
      lembrado !== undefined && isContado({ codigo: novo.cupom, automatica: novo.cupomautomatico }, contexto),
  })
  if (gravado) {
    const salvo = {
      ...row,
      ...novo,
      negociacao: afterSaida(row, saida !== null, itens),
      salvamentos: addChave(row, chaves),
      ...gravado,
      erro_submit: null,
    }
    // Keys of merges are read anew: this row does not hold the last one.
    fonte.lembrados?.keep(dono, chaves.chavemescla ? null : salvo)
    return toCarrinho(salvo, composicao, contexto, cupom.recusa)
  }
  fonte.lembrados?.keep(dono, null)
  // Another write came in between. Without a revision the last write wins: it is repeated on the present cart.
  if (pedido.revisao === undefined || lembrado) return replaceCarrinho(fonte, pedido, contexto)
  return refuseStale(await readStored(fonte, dono), contexto)
}

/** What the cart says of its negotiation: what was accepted is not, once a line has left it. */
function afterSaida(
  { negociacao }: CarrinhoRow,
  isSaida: boolean,
  itens: readonly ItemGuardado[],
): CarrinhoRow['negociacao'] {
  if (!isSaida || !negociacao) return negociacao
  // Void: its freight goes with the last of its prices.
  if (!itens.some(({ precoatendente }) => precoatendente)) return null
  return { ...negociacao, revisao: negociacao.revisao + 1, aceita_por: null, aceita_em: null }
}

function keysOf({
  chavemescla = null,
  idsalvamento = null,
}: {
  chavemescla?: string | null
  idsalvamento?: string | null
}) {
  return { chavemescla, idsalvamento }
}

/** The row's keys after this save, as the statement keeps them. */
function addChave({ salvamentos }: CarrinhoRow, { idsalvamento }: ReturnType<typeof keysOf>): string[] {
  return [...(idsalvamento ? [idsalvamento] : []), ...salvamentos].slice(0, 10)
}

/**
 * Staff negotiates on a locked cart, which other hands write too; sums need the lines as they stand, and a code that is asked for is judged
 * by the uses of this moment before anything is written.
 */
function findLembrado(
  { lembrados }: FonteCarrinho,
  pedido: PedidoDeSalvar,
  { dono, contexto }: { dono: Dono; contexto: ContextoComprador },
): CarrinhoRow | undefined {
  if (isSoma(pedido) || isEquipe(contexto)) return undefined
  const lembrado = lembrados?.guess(dono, pedido.revisao)
  const { codigoCupom, cupomAplicacaoAutomatica = lembrado?.cupomautomatico ?? true } = pedido
  const escolha = { codigo: codigoCupom ?? null, automatica: cupomAplicacaoAutomatica }
  return codigoCupom && isContado(escolha, contexto) ? undefined : lembrado
}

function isSoma({ soma, chavemescla }: PedidoDeSalvar): boolean {
  return soma || chavemescla !== undefined
}

/** Fields of a save besides its lines; what is absent stays as it was. */
function takeCampos(
  pedido: PedidoDeSalvar,
  row: CarrinhoRow,
  { itens }: Composicao,
  contexto: ContextoComprador,
) {
  return {
    observacao: pedido.observacao ?? row.observacao,
    numpedidocliente: pedido.numPedidoCliente ?? row.numpedidocliente,
    substituicao: pedido.substituicao ?? row.substituicao,
    idtipoassinatura: chooseTipo(pedido.idtipoassinatura, row, contexto),
    cupomautomatico: pedido.cupomAplicacaoAutomatica ?? row.cupomautomatico,
    servicos: keepServicos(pedido.servicos ?? row.servicos, itens, contexto),
  }
}

/**
 * A service goes with the line that it is for: a product that comes back later brings back nothing that must be paid. A service of
 * another supplier is left out.
 */
function keepServicos(
  servicos: readonly EscolhaServico[],
  itens: Composicao['itens'],
  { fornecedor }: ContextoComprador,
): EscolhaServico[] {
  const daqui = new Set(fornecedor?.servicos.map(({ idservico }) => idservico))
  const linhas = new Set(itens.map(({ id }) => id))
  return servicos.filter(
    ({ idservico, idlinha }) =>
      daqui.has(idservico) && (idlinha === null ? linhas.size > 0 : linhas.has(idlinha)),
  )
}

function isEquipe({ papel }: ContextoComprador): boolean {
  return papel === 'atendente' || papel === 'fornecedor'
}

/** While somebody of the store holds the cart nobody else changes it, not even a colleague (readings 5). */
function isHeldByOther({ bloqueado_por }: CarrinhoRow, contexto: ContextoComprador): boolean {
  return bloqueado_por !== null && !(isEquipe(contexto) && bloqueado_por === contexto.idusuario)
}

function chooseCodigo(
  { codigoCupom, cupomAplicacaoAutomatica: automatica }: PedidoDeSalvar,
  row: CarrinhoRow,
  composicao: Composicao,
  contexto: ContextoComprador,
): { codigo: string | null; recusa: string | null } {
  if (codigoCupom === undefined) return { codigo: row.cupom, recusa: null }
  if (!codigoCupom) return { codigo: null, recusa: null }
  const guardado = toEstadoCupom(row)
  const estado = { ...guardado, automatica: automatica ?? guardado.automatica }
  return takeCodigo(codigoCupom, composicao, estado, contexto)
}

function isStale({ revisao }: PedidoDeSalvar, row: CarrinhoRow): boolean {
  return revisao !== undefined && revisao !== row.revisao
}

function compose({ row, produtos }: Lido, pedido: PedidoDeSalvar, contexto: ContextoComprador): Composicao {
  const guardados = row.itens.map(fromGuardado)
  const deAtendente = new Map(guardados.map((item) => [item.id, pickAcordo(item)]))
  const cartItens = isSoma(pedido) ? foldCombos(pedido.cartItens, guardados) : pedido.cartItens
  const pedidos = sumIguais<ItemPedido>(cartItens).map((item) => ({
    ...item,
    ...deAtendente.get(item.id),
  }))
  const novos = composeItens(pedidos, produtos, contexto)
  if (!isSoma(pedido)) return limitEstoque(novos, produtos, contexto)
  const antes = composeItens(guardados, produtos, contexto).itens
  const somada = limitEstoque(addItens(antes, novos, contexto), produtos, contexto)
  if (!pedido.soma) return somada
  const motivos = [...novos.mudancas, ...somada.mudancas]
  // The products of a combo that is not valid any more were added too: they are reported as the lines that they are now.
  const pedidas = sumIguais([...pedidos, ...novos.soltos])
  return { ...somada, ...explainRepeticao({ pedidos: pedidas, antes, depois: somada.itens, motivos }) }
}

function refuseStale(lido: Lido, contexto: ContextoComprador): never {
  if (isHeldByOther(lido.row, contexto)) throw new Falha('carrinho_bloqueado')
  throw new Falha('carrinho_desatualizado', { detalhes: { carrinho: showStored(lido, contexto) } })
}
