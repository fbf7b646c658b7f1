export { Barras } from './barras.tsx'
export { QuadroDoEnsaio, type Dias } from './quadro-do-ensaio.tsx'
export { ResultadoDePrecos } from './resultado-de-precos.tsx'
export { NumerosDoEnsaio } from './numeros-do-ensaio.tsx'
