export * from './falhas.ts'
export type { TextoFixo } from './texto-fixo.ts'
