export { createCartaTarefas } from './carta.tarefas.ts'
export { writeCartas } from './write-cartas.ts'
