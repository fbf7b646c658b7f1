export { drawLogo, type Logo } from './draw-logo.ts'
export { drawProduto, type ProdutoDesenhado } from './draw-produto.ts'
export { listMotivos } from './motivo.ts'
