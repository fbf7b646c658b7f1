export { createAtendimentoHandlers } from './atendimento.handlers.ts'
export { createAtendimentoTarefas } from './atendimento.tarefas.ts'
export { answerAusencias } from './answer-ausencias.ts'
export { readPromessa, type Promessa } from './expediente.ts'
