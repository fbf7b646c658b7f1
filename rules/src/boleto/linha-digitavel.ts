import { parseBarras } from './codigo-barras.ts'

/** The 47 digits that people type, of the 44 of the bars: three fields with a check digit each, the bars' own, factor and amount. */
export function toLinhaDigitavel(codigo: string): string {
  const livre = codigo.slice(19)
  const campos = [codigo.slice(0, 4) + livre.slice(0, 5), livre.slice(5, 15), livre.slice(15)]
  return `${campos.map((campo) => campo + mod10(campo)).join('')}${codigo[4]}${codigo.slice(5, 19)}`
}

/** The bars behind a typed line; null when a check digit does not hold. Dots and blanks are dropped. */
export function fromLinhaDigitavel(linha: string): string | null {
  const digits = linha.replaceAll(/[.\s-]/g, '')
  if (!/^\d{47}$/.test(digits)) return null
  const campos = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)]
  if (!campos.every((campo) => mod10(campo.slice(0, -1)) === Number(campo.at(-1)))) return null
  const [um = '', dois = '', tres = ''] = campos.map((campo) => campo.slice(0, -1))
  const codigo = `${um.slice(0, 4)}${digits[32]}${digits.slice(33)}${um.slice(4)}${dois}${tres}`
  // The day does not matter to the digits.
  return parseBarras(codigo, '2026-01-01') && codigo
}

/** '23793.38128 60007.827136 95000.063305 3 16460000370000', as it stands on paper. */
export function formatLinhaDigitavel(linha: string): string {
  return linha.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
}

/** Weights 2 and 1 from the right, digits of the products added. */
function mod10(digits: string): number {
  const soma = [...digits].toReversed().reduce((total, digit, index) => {
    const produto = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (produto > 9 ? produto - 9 : produto)
  }, 0)
  return (10 - (soma % 10)) % 10
}
