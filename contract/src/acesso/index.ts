export * from './entidade.ts'
export * from './calls.ts'
export * from './entrada.calls.ts'
export * from './chave.calls.ts'
