export { createDetalheHandlers } from './detalhe.handlers.ts'
export { createDetalhesLembrados, type DetalhesLembrados } from './read-detalhe.ts'
