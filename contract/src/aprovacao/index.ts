export { aprovacaoCalls } from './calls.ts'
export * from './entidade.ts'
export * from './regras.ts'
