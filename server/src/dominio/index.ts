export { createDominioHandlers } from './dominio.handlers.ts'
export { createDominioTarefas } from './dominio.tarefas.ts'
export { createResolvedor, type Resolvedor } from './resolvedor.ts'
