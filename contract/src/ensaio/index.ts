export * from './ensaio.ts'
