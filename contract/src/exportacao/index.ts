export * from './exportacao.ts'
export * from './calls.ts'
