export {
  explainCupom,
  findCupom,
  isContado,
  opcoesPreco,
  settleCupom,
  toContextoCupom,
  toEstadoCupom,
  type EstadoCupom,
} from './apply-cupom.ts'
export { settleServicos, type ServicosDoCarrinho } from './apply-servicos.ts'
export { createCarrinhoHandlers } from './carrinho.handlers.ts'
export { fromGuardado } from './guardado.ts'
export { judgeCodigo } from './judge-codigo.ts'
export {
  dropAcordo,
  isPreso,
  negociacaoColumn,
  saveErroSubmit,
  temPrecos,
  type ItemGuardado,
  type NegociacaoDoCarrinho,
} from './carrinho.repository.ts'
export { composeItens, type Composicao, type ItemPedido } from './compose-carrinho.ts'
export { colunasCupom, colunasSemCupom, type FatosCupom } from './cupom.repository.ts'
export { idsOf, type FonteCarrinho } from './read-stored.ts'
export { limitEstoque } from './limit-estoque.ts'
export { readCarrinho, readCarrinhos, readComposicao, readComposto } from './read-carrinho.ts'
export { toNegociacaoAceita } from './to-carrinho.ts'
export { replaceCarrinho } from './save-carrinho.ts'
