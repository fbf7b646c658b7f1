export { createPaginaInicialHandlers } from './pagina-inicial.handlers.ts'
export { savePaginaInicial } from './save-pagina-inicial.ts'
export { showPaginaInicial, type DepsPaginaInicial } from './show-pagina-inicial.ts'
