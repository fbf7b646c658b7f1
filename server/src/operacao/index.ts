export { createOperacaoHandlers } from './operacao.handlers.ts'
