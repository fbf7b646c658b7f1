export * from './venda.ts'
