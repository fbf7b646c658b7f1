export * from './acao.ts'
export * from './entidade.ts'
export { pedidoCalls } from './calls.ts'
export * from './calls-acao.ts'
