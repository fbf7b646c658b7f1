export * from './entidade.ts'
export * from './calls.ts'
export * from './cadastro.ts'
export * from './cadastro.calls.ts'
