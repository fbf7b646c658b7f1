import type { Carrinho, ItemCarrinho, MudancaCarrinho, ProdutoLista } from '@vitrine/contract'
import { reapplyPassos } from '@vitrine/rules/carrinho'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'

import { pickCupom } from './cupom-carrinho.ts'
import type { CupomCarrinho } from './cupom-carrinho.ts'

/** salvo: the server (or, for a visitor, the device) has it all. */
export type Situacao = 'salvo' | 'pendente' | 'salvando' | 'naosalvo' | 'bloqueado'

export interface EstadoCarrinho {
  itens: ItemCarrinho[]
  /** Steps that no answer has acknowledged yet, oldest first (readings 5). */
  passos: PassoCarrinho[]
  /** Revision of the server's cart that `itens` builds on; null for a visitor. */
  revisao: number | null
  situacao: Situacao
  /** Why the last save failed, in words for the shopper. */
  erro: string | null
  mensagem: string | null
  mudancas: MudancaCarrinho[]
  bloqueio: Carrinho['bloqueio_atendimento']
  /** The visitor's lines that wait to be poured into the account's cart, with the key that lets it happen once. */
  mescla: { chave: string; itens: ItemCarrinho[] } | null
  /** Line just added: scrolled to and tinted for 1.2 s. */
  nova: string | null
  /** Null until an answer has told it. */
  cupom: CupomCarrinho | null
  /** The coupon that the next save chooses (or, with null, takes out). */
  cupomPedido: { codigo: string | null } | null
  /** The coupon in force is to be focused: it was just chosen elsewhere. */
  focoCupom: boolean
}

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
    ...(isNew && { nova: passo.id }),
  }
}

/** An answer taken in: the server's lines with every step on top that left after the save (readings 5). */
export function acknowledge(
  estado: EstadoCarrinho,
  carrinho: Carrinho,
  enviados: number,
): Partial<EstadoCarrinho> {
  const passos = estado.passos.slice(enviados)
  return {
    itens: reapplyPassos(carrinho.produtosSelecionados, passos, estado.itens),
    passos,
    revisao: carrinho.revisao,
    situacao: passos.length > 0 ? 'pendente' : 'salvo',
    erro: null,
    mensagem: carrinho.mensagem,
    mudancas: carrinho.mudancas.length > 0 ? carrinho.mudancas : estado.mudancas,
    cupom: pickCupom(carrinho),
    bloqueio: carrinho.bloqueio_atendimento,
  }
}

/** A stale revision: all steps go onto the cart as it is now, to be saved again. */
export function rebase(estado: EstadoCarrinho, atual: Carrinho): Partial<EstadoCarrinho> {
  return {
    itens: reapplyPassos(atual.produtosSelecionados, estado.passos, estado.itens),
    revisao: atual.revisao,
    cupom: pickCupom(atual),
    bloqueio: atual.bloqueio_atendimento,
  }
}
