export { endContestacoes } from './contestacao.repository.ts'
export { recallDetalhe, type DetalheGuardado } from './detalhe-guardado.ts'
export { listFormas } from './list-formas.ts'
export { insertOperacao } from './operacao.repository.ts'
export { colunaPagador, findPagador } from './pagador.repository.ts'
export { createPagamentoHandlers } from './pagamento.handlers.ts'
export type { PagamentoRow } from './pagamento.repository.ts'
export { createPagamentoTarefas } from './pagamento.tarefas.ts'
export { createPagamentos, type Pagamentos } from './pagamentos.ts'
export {
  chooseDias,
  planPagamento,
  whyNotPagar,
  type CobrancaNova,
  type Pagando,
  type PlanoPagamento,
} from './plan-cobranca.ts'
export {
  endReembolso,
  insertReembolso,
  returnEmMaos,
  saveChavePix,
  waitsReembolso,
} from './reembolso.repository.ts'
export { fimDoBoleto } from './request-cobranca.ts'
export { captureCobranca, refundCobranca, returnCobranca } from './return-cobranca.ts'
export { showDetalhe, showPagamento, toQr, type VencimentoRow } from './show-pagamento.ts'
export { holdPedido } from './trava.repository.ts'
export { warnNota } from './warn-nota.ts'
