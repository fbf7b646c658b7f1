import { multiplyReais, sumReais } from '#dinheiro'
import type { RegraQuantidade } from '#quantidade'
import { fitQuantidade, roundQuantidade } from '#quantidade'

import { choosePreco } from './choose-preco.ts'
import type { ItemComPreco, OpcoesPreco } from './item.ts'
import { chooseAtendente, chooseNormal, computeMinimoAtacado } from './regra.ts'
import type { FaixaPreco } from './tabela.ts'
import { listTabela } from './tabela.ts'

type ItemComFaixas = ItemComPreco & RegraQuantidade

export interface ProximaFaixa extends FaixaPreco {
  /** How much more to buy. */
  faltam: number
  /** What the tier saves on its quantity, in reais. */
  economia: number
}

/**
 * The quantities at which the price changes, wholesale and progressive merged, in the unit the shopper types and on
 * quantities one may buy. Empty under an attendant price, which no quantity changes.
 */
export function listFaixas(item: ItemComFaixas, opcoes: OpcoesPreco = { multiplies: true }): FaixaPreco[] {
  if (chooseAtendente(item) !== null) return []
  const faixas: FaixaPreco[] = []
  let anterior = chooseNormal(item)
  for (const quantidade of listLimiares(item, opcoes)) {
    const preco = choosePreco(item, quantidade, opcoes)
    if (preco !== null && preco !== anterior) faixas.push({ quantidade, preco })
    anterior = preco
  }
  return faixas
}

/** The nearest larger quantity with a lower unit price: "leve mais 2 e pague R$ 8,49"; null when there is none. */
export function findProximaFaixa(
  item: ItemComFaixas,
  quantidade: number,
  opcoes: OpcoesPreco,
): ProximaFaixa | null {
  const atual = choosePreco(item, quantidade, opcoes)
  if (atual === null) return null
  const faixa = listFaixas(item, opcoes).find((faixa) => faixa.quantidade > quantidade && faixa.preco < atual)
  if (!faixa) return null
  return {
    ...faixa,
    faltam: roundQuantidade(faixa.quantidade - quantidade),
    economia: sumReais(multiplyReais(atual, faixa.quantidade), -multiplyReais(faixa.preco, faixa.quantidade)),
  }
}

/** Thresholds raised to the next quantity one may buy, ascending; those above the maximum are out of reach. */
function listLimiares(item: ItemComFaixas, opcoes: OpcoesPreco): number[] {
  const atacado = computeMinimoAtacado(item, opcoes)
  const limiares = listTabela(item.efeitospoliticas?.descontoProgressivo).map((faixa) => faixa.quantidade)
  const reachable = [...limiares, ...(atacado === null ? [] : [atacado])]
    .map((limiar) => fitQuantidade(item, limiar))
    .filter(({ ajuste }) => ajuste !== 'maximo' && ajuste !== 'zerado')
  return [...new Set(reachable.map(({ quantidade }) => quantidade))].sort((a, b) => a - b)
}
