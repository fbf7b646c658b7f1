export { acceptOrcamento } from './accept-orcamento.ts'
export { createOrcamentoHandlers } from './orcamento.handlers.ts'
export { createOrcamentoTarefas } from './orcamento.tarefas.ts'
export { priceByCall } from './price-by-call.ts'
