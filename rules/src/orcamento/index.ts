export { computeOrcamento } from './compute-orcamento.ts'
