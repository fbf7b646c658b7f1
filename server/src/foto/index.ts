export { createFotoHandlers } from './foto.handlers.ts'
