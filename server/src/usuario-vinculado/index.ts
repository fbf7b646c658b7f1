export { createUsuarioVinculadoHandlers } from './usuario-vinculado.handlers.ts'
export { createUsuarioVinculadoTarefas } from './usuario-vinculado.tarefas.ts'
