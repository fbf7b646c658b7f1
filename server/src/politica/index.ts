export { cadastroPolitica } from './cadastro-politica.ts'
export { createPoliticaHandlers } from './politica.handlers.ts'
export { savePoliticas } from './save-politicas.ts'
