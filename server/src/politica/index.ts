export { cadastroPolitica } from './cadastro-politica.ts'
export { listPoliticas } from './list-politicas.ts'
export { createPoliticaHandlers } from './politica.handlers.ts'
export { savePoliticas } from './save-politicas.ts'
