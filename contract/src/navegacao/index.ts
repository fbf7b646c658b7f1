export * from './navegacao.ts'
