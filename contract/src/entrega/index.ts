export * from './entidade.ts'
export * from './calls.ts'
export * from './cadastro-forma-entrega.ts'
export * from './formas-guardadas.calls.ts'
