export { FechamentoDoPedido } from './fechamento-do-pedido.tsx'
