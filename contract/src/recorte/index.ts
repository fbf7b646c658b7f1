export * from './calls.ts'
export * from './entidade.ts'
