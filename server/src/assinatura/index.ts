export { createAssinaturaHandlers } from './assinatura.handlers.ts'
export { createAssinaturaTarefas } from './assinatura.tarefas.ts'
export { runAssinaturas } from './run-assinaturas.ts'
