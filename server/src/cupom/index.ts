export { createAvisoCupomHandlers } from './aviso.handlers.ts'
export { createCupomHandlers } from './cupom.handlers.ts'
export { createCupomTarefas } from './cupom.tarefas.ts'
export { saveCupons } from './save-cupons.ts'
