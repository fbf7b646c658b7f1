export * from './submissao.ts'
export * from './calls.ts'
