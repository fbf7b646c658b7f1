export { createAcaoPedidoHandlers } from './acao.handlers.ts'
export { createPainelPedidoHandlers } from './painel-pedido.handlers.ts'
