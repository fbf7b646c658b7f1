export * from './entidade.ts'
export * from './calls.ts'
export * from './bloqueio.calls.ts'
