export { createBloqueioHandlers } from './bloqueio.handlers.ts'
export { createNegociacaoDoClienteHandlers } from './do-cliente.handlers.ts'
export { createNegociacaoHandlers } from './negociacao.handlers.ts'
