export { createProdutoGuardadoHandlers } from './catalogo.handlers.ts'
