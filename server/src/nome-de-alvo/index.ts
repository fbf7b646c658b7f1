export { listNomes } from './list-nomes.ts'
