export { createCarrinhoHandlers } from './carrinho.handlers.ts'
export { composeItens, type Composicao, type ItemPedido } from './compose-carrinho.ts'
