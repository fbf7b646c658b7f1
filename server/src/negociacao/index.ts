export { createNegociacaoHandlers } from './negociacao.handlers.ts'
