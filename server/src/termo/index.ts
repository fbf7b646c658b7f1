export { hasAceite, findTermo, insertAceite } from './termo.repository.ts'
export { acceptTermo } from './accept-termo.ts'
