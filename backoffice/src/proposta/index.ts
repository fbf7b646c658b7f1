export { CartaoProposta } from './cartao-proposta.tsx'
export { Espelho } from './espelho.tsx'
export { fins } from './fins.ts'
export { GradeContext } from './use-grade.ts'
