export { createPresencasNoCarrinho, type PresencasNoCarrinho } from './presenca-no-carrinho.ts'
export { PRESENTE_SEGUNDOS } from './presenca-no-carrinho.repository.ts'
