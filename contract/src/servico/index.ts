export * from './entidade.ts'
export * from './cadastro-servico.ts'
