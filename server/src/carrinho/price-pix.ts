import type { Carrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import { applyDescontos } from '@vitrine/rules/cupom'
import { sumReais } from '@vitrine/rules/dinheiro'
import { whyNotForma } from '@vitrine/rules/pagamento'

import type { ContextoComprador } from '#acesso'

import { opcoesPreco, settleCupom, toCupomAplicado, type EstadoCupom } from './apply-cupom.ts'
import type { Composicao } from './compose-carrinho.ts'
import { dependsOnForma, repriceItens } from './reprice-itens.ts'

interface Sob {
  estado: EstadoCupom
  /** Reais. */
  servicos: number
}

/**
 * What the cart comes to paid by Pix, by the code that prices an order: its prices, policies and coupons of that method. Null
 * where a method is chosen, where Pix changes nothing or is not for this customer, and where prices are hidden.
 */
export function pricePix(
  composicao: Composicao,
  { estado, servicos }: Sob,
  contexto: ContextoComprador,
): Carrinho['pix'] {
  const pix = findPix(contexto)
  const itens = pix && repriceItens(composicao, pix.idformapagto, contexto)
  if (!itens) return null
  const noPix = settleCupom(itens, estado, { ...contexto, idformapagto: pix.idformapagto })
  const totais = computeTotais(applyDescontos(itens, noPix.descontos), {
    ...opcoesPreco(contexto),
    servicos,
  })
  if (totais.totalCompras === null || totais.subtotal === null) return null
  return {
    totalCompras: totais.totalCompras,
    base: sumReais(totais.subtotal, -(totais.descontos ?? 0)),
    cupom: noPix.cupom && toCupomAplicado(noPix.cupom),
    isVariado: !dependsOnForma(contexto),
  }
}

/** The method, where no other is chosen, prices may be seen, and it may change what is paid. */
function findPix(contexto: ContextoComprador) {
  const { fornecedor, podeVerPrecos, idformapagto, tipoEntrega, tags } = contexto
  if (!podeVerPrecos || idformapagto !== null) return null
  const pix = fornecedor?.formasPagamento.find(({ tipo }) => tipo === 'PIX')
  if (!pix || whyNotForma(pix.condicoes, { tipoEntrega: tipoEntrega ?? 'DELIVERY', tags, total: null }))
    return null
  const hasCupom = fornecedor?.cupons.some(({ condicoes }) => (condicoes.idformapagto ?? []).length > 0)
  return pix.variacao_percentual || hasCupom || dependsOnForma(contexto) ? pix : null
}
