export { listMudancasDeUm } from './list-registro.ts'
export { createRegistroHandlers } from './registro.handlers.ts'
export { listAutores } from './registro.repository.ts'
