export * from './recorrencia.ts'
