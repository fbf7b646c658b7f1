export { createAcaoPedidoHandlers } from './acao.handlers.ts'
export { registerEventosPedido } from './eventos.routes.ts'
export { createPedidoHandlers } from './pedido.handlers.ts'
