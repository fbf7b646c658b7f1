export { dropEspelho, readEspelho, writeEspelho } from './espelho.ts'
export type { Espelho } from './espelho.ts'
export { keepEspelho } from './keep-espelho.ts'
export { hasLinhas, readLinhas, writeLinhas } from './linhas.ts'
