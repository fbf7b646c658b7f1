export { FilaDePaginas } from './fila-de-paginas.ts'
export { findSlugDoHost, resolveHost } from './host.ts'
export { registerPaginas } from './register-paginas.ts'
export { PecasEmMemoria } from './pecas-em-memoria.ts'
