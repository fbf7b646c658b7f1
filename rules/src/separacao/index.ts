export { canAnswerPesagem } from './pesagem.ts'
export { computeServida } from './compute-servida.ts'
