export * from './contestacao.ts'
