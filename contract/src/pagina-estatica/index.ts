export * from './bloco.ts'
export * from './cadastro-pagina.ts'
export * from './calls.ts'
