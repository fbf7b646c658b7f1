export * from './falhas.ts'
