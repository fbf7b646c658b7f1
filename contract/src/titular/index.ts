export * from './requerimento.ts'
export * from './titular.calls.ts'
