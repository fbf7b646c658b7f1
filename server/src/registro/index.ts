export { createRegistroHandlers } from './registro.handlers.ts'
