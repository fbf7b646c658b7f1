export * from './entidade.ts'
export * from './previa.ts'
export * from './calls.ts'
