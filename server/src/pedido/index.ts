export { registerEventosPedido } from './eventos.routes.ts'
export { createPedidoHandlers } from './pedido.handlers.ts'
