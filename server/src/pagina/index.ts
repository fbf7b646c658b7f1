export { findSlugDoHost, resolveHost } from './host.ts'
export { registerPaginas } from './register-paginas.ts'
