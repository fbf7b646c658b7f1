export { NegociacaoDoCarrinho } from './negociacao-do-carrinho.tsx'
export { PropostaDaMensagem } from './proposta-da-mensagem.tsx'
export { PropostaDaSala } from './proposta-da-sala.tsx'
