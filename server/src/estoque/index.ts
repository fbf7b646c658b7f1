export { asMovimentos } from './as-movimentos.ts'
export { findEstoque, holdEstoques } from './estoque.repository.ts'
export type { Detalhe } from './movimento.repository.ts'
export { saveEstoques } from './save-estoques.ts'
