export { createAtendimentoHandlers } from './atendimento.handlers.ts'
