export { hasAceite, findTermo, insertAceite } from './termo.repository.ts'
export { publishTermos } from './publish-termos.ts'
export { acceptTermo, nameDocumentos } from './accept-termo.ts'
