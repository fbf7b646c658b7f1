export { saveEstoques } from './save-estoques.ts'
