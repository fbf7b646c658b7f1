export { registerPaginas } from './register-paginas.ts'
