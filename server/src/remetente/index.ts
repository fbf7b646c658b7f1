export { createRemetenteHandlers } from './remetente.handlers.ts'
