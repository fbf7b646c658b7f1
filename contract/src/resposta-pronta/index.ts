export * from './cadastro-resposta.ts'
export * from './calls.ts'
