export { createProdutoGuardadoHandlers } from './catalogo.handlers.ts'
export { createMovimentoDeEstoqueHandlers } from './movimento.handlers.ts'
