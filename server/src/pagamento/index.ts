export { recallDetalhe, type DetalheGuardado } from './detalhe-guardado.ts'
export { endContestacoes } from './contestacao.repository.ts'
export { moveStatus, returnTaken, sistema } from './efeito.repository.ts'
export { findCartaoEscolhido, tokenizeCartao } from './cartao-da-assinatura.ts'
export { createMercadoPago } from './mercado-pago.ts'
export { listFormas } from './list-formas.ts'
export { insertOperacao } from './operacao.repository.ts'
export { createPagamentoHandlers } from './pagamento.handlers.ts'
export { createPagamentoTarefas } from './pagamento.tarefas.ts'
export { colunaPagador, findPagador } from './pagador.repository.ts'
export type { PagamentoRow } from './pagamento.repository.ts'
export { createPagamentos, type Pagamentos } from './pagamentos.ts'
export { fimDoBoleto } from './request-cobranca.ts'
export { readContas } from './read-contas.ts'
export { captureCobranca, refundCobranca, returnCobranca } from './return-cobranca.ts'
export {
  chooseDias,
  planPagamento,
  whyNotPagar,
  type CobrancaNova,
  type Pagando,
  type PlanoPagamento,
} from './plan-cobranca.ts'
export type { DadosBoleto, EventoPagamento, Pagador, Provedor } from './provedor.ts'
export { showDetalhe, showPagamento, toQr, type VencimentoRow } from './show-pagamento.ts'
export { registerBanco } from './simulador-banco.routes.ts'
export {
  endReembolso,
  insertReembolso,
  returnEmMaos,
  saveChavePix,
  waitsReembolso,
} from './reembolso.repository.ts'
export { createSimulador, makeBrCodeSimulado } from './simulador.ts'
export { holdPedido } from './trava.repository.ts'
export { warnNota } from './warn-nota.ts'
