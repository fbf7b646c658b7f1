export {
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from './conversao.ts'
export {
  formatPercentual,
  formatPrecoUnitario,
  formatQuantidade,
  formatReais,
  formatReaisCurto,
  formatTaxa,
  splitPreco,
  writeDecimal,
} from './formato.ts'
export { roundToFinal, scaleReais } from './final.ts'
export { countCasas, parsePercentual, parseQuantidade, parseReais } from './leitura.ts'
export { computeLinha, multiplyReais } from './linha.ts'
export { applyPercentual, takePercentual } from './percentual.ts'
export { multiplyDivide } from './produto.ts'
export { shareAbsoluto, shareProporcional, shareReais } from './rateio.ts'
export { sumReais } from './soma.ts'
