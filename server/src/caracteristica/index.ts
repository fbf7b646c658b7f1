export { saveCaracteristicas } from './save-caracteristicas.ts'
