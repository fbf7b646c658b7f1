export { saveFormasPagamento } from './save-formas-pagamento.ts'
export { createFormaPagamentoHandlers, type DepsFormaPagamento } from './forma-pagamento.handlers.ts'
