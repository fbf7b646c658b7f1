export { createAnexoHandlers } from './anexo.handlers.ts'
export { createAnexoTarefas } from './anexo.tarefas.ts'
