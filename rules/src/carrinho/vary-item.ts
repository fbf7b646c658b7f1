import type { ParteCombo, PrecoCombo } from '#combo'
import { applyPercentual } from '#dinheiro'
import { applyVariacao } from '#politica'

import type { ItemCarrinho } from './item.ts'

/**
 * A line under the variance of a payment method (§5), of a combo its parts and its own price too: what the server makes of
 * it when that method is chosen. Attendant's prices and gift wrap stay.
 */
export function varyItem<T extends ItemCarrinho>(item: T, percentual: number): T {
  const varied = applyVariacao(item, percentual)
  if (!item.produtos || percentual === 0) return varied
  return {
    ...varied,
    produtos: item.produtos.map((parte) => varyParte(parte, percentual)),
    ...(item.preco_combo && { preco_combo: varyPreco(item.preco_combo, percentual) }),
  }
}

function varyParte(parte: ParteCombo, percentual: number): ParteCombo {
  const { precocombo } = parte
  return {
    ...applyVariacao(parte, percentual),
    ...(typeof precocombo === 'number' && {
      precocombo: applyPercentual(precocombo, percentual, parte.preco ?? precocombo),
    }),
  }
}

function varyPreco(preco: PrecoCombo, percentual: number): PrecoCombo {
  return preco.tipo === 'fixo'
    ? { ...preco, valor: applyPercentual(preco.valor, percentual, preco.valor) }
    : preco
}
