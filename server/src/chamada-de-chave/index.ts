export { createChamadaDeChaveHandlers, type CallsDoUso } from './chamada-de-chave.handlers.ts'
export { createChamadaDeChaveTarefas } from './chamada-de-chave.tarefas.ts'
export { createChamadasDeChave, type ChamadasDeChave } from './chamadas-de-chave.ts'
