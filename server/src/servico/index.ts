export { saveServicos } from './save-servicos.ts'
