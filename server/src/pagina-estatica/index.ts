export { createPaginaEstaticaHandlers, toPagina } from './pagina-estatica.handlers.ts'
export { savePaginas } from './save-paginas.ts'
