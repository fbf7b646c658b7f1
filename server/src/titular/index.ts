export { createTitularHandlers } from './titular.handlers.ts'
export { createTitularTarefas } from './titular.tarefas.ts'
