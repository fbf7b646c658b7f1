export { createImpressoHandlers } from './impresso.handlers.ts'
