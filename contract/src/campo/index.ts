export * from './campo.ts'
