export * from './entidade.ts'
export * from './calls.ts'
export * from './bloqueio.calls.ts'
export * from './abertos.calls.ts'
