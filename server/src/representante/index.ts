export { createRepresentanteHandlers } from './representante.handlers.ts'
