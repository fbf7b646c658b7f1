export { leadToFinalizar as loader, saveServicos as action } from './save-servicos.ts'
