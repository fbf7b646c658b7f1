export { acceptOrcamento } from './accept-orcamento.ts'
export { createOrcamentoTarefas } from './orcamento.tarefas.ts'
export { priceOrcamento } from './price-orcamento.ts'
