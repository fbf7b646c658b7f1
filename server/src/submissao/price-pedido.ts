import { computeTotais, explainLinhas } from '@vitrine/rules/carrinho'
import type { EscolhaCupom } from '@vitrine/rules/cupom'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'

import type { ContextoComprador } from '#acesso'
import {
  opcoesPreco,
  settleCupom,
  settleServicos,
  type Composicao,
  type EstadoCupom,
  type ServicosDoCarrinho,
} from '#carrinho'
import type { EmSubmissao } from '#conferencia'

import type { TotaisPedido } from './make-pedido.ts'

/** An order as far as its price goes. */
export type PedidoAPrecificar = Omit<EmSubmissao, 'cupom' | 'totais' | 'orcamento' | 'precoFora'>

export interface PrecoPedido {
  cupom: EscolhaCupom
  servicos: ServicosDoCarrinho['servicos']
  totais: TotaisPedido
}

/** What an order costs (readings 3): its lines, the coupon on them with the freight weighed in, then services and freight. */
export function pricePedido(em: PedidoAPrecificar): PrecoPedido {
  const { composicao, contexto, submissao, estado, agora, frete } = em
  const { servicos, total } = settleServicos(composicao, submissao.servicos, contexto)
  // The coupon named by the submission counts as the customer's choice, whoever chose it before.
  const cupom = { ...estado, codigo: submissao.cupom, automatica: estado.cupomautomatico }
  const taxaOf = (valor: number) => computeTaxaEntrega(frete.degraus ?? [], valor)
  return { servicos, ...priceLinhas({ composicao, contexto, cupom, agora, taxaOf, servicos: total }) }
}

interface LinhasAPrecificar {
  composicao: Composicao
  contexto: ContextoComprador
  cupom: EstadoCupom
  agora: Date
  /** Freight in reais, given what the goods cost after the discount. */
  taxaOf: (valor: number) => number
  /** Reais. */
  servicos: number
}

/** The same for lines whose services are known already. */
export function priceLinhas(em: LinhasAPrecificar): Omit<PrecoPedido, 'servicos'> {
  const { composicao, contexto, agora, taxaOf, servicos } = em
  const { itens } = composicao
  const tracos = explainLinhas(itens, opcoesPreco(contexto))
  const cupom = settleCupom(itens, em.cupom, contexto, { agora, taxaentrega: taxaOf, tracos })
  const opcoes = { ...opcoesPreco(contexto), tracos, descontos: cupom.descontos, servicos }
  const semFrete = computeTotais(itens, opcoes)
  const { subtotal, descontos } = semFrete
  const taxaentrega = subtotal === null ? 0 : taxaOf(subtotal - (descontos ?? 0))
  // Picked up or delivered for nothing, as many are: nothing else to add up.
  const totais = taxaentrega === 0 ? semFrete : computeTotais(itens, { ...opcoes, taxaentrega })
  return { cupom, totais: { ...totais, total: totais.totalCompras } }
}
