export { savePoliticas } from './save-politicas.ts'
