export { drawLogo, type Logo } from './draw-logo.ts'
export { drawDetalhe, drawProduto, type ProdutoDesenhado } from './draw-produto.ts'
export { listMotivos } from './motivo.ts'
export { drawQuadro } from './draw-quadro.ts'
