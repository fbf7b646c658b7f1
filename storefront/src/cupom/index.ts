export { BlocoCupom, CupomDoCarrinho } from './cupom-do-carrinho.tsx'
export { isUsable } from './use-disponiveis.ts'
