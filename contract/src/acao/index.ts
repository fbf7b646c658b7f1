export * from './acao.ts'
export * from './calls.ts'
