export { factsOf, pricesOf, toProdutoLista } from './price-produto.ts'
export { createProdutoHandlers } from './produto.handlers.ts'
export { listNomes, listProdutosById, type ProdutoRow } from './produto.repository.ts'
export { createProdutosVivos, type ProdutosVivos } from './produtos-vivos.ts'
