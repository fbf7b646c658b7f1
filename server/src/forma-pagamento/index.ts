export { saveFormasPagamento } from './save-formas-pagamento.ts'
export { createFormaPagamentoHandlers } from './forma-pagamento.handlers.ts'
