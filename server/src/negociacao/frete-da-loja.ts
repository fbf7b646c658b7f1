import { computeTotais } from '@vitrine/rules/carrinho'
import { computeTaxaEntrega } from '@vitrine/rules/entrega'

import type { ContextoComprador } from '#acesso'
import { opcoesPreco, type Composicao } from '#carrinho'
import type { LugarRow } from '#endereco'
import { computeFrete, pesoDosItens, toLugar } from '#entrega'

/** What a form takes for a cart by the store's own table: reais. */
export interface FreteDaLoja {
  idformaentrega: string
  nome: string
  tabela: number
}

/** Delivery forms that go there with these lines, by what the lines are worth before a coupon. */
export function listFretes(
  { cep, lat, lng }: LugarRow,
  composicao: Pick<Composicao, 'itens' | 'produtos'>,
  contexto: ContextoComprador,
): FreteDaLoja[] {
  const { fornecedor } = contexto
  if (!fornecedor) return []
  const ponto = lat === null || lng === null ? null : { lat, lng }
  const lugar = toLugar(fornecedor, { ponto, cep })
  // As for an order: what no area holds is not delivered.
  if (lugar.idareas.length === 0) return []
  const gramas = pesoDosItens(composicao.itens, composicao.produtos)
  const valor = computeTotais(composicao.itens, opcoesPreco(contexto)).subtotal ?? 0
  return fornecedor.formasEntrega.flatMap((forma) => {
    if (forma.tipoEntrega !== 'DELIVERY') return []
    const { degraus } = computeFrete(forma, lugar, gramas)
    if (!degraus) return []
    const { idformaentrega, nome } = forma
    return [{ idformaentrega, nome, tabela: computeTaxaEntrega(degraus, valor) }]
  })
}
