const MILHARES = /\B(?=(\d{3})+$)/g

/**
 * '1.234,5', as Intl writes it in pt-BR, the same on server and browser (brazil.md 9): a `valor` that has its last decimal already (conversao.ts), with
 * at least `min` of them. By hand: the first formatter of Intl that a page makes costs the main thread of a phone some 70 ms (decision 0194).
 */
export function formatDecimal(valor: number, min = 0): string {
  const [inteiro = '', decimais = ''] = `${valor}`.split('.')
  const casas = decimais.padEnd(min, '0')
  return inteiro.replace(MILHARES, '.') + (casas && `,${casas}`)
}
