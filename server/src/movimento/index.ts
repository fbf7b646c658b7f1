export { sistema, type Autor } from '#evento'
export { noteNoHistorico, passPedido } from './pass-pedido.ts'
export { listEventosDoNovo } from './eventos-do-novo.ts'
