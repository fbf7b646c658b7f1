export { createDetalheHandlers } from './detalhe.handlers.ts'
export {
  createDetalhesLembrados,
  readRascunhoDo,
  type DetalhesLembrados,
  type RascunhoDoDetalhe,
} from './read-detalhe.ts'
