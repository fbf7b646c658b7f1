export { createListaComprasHandlers } from './lista-compras.handlers.ts'
