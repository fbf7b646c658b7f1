export { createCartaHandlers } from './carta.handlers.ts'
export { createCartaTarefas } from './carta.tarefas.ts'
export { saveCartas } from './save-cartas.ts'
export { writeCartas } from './write-cartas.ts'
