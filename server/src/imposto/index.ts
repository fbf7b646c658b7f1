export { createImpostoHandlers } from './imposto.handlers.ts'
