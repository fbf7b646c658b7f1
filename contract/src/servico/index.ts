export * from './entidade.ts'
export * from './cadastro-servico.ts'
export * from './guardados.calls.ts'
