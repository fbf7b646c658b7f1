export { listParcelas, pickServicos } from './servicos-da-compra.ts'
export { ServicosDoPedido } from './servicos-do-pedido.tsx'
