export { createAlertaHandlers } from './alerta.handlers.ts'
export { createAlertaTarefas } from './alerta.tarefas.ts'
