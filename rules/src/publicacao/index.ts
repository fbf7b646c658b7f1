export * from './publicacao.ts'
