export { createTitularHandlers } from './titular.handlers.ts'
