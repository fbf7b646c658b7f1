import { closesAt } from '@vitrine/rules/entrega'

import { agendaOf, calendarioOf, chooseJanela, confirmacaoOf, semLugar } from '#entrega'
import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'

import type { EmSubmissao } from './checks.ts'
import { SemJanela } from './sem-janela.ts'

type Entrega = Pick<EmSubmissao, 'formaEntrega' | 'fornecedor' | 'lugar' | 'gramas' | 'agora'> & {
  data: string
  inicio: string
}

/** Refuses an open window that closes before the money of this method can be there: an order is not picked before it is paid (readings 7). */
export function checkDinheiro(entrega: Entrega, pagamento: FormaPagamentoViva): void {
  const { formaEntrega, fornecedor, agora, data, inicio, lugar } = entrega
  const dinheiro = confirmacaoOf(pagamento, fornecedor, agora)
  if (!formaEntrega || dinheiro <= agora) return
  if (!chooseJanela(formaEntrega, fornecedor, agora, { data, inicio, lugar, dinheiro }))
    throw new SemJanela('antes_do_pagamento', { ...entrega, formaPagamento: pagamento })
}

/** The window of an order that exists. */
export interface JanelaDoPedido {
  idformaentrega: string
  data_de_entrega: string
  janela_inicio: string
}

/**
 * Whether the money of this method comes too late for the window that an order has: what is there in minutes never does. By
 * the schedule of its form, of any place.
 */
export function isTarde(
  { idformaentrega, data_de_entrega: data, janela_inicio: inicio }: JanelaDoPedido,
  pagamento: Pick<FormaPagamentoViva, 'tipo' | 'opcoes'>,
  fornecedor: FornecedorVivo,
  agora: Date,
): boolean {
  const dinheiro = confirmacaoOf(pagamento, fornecedor, agora)
  if (dinheiro <= agora) return false
  const forma = fornecedor.formasEntrega.find((each) => each.idformaentrega === idformaentrega)
  if (!forma) return false
  const fecha = closesAt(agendaOf(forma, semLugar), calendarioOf(forma, fornecedor), { data, inicio })
  return dinheiro.getTime() >= fecha
}
