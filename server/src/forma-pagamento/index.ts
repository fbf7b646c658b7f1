export { saveFormasPagamento } from './save-formas-pagamento.ts'
