export { canChangePagamento } from './troca.ts'
