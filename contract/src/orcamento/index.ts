export * from './orcamento.ts'
