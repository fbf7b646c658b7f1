export * from './arquivo.ts'
