export { createCarrinhoHandlers } from './carrinho.handlers.ts'
export { composeItens, type Composicao } from './compose-carrinho.ts'
