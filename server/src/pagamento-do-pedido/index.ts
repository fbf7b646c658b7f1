export { createPagamentoDoPedidoHandlers } from './pagamento-do-pedido.handlers.ts'
export { saveForma } from './troca.repository.ts'
