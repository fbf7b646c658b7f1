export { listas, type ListaDemo } from './listas.ts'
