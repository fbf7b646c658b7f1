import type { Carrinho, ItemCarrinho } from '@vitrine/contract'
import { compareItens, joinDerivas, reapplyPassos } from '@vitrine/rules/carrinho'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'

import type { Guardado } from './armazenamento.ts'
import { pickCupom } from './cupom-carrinho.ts'
import { isWaiting, pickAnotacoes } from './estado.ts'
import type { Anotacoes, EstadoCarrinho, Situacao } from './estado.ts'

/** What a save carried: how many steps, what was written, the coupon and the subscription type asked for. */
export interface Enviado extends Pick<EstadoCarrinho, 'cupomPedido' | 'assinaturaPedida'> {
  passos: number
  anotacoes: Partial<Anotacoes>
}

/** Reading the cart sends nothing. */
export const nadaEnviado: Enviado = { passos: 0, anotacoes: {}, cupomPedido: null, assinaturaPedida: null }

/** Takes an answer in: the server's lines, with the steps that were made after the save applied on top (readings 5). */
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
    // The reason why the cart became empty stays while it is empty: the next reading of it no longer has that reason.
    mensagem: carrinho.mensagem ?? (itens.length === 0 ? estado.mensagem : null),
    mensagemModal: carrinho.mensagemModal,
    mudancas: carrinho.mudancas.length > 0 ? carrinho.mudancas : estado.mudancas,
    cupom: pickCupom(carrinho),
    pix: carrinho.pix,
    cupomPedido,
    bloqueio: carrinho.bloqueio_atendimento,
    negociacao: carrinho.negociacao ?? null,
    ...notas,
    servicos: carrinho,
    assinatura: carrinho,
    assinaturaPedida,
  }
}

function situationOf({ bloqueio_atendimento }: Carrinho, waits: boolean): Situacao {
  if (bloqueio_atendimento) return 'bloqueado'
  return waits ? 'pendente' : 'salvo'
}

/** The server's notes, except those written here that it has not confirmed yet. */
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

/** The save was refused because the cart has a newer revision: the steps that are not in it yet are applied to it, to be saved again. */
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
    negociacao: atual.negociacao ?? null,
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

/** Another tab's cart with what stands beside the lines: two that each wrote their own would answer each other without end. Words that are not written yet stay. */
export function adoptVisitante(
  { itens, derivas = [], anotacoes }: Guardado,
  estado: EstadoCarrinho,
  { naoescritos, notas }: { naoescritos: PassoCarrinho[]; notas: Anotacoes },
): Partial<EstadoCarrinho> {
  return {
    itens: reapplyPassos(itens, naoescritos, estado.itens),
    derivas,
    anotacoes: (estado.anotacoes === notas && anotacoes) || estado.anotacoes,
  }
}
