export * from './calls.ts'
export * from './entidade.ts'
export * from './telas.ts'
