export { createPrecoHandlers } from './preco.handlers.ts'
export { createReajusteTarefas } from './reajuste.tarefas.ts'
