export * from './entidade.ts'
export * from './calls.ts'
