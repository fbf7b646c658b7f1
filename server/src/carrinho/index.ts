export {
  explainCupom,
  findCupom,
  opcoesPreco,
  settleCupom,
  toContextoCupom,
  toEstadoCupom,
  type EstadoCupom,
} from './apply-cupom.ts'
export { createBloqueioHandlers } from './bloqueio.handlers.ts'
export { releaseCarrinhos } from './bloqueio.repository.ts'
export { settleServicos, type ServicosDoCarrinho } from './apply-servicos.ts'
export { createCarrinhoHandlers } from './carrinho.handlers.ts'
export { fromGuardado } from './guardado.ts'
export { judgeCodigo } from './judge-codigo.ts'
export { saveErroSubmit, type ItemGuardado } from './carrinho.repository.ts'
export { composeItens, type Composicao } from './compose-carrinho.ts'
export { colunasCupom, type FatosCupom } from './cupom.repository.ts'
export { idsOf, type FonteCarrinho } from './read-stored.ts'
export { readComposicao } from './read-carrinho.ts'
export { replaceCarrinho } from './save-carrinho.ts'
