export * from './entidade.ts'
export * from './calls.ts'
export * from './convite.calls.ts'
