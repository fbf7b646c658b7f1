import {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from './conversao.ts'

/** One formatter each for server and browser, so that both print the same text (brazil.md 9). */
const reaisFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const precoFormat = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})
const percentualFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const taxaFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const quantidadeFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
const medidaFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3 })

const NBSP = '\u00a0'
const medidas = new Set(['kg', 'L', 'm', 'm²', 'm³'])

/** 'R$ 1.234,56', with a no-break space; for totals. */
export function formatReais(reais: number): string {
  return reaisFormat.format(fromCentavos(toCentavos(reais)))
}

/** 'R$ 350' of a round amount, 'R$ 350,50' of another: for goals and bands, never for what is charged. */
export function formatReaisCurto(reais: number): string {
  return formatReais(reais).replace(/,00$/, '')
}

/** 'R$ 9,90' or 'R$ 0,0875': 2 to 4 decimals; for unit prices. */
export function formatPrecoUnitario(reais: number): string {
  return precoFormat.format(fromDecimilesimos(toDecimilesimos(reais)))
}

/** '0,250 kg', '2 kg', '12 un.', '1.200': measures show 3 decimals when fractional. */
export function formatQuantidade(quantidade: number, unidade?: string | null): string {
  const rounded = fromMilesimos(toMilesimos(quantidade))
  if (!unidade) return quantidadeFormat.format(rounded)
  const isFractionalMeasure = medidas.has(unidade) && !Number.isInteger(rounded)
  const number = (isFractionalMeasure ? medidaFormat : quantidadeFormat).format(rounded)
  return number + NBSP + (unidade === 'un' ? 'un.' : unidade)
}

/** The two parts of a unit price that typography sets apart: '1.234' and '56' (or '0875'). */
export function splitPreco(reais: number): { inteiro: string; centavos: string } {
  const [inteiro = '0', centavos = '00'] = formatPrecoUnitario(reais).replace(`R$${NBSP}`, '').split(',')
  return { inteiro, centavos }
}

/** '3', '2,5', '12,25': percent without its sign. */
export function formatPercentual(percentual: number): string {
  return percentualFormat.format(percentual)
}

/** '2,50', '2,995': a rate of interest, as contracts write it (CDC 52). */
export function formatTaxa(percentual: number): string {
  return taxaFormat.format(percentual)
}

/** '9.90', '0.0875': an amount for machines, 2 to 4 decimals, the same number as the unit price that people read. */
export function writeDecimal(valor: number): string {
  const [inteiro = '0', decimais = ''] = String(fromDecimilesimos(toDecimilesimos(valor))).split('.')
  return `${inteiro}.${decimais.padEnd(2, '0')}`
}
