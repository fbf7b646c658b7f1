export { createReembolsoHandlers } from './reembolso.handlers.ts'
export { refundPedido } from './refund-pedido.ts'
