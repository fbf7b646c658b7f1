export { recountPares } from './count-pares.ts'
export { createSugestaoTarefas } from './sugestao.tarefas.ts'
export { createSugestaoHandlers } from './sugestao.handlers.ts'
