export { startFila, type Fila } from './fila.ts'
