export { createContestacaoHandlers } from './contestacao.handlers.ts'
