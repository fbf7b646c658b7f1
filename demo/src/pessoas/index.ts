export * from './pessoas.ts'
