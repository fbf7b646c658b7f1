export * from './meu-requerimento.ts'
export * from './requerimento.ts'
export * from './titular.calls.ts'
