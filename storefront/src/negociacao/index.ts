export { NegociacaoDoCarrinho } from './negociacao-do-carrinho.tsx'
export { PropostaDaSala } from './proposta-da-sala.tsx'
