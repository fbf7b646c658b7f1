export { createPrivacidadeHandlers } from './privacidade.handlers.ts'
export { createPrivacidadeTarefas } from './privacidade.tarefas.ts'
