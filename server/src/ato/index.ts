export { createAtoHandlers } from './ato.handlers.ts'
