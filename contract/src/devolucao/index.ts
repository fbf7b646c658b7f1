export * from './devolucao.ts'
