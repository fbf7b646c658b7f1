import { toCentavos } from '@vitrine/rules/dinheiro'
import { isLimitada } from '@vitrine/rules/entrega'

import type { EmSubmissao } from '#conferencia'

import { sumProdutos } from './make-itens.ts'
import type { PedidoNovo } from './pedido-novo.repository.ts'
import type { Tomadas } from './tomada.repository.ts'

/** A budget takes nothing before it has a price. */
export function toTomadas(em: EmSubmissao, { itens }: PedidoNovo): Tomadas {
  const { totais, formaPagamento } = em
  const { cupom, desconto } = em.cupom
  if (!totais) return { linhas: [], credito: null, cupom: null, vaga: null }
  return {
    linhas: sumProdutos(itens),
    credito: formaPagamento?.tipo === 'FATURADO' ? toCentavos(totais.total) : null,
    cupom: cupom && { idcupom: cupom.idcupom, desconto: toCentavos(desconto) },
    vaga: toVaga(em.formaEntrega, { ...em.submissao.formaEntrega, gramas: em.gramas }),
  }
}

/** Null: the form takes any number of orders. */
export function toVaga(
  formaEntrega: EmSubmissao['formaEntrega'],
  { data_de_entrega: data, inicio, gramas }: { data_de_entrega: string; inicio: string; gramas: number },
): Tomadas['vaga'] {
  if (!formaEntrega || !isLimitada(formaEntrega)) return null
  const { idformaentrega, capacidade_pedidos, capacidade_gramas } = formaEntrega
  return { idformaentrega, data, inicio, gramas, capacidade_pedidos, capacidade_gramas }
}
