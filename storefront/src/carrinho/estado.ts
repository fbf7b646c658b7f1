import type { Carrinho, ItemCarrinho, MudancaCarrinho, ProdutoLista } from '@vitrine/contract'
import { compareItens, joinDerivas, reapplyPassos, substituicaoPadrao } from '@vitrine/rules/carrinho'
import type { Deriva, PassoCarrinho, Substituicao } from '@vitrine/rules/carrinho'

import { pickCupom } from './cupom-carrinho.ts'
import type { CupomCarrinho } from './cupom-carrinho.ts'

/** salvo: the server (or, for a visitor, the device) has it all. */
export type Situacao = 'salvo' | 'pendente' | 'salvando' | 'naosalvo' | 'semconexao' | 'bloqueado'

/** What the shopper writes to the store with the order. */
export interface Anotacoes {
  observacao: string
  numPedidoCliente: string
  /** For lines that do not say it themselves (ux 1.6.5). */
  substituicao: Substituicao
}

/** A save on its way, by the key that the server will answer. */
export interface Envio {
  chave: string
  passos: number
}

export const semAnotacoes: Anotacoes = {
  observacao: '',
  numPedidoCliente: '',
  substituicao: substituicaoPadrao,
}

export interface EstadoCarrinho {
  itens: ItemCarrinho[]
  /** Steps that no answer has acknowledged yet, oldest first (readings 5). */
  passos: PassoCarrinho[]
  /** Saves that left and whose answer has not come, or never will: how many of the oldest steps each carried. */
  envios: readonly Envio[]
  /** Keys of the saves that the server's cart holds. */
  salvamentos: readonly string[]
  /** Revision of the server's cart that `itens` builds on; null for a visitor. */
  revisao: number | null
  situacao: Situacao
  /** Why the last save failed, in words for the shopper. */
  erro: string | null
  mensagem: string | null
  mudancas: MudancaCarrinho[]
  /** Prices and stock that moved while the shopper did not look, until read (ux 1.6.6). */
  derivas: Deriva[]
  bloqueio: Carrinho['bloqueio_atendimento']
  anotacoes: Anotacoes
  /** Words that wait for an answer: what was not written here stays the server's. */
  anotou: readonly (keyof Anotacoes)[]
  /** How often this cart may be repeated and what was chosen; null until an answer has told it. */
  assinatura: AssinaturaCarrinho | null
  /** The type that the next save chooses; null in it: bought once. */
  assinaturaPedida: { idtipoassinatura: string | null } | null
  /** The visitor's lines that wait to be poured into the account's cart, with the key that lets it happen once. */
  mescla: { chave: string; itens: ItemCarrinho[] } | null
  /** The merge gave less or more than both carts together: shown in a sheet of its own (readings 5). */
  ajustes: MudancaCarrinho[]
  /** Additional services as the server last told them. */
  servicos: ServicosNoCarrinho | null
  /** Line just added: scrolled to and tinted for 1.2 s. */
  nova: string | null
  /** Null until an answer has told it. */
  cupom: CupomCarrinho | null
  /** What the last answer said of paying by Pix; undefined until one has. */
  pix: Carrinho['pix'] | undefined
  /** The coupon that the next save chooses (or, with null, takes out). */
  cupomPedido: { codigo: string | null } | null
  /** What the last answer had to say over the page (§2). */
  mensagemModal: Carrinho['mensagemModal']
  /** The coupon in force is to be focused: it was just chosen elsewhere. */
  focoCupom: boolean
}

export const estadoVazio: EstadoCarrinho = {
  itens: [],
  passos: [],
  envios: [],
  salvamentos: [],
  revisao: null,
  situacao: 'salvo',
  erro: null,
  mensagem: null,
  mudancas: [],
  derivas: [],
  bloqueio: null,
  anotacoes: semAnotacoes,
  anotou: [],
  assinatura: null,
  assinaturaPedida: null,
  mescla: null,
  ajustes: [],
  servicos: null,
  nova: null,
  cupom: null,
  pix: undefined,
  cupomPedido: null,
  mensagemModal: null,
  focoCupom: false,
}

export type ServicosNoCarrinho = Pick<Carrinho, 'servicos' | 'servicosOferecidos'>

/** The subscription fields of section 3 (Cart). */
export type AssinaturaCarrinho = Pick<Carrinho, 'assinaturas' | 'assinaturaSelecionada' | 'meta_info'>

/** A product card as a line of the cart, quantity 0. */
export function toItemCarrinho(produto: ProdutoLista): ItemCarrinho {
  const { name, sku: _sku, tags: _tags, variantes: _variantes, ...comuns } = produto
  return {
    ...comuns,
    nome: name,
    quantidade: 0,
    embalarParaPresente: false,
    idcombopromocional_cabecalho: null,
  }
}

/** The cart right after a step of the shopper; `conhecido` when the line may be new. */
export function applyPasso(
  estado: EstadoCarrinho,
  passo: PassoCarrinho,
  conhecido?: ItemCarrinho,
): Partial<EstadoCarrinho> {
  const isNew = !estado.itens.some(({ id }) => id === passo.id)
  return {
    itens: reapplyPassos(estado.itens, [passo], conhecido && isNew ? [conhecido] : []),
    passos: [...estado.passos, passo],
    situacao: 'pendente',
    erro: null,
    // It was about the cart as it was answered.
    mensagem: null,
    ...(isNew && { nova: passo.id }),
  }
}

/** What a save carried: how many steps, what was written, the coupon and the subscription type asked for. */
export interface Enviado extends Pick<EstadoCarrinho, 'cupomPedido' | 'assinaturaPedida'> {
  passos: number
  anotacoes: Partial<Anotacoes>
}

/** A look at the server's cart carries nothing. */
export const nadaEnviado: Enviado = { passos: 0, anotacoes: {}, cupomPedido: null, assinaturaPedida: null }

/** An answer taken in: the server's lines with every step on top that left after the save (readings 5). */
export function acknowledge(
  estado: EstadoCarrinho,
  carrinho: Carrinho,
  enviado: Enviado,
): Partial<EstadoCarrinho> {
  const answered = { passos: estado.passos.slice(enviado.passos), envios: [] }
  const { passos, envios } = enviado.passos > 0 ? answered : settleEnvios(estado, carrinho.salvamentos)
  const notas = takeAnotacoes(estado, carrinho, enviado.anotacoes)
  const cupomPedido = estado.cupomPedido === enviado.cupomPedido ? null : estado.cupomPedido
  const isTipoAnswered = estado.assinaturaPedida === enviado.assinaturaPedida
  const assinaturaPedida = isTipoAnswered ? null : estado.assinaturaPedida
  const waits = isWaiting({ ...notas, passos, cupomPedido, assinaturaPedida })
  const itens = reapplyPassos(carrinho.produtosSelecionados, passos, estado.itens)
  return {
    itens,
    passos,
    envios,
    salvamentos: carrinho.salvamentos,
    revisao: carrinho.revisao,
    situacao: situationOf(carrinho, waits),
    erro: null,
    // Why a cart came out empty holds while it is: the next look at it finds nothing that could say so.
    mensagem: carrinho.mensagem ?? (itens.length === 0 ? estado.mensagem : null),
    mensagemModal: carrinho.mensagemModal,
    mudancas: carrinho.mudancas.length > 0 ? carrinho.mudancas : estado.mudancas,
    cupom: pickCupom(carrinho),
    pix: carrinho.pix,
    cupomPedido,
    bloqueio: carrinho.bloqueio_atendimento,
    ...notas,
    servicos: carrinho,
    assinatura: carrinho,
    assinaturaPedida,
  }
}

/** Whether something the shopper did is not on the server yet. */
export function isWaiting({
  passos,
  anotou,
  cupomPedido,
  assinaturaPedida,
}: Pick<EstadoCarrinho, 'passos' | 'anotou' | 'cupomPedido' | 'assinaturaPedida'>): boolean {
  return passos.length > 0 || anotou.length > 0 || cupomPedido !== null || assinaturaPedida !== null
}

/** The words that a save has to carry. */
export function pickAnotacoes({
  anotou,
  anotacoes,
}: Pick<EstadoCarrinho, 'anotou' | 'anotacoes'>): Partial<Anotacoes> {
  return Object.fromEntries(anotou.map((campo) => [campo, anotacoes[campo]]))
}

function situationOf({ bloqueio_atendimento }: Carrinho, waits: boolean): Situacao {
  if (bloqueio_atendimento) return 'bloqueado'
  return waits ? 'pendente' : 'salvo'
}

/** The server's words, save those written here that it has not answered yet. */
function takeAnotacoes(
  estado: EstadoCarrinho,
  { observacao, numPedidoCliente, substituicao }: Carrinho,
  enviadas: Partial<Anotacoes>,
) {
  const anotou = estado.anotou.filter((campo) => enviadas[campo] !== estado.anotacoes[campo])
  const escritas = pickAnotacoes({ ...estado, anotou })
  return { anotacoes: { observacao, numPedidoCliente, substituicao, ...escritas }, anotou }
}

/**
 * Steps without those that are in the server's cart already: their save arrived, its answer did not (a page that was left,
 * a network that broke). Applied once more they would count double.
 */
export function settleEnvios(
  { passos, envios }: Pick<EstadoCarrinho, 'passos' | 'envios'>,
  salvamentos: readonly string[],
): Pick<EstadoCarrinho, 'passos' | 'envios'> {
  const last = envios.findLastIndex(({ chave }) => salvamentos.includes(chave))
  const feitos = envios[last]?.passos ?? 0
  const later = envios.slice(last + 1).map((envio) => ({ ...envio, passos: envio.passos - feitos }))
  return { passos: passos.slice(feitos), envios: later }
}

/** A stale revision: all steps that are not in the cart as it is now go onto it, to be saved again. */
export function rebase(estado: EstadoCarrinho, atual: Carrinho): Partial<EstadoCarrinho> {
  const { passos, envios } = settleEnvios(estado, atual.salvamentos)
  return {
    itens: reapplyPassos(atual.produtosSelecionados, passos, estado.itens),
    passos,
    envios,
    salvamentos: atual.salvamentos,
    revisao: atual.revisao,
    cupom: pickCupom(atual),
    pix: atual.pix,
    bloqueio: atual.bloqueio_atendimento,
    ...takeAnotacoes(estado, atual, {}),
  }
}

/** What moved between the lines as they were shown and as the server now has them. */
export function withDerivas(
  { itens, derivas }: Pick<EstadoCarrinho, 'itens' | 'derivas'>,
  depois: readonly ItemCarrinho[],
  multiplies: boolean,
): Pick<EstadoCarrinho, 'derivas'> {
  return { derivas: joinDerivas(derivas, compareItens(itens, depois, { multiplies })) }
}
