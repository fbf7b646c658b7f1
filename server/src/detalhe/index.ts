export { createDetalhesProntos } from './show-detalhe.ts'
export { createDetalheHandlers } from './detalhe.handlers.ts'
export {
  createDetalhesLembrados,
  readRascunhoDo,
  type DetalhesLembrados,
  type RascunhoDoDetalhe,
} from './read-detalhe.ts'
