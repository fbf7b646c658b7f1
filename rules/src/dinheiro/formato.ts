import {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from './conversao.ts'
import { formatDecimal } from './decimal.ts'

const NBSP = '\u00a0'
const medida = /^(kg|L|m[²³]?)$/

/** 'R$ 1.234,56', with a no-break space; for totals. */
export function formatReais(reais: number): string {
  return inReais(fromCentavos(toCentavos(reais)))
}

/** 'R$ 350' of a round amount, 'R$ 350,50' of another: for goals and bands, never for what is charged. */
export function formatReaisCurto(reais: number): string {
  return formatReais(reais).replace(/,00$/, '')
}

/** 'R$ 9,90' or 'R$ 0,0875': 2 to 4 decimals; for unit prices. */
export function formatPrecoUnitario(reais: number): string {
  return inReais(fromDecimilesimos(toDecimilesimos(reais)))
}

/** The minus stands before the currency. */
function inReais(reais: number): string {
  return (reais < 0 ? '-R$' : 'R$') + NBSP + formatDecimal(Math.abs(reais), 2)
}

/** '0,250 kg', '2 kg', '12 un.', '1.200': measures show 3 decimals when fractional. */
export function formatQuantidade(quantidade: number, unidade?: string | null): string {
  const rounded = fromMilesimos(toMilesimos(quantidade))
  if (!unidade) return formatDecimal(rounded)
  const isFractionalMeasure = medida.test(unidade) && !Number.isInteger(rounded)
  const number = formatDecimal(rounded, isFractionalMeasure ? 3 : 0)
  return number + NBSP + (unidade === 'un' ? 'un.' : unidade)
}

/** The two parts of a unit price that typography sets apart: '1.234' and '56' (or '0875'). */
export function splitPreco(reais: number): { inteiro: string; centavos: string } {
  const [inteiro = '0', centavos = '00'] = formatDecimal(fromDecimilesimos(toDecimilesimos(reais)), 2).split(
    ',',
  )
  return { inteiro, centavos }
}

/** '3', '2,5', '12,25': percent without its sign. */
export function formatPercentual(percentual: number): string {
  return formatDecimal(fromCentavos(toCentavos(percentual)))
}

/** '2,50', '2,995': a rate of interest, as contracts write it (CDC 52). */
export function formatTaxa(percentual: number): string {
  return formatDecimal(fromMilesimos(toMilesimos(percentual)), 2)
}

/** '9.90', '0.0875': an amount for machines, 2 to 4 decimals, the same number as the unit price that people read. */
export function writeDecimal(valor: number): string {
  const [inteiro = '0', decimais = ''] = String(fromDecimilesimos(toDecimilesimos(valor))).split('.')
  return `${inteiro}.${decimais.padEnd(2, '0')}`
}
