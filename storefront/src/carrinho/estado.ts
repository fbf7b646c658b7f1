import type {
  Carrinho,
  ItemCarrinho,
  MudancaCarrinho,
  NegociacaoAceita,
  ProdutoLista,
} from '@vitrine/contract'
import { reapplyPassos, substituicaoPadrao } from '@vitrine/rules/carrinho'
import type { Deriva, PassoCarrinho, Substituicao } from '@vitrine/rules/carrinho'

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
  /** Prices of an attendant that are in it. */
  negociacao: NegociacaoAceita | null
  anotacoes: Anotacoes
  /** Notes written here that the server has not confirmed; the others stay as the server has them. */
  anotou: readonly (keyof Anotacoes)[]
  /** How often this cart may be repeated and what was chosen; null until an answer has told it. */
  assinatura: AssinaturaCarrinho | null
  /** The type that the next save chooses; null in it: bought once. */
  assinaturaPedida: { idtipoassinatura: string | null } | null
  /** The visitor's lines that wait to be merged into the account's cart, with the key that makes the merge happen only once. */
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
  negociacao: null,
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
    // The message was about the cart as it was before this step.
    mensagem: null,
    ...(isNew && { nova: passo.id }),
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

/** The notes that the next save has to send. */
export function pickAnotacoes({
  anotou,
  anotacoes,
}: Pick<EstadoCarrinho, 'anotou' | 'anotacoes'>): Partial<Anotacoes> {
  return Object.fromEntries(anotou.map((campo) => [campo, anotacoes[campo]]))
}
