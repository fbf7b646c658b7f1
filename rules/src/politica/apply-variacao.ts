import { applyPercentual } from '#dinheiro'
import type { ItemComPreco } from '#preco'

type Precos = Pick<ItemComPreco, 'preco' | 'preconf' | 'precovendaatacado' | 'efeitospoliticas'>

/**
 * Prices under the variance of a payment method (tag support-price-variance-by-payment, §5): every price in force changes
 * by the percentage (-3 is 3 % off), half-up to the decimals of the list price, which itself stays, so that "de / por" shows the variance.
 */
export function applyVariacao<T extends Precos>(precos: T, percentual: number): T {
  if (percentual === 0) return precos
  const vary = (preco: number) => applyPercentual(preco, percentual, precos.preco ?? preco)
  const preconf = precos.preconf ?? precos.preco
  const { precovendaatacado, efeitospoliticas } = precos
  const tabela = efeitospoliticas?.descontoProgressivo
  return {
    ...precos,
    ...(isNumber(preconf) && { preconf: vary(preconf) }),
    ...(isNumber(precovendaatacado) && { precovendaatacado: vary(precovendaatacado) }),
    ...(tabela && {
      efeitospoliticas: { ...efeitospoliticas, descontoProgressivo: varyTabela(tabela, vary) },
    }),
  }
}

function varyTabela(tabela: Record<string, number>, vary: (preco: number) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(tabela).map(([limiar, preco]) => [limiar, vary(preco)]))
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}
