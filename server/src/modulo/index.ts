export { createModuloHandlers } from './modulo.handlers.ts'
