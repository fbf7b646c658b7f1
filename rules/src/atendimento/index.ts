export { findReabertura } from './expediente.ts'
export type { Expediente } from './expediente.ts'
export { computePrazo, findLimiteDeEspera, isAtrasada } from './prazo.ts'
