export { startFila, type Fila, type Tarefa } from './fila.ts'
