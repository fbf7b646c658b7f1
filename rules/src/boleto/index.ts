export { encodeBarras, fatorOf, parseBarras } from './codigo-barras.ts'
export type { DadosBarras } from './codigo-barras.ts'
export { formatLinhaDigitavel, fromLinhaDigitavel, toLinhaDigitavel } from './linha-digitavel.ts'
export { drawBarras, listElementos } from './draw-barras.ts'
