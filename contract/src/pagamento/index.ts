export * from './entidade.ts'
export * from './calls.ts'
export * from './cadastro-forma-pagamento.ts'
export * from './formas-guardadas.calls.ts'
