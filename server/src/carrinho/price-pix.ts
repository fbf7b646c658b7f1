import type { Carrinho } from '@vitrine/contract'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
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
  const { usaveis } = settleCupom(itens, estado, { ...contexto, idformapagto: pix.idformapagto })
  const cupons = {
    manual: usaveis.manual && toCupomAplicado(usaveis.manual),
    automaticos: usaveis.automaticos.map(toCupomAplicado),
  }
  const alternativas = listAlternativas(itens, cupons, { ...opcoesPreco(contexto), servicos })
  const [sem, ...com] = alternativas
  if (!sem.totais.comPreco) return null
  const { totalCompras, base, cupom } = chooseAlternativa(alternativas)
  return {
    totalCompras,
    base,
    cupom,
    semCupom: { totalCompras: sem.totalCompras, base: sem.base },
    comCupom: com.flatMap(({ cupom, automatico, base, totalCompras }) =>
      cupom ? [{ cupom, automatico, base, totalCompras }] : [],
    ),
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
