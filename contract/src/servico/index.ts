export * from './entidade.ts'
