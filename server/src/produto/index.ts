export { listAnunciados, type ProdutoAnunciado } from './anunciado.repository.ts'
export { cadastroProduto, fromGuardado, type ProdutoGuardado } from './cadastro-produto.ts'
export { saveProdutos } from './save-produtos.ts'
export { factsOf, pricesOf, toProdutoLista, ultimaCompraOf } from './price-produto.ts'
export { createListasProntas, createProdutoHandlers } from './produto.handlers.ts'
export {
  colunas,
  listNomes,
  listProdutosById,
  type ProdutoRow,
  type ProdutoVersionado,
} from './produto.repository.ts'
export { createProdutosVivos, type ProdutosVivos } from './produtos-vivos.ts'
export { createReadPessoal, writePessoal } from './cartoes.ts'
export { createCatalogo, type Catalogo } from './catalogo.ts'
