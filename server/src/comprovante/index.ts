export { describePagamento } from './describe-pagamento.ts'
export { writeComprovante } from './write-comprovante.ts'
