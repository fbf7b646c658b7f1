import { toCentavos } from '@vitrine/rules/dinheiro'
import { isLimitada } from '@vitrine/rules/entrega'

import type { EmSubmissao } from './checks.ts'
import { sumProdutos } from './make-itens.ts'
import type { PedidoNovo, Tomadas } from './pedido-novo.repository.ts'

/** A budget takes nothing before it has a price. */
export function toTomadas(em: EmSubmissao, { itens }: PedidoNovo): Tomadas {
  const { totais, formaPagamento, cupom } = em
  if (!totais) return { linhas: [], credito: null, idcupom: null, vaga: null }
  return {
    linhas: sumProdutos(itens),
    credito: formaPagamento?.tipo === 'FATURADO' ? toCentavos(totais.total) : null,
    idcupom: cupom.cupom?.idcupom ?? null,
    vaga: toVaga(em),
  }
}

/** Null: the form takes any number of orders. */
function toVaga({ formaEntrega, submissao, gramas }: EmSubmissao): Tomadas['vaga'] {
  if (!formaEntrega || !isLimitada(formaEntrega)) return null
  const { idformaentrega, capacidade_pedidos, capacidade_gramas } = formaEntrega
  const { data_de_entrega: data, inicio } = submissao.formaEntrega
  return { idformaentrega, data, inicio, gramas, capacidade_pedidos, capacidade_gramas }
}
