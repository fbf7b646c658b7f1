export * from './separacao.ts'
