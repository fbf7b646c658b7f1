export { createContadores, type Contadores } from './create-contadores.ts'
export { createMedicaoHandlers } from './medicao.handlers.ts'
export { createMedicaoTarefas } from './medicao.tarefas.ts'
