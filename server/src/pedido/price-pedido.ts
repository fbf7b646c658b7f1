import { computeTotais } from '@vitrine/rules/carrinho'
import { applyDescontos, type EscolhaCupom } from '@vitrine/rules/cupom'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'

import { opcoesPreco, settleCupom, settleServicos, type ServicosDoCarrinho } from '#carrinho'

import type { EmSubmissao } from './checks.ts'
import type { TotaisPedido } from './make-pedido.ts'

/** An order as far as its price goes. */
export type PedidoAPrecificar = Omit<EmSubmissao, 'cupom' | 'totais'>

export interface PrecoPedido {
  cupom: EscolhaCupom
  servicos: ServicosDoCarrinho['servicos']
  totais: TotaisPedido
}

/** What an order costs (readings 3): its lines, the coupon on them with the freight weighed in, then services and freight. */
export function pricePedido(em: PedidoAPrecificar): PrecoPedido {
  const { composicao, contexto } = em
  const opcoes = opcoesPreco(contexto)
  const cupom = chooseCupomDoPedido(em)
  const itens = applyDescontos(composicao.itens, cupom.descontos)
  const { subtotal, descontos } = computeTotais(itens, opcoes)
  const taxaentrega = subtotal === null ? 0 : taxaOf(em)(subtotal - (descontos ?? 0))
  const { servicos, total } = settleServicos(composicao, em.submissao.servicos, contexto)
  const totais = computeTotais(itens, { ...opcoes, taxaentrega, servicos: total })
  return { cupom, servicos, totais: { ...totais, total: totais.totalCompras } }
}

/** The coupon named by the submission counts as the customer's choice, whoever chose it before. */
function chooseCupomDoPedido(em: PedidoAPrecificar): EscolhaCupom {
  const { submissao, estado, composicao, contexto, agora } = em
  const codigo = submissao.cupom
  return settleCupom(composicao.itens, { ...estado, codigo, automatica: estado.cupomautomatico }, contexto, {
    agora,
    taxaentrega: taxaOf(em),
  })
}

/** Freight in reais for goods that cost so much after the discount. */
function taxaOf({ frete }: PedidoAPrecificar): (valor: number) => number {
  return (valor) => computeTaxaEntrega(frete.degraus ?? [], valor)
}
