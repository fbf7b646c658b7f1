export { applyEventoFatura } from './apply-evento-fatura.ts'
export { settleCobrancas } from './cobrancas.ts'
export { createFaturaHandlers } from './fatura.handlers.ts'
export { lowerFaturas, raiseFaturas, refundFaturas, type Abatimento } from './lower-faturas.ts'
