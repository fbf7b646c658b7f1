export {
  explainCupom,
  findCupom,
  opcoesPreco,
  settleCupom,
  toContextoCupom,
  toEstadoCupom,
  waitsForPagamento,
  type EstadoCupom,
} from './apply-cupom.ts'
export { createBloqueioHandlers } from './bloqueio.handlers.ts'
export { settleServicos, type ServicosDoCarrinho } from './apply-servicos.ts'
export { createCarrinhoHandlers } from './carrinho.handlers.ts'
export { composeItens, type Composicao } from './compose-carrinho.ts'
export { colunasCupom, type FatosCupom } from './cupom.repository.ts'
export { readComposicao, replaceCarrinho, type FonteCarrinho } from './save-carrinho.ts'
export { idsOf, readComposicao, type FonteCarrinho } from './save-carrinho.ts'
