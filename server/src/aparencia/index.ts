export { withAparencia } from './aparencia-viva.ts'
export { saveAparencia } from './save-aparencia.ts'
