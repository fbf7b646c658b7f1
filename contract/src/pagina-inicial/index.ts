export * from './cadastro-pagina-inicial.ts'
export * from './secao.ts'
export * from './entidade.ts'
export * from './calls.ts'
