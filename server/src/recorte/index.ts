export { createRecorteHandlers } from './recorte.handlers.ts'
