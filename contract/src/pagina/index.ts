export * from './pagina.ts'
