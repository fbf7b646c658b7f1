export { createFormularioHandlers } from './formulario.handlers.ts'
export { createFormularioTarefas } from './formulario.tarefas.ts'
