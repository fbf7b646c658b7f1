export * from './cadastro-link-acao.ts'
export * from './calls.ts'
