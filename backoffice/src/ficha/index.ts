export { novaVariante, novoProduto } from './campos-do-produto.ts'
export type { ProdutoEscrito } from './campos-do-produto.ts'
export { EditorProduto } from './editor-produto.tsx'
