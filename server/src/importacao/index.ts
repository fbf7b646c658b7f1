export { createImportacaoHandlers } from './importacao.handlers.ts'
export { createImportacaoTarefas } from './importacao.tarefas.ts'
