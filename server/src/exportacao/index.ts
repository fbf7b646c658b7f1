export { createExportacaoHandlers } from './exportacao.handlers.ts'
export { createExportacaoTarefas } from './exportacao.tarefas.ts'
