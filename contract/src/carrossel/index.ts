export * from './entidade.ts'
export * from './cadastro-carrossel.ts'
export * from './calls.ts'
