export { listDestinatarios } from './gancho.repository.ts'
export { createGanchoHandlers } from './gancho.handlers.ts'
export { createGanchoTarefas } from './gancho.tarefas.ts'
export { deliverGanchos } from './deliver-ganchos.ts'
