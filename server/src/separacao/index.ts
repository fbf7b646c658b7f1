export { answerPesagem } from './answer-pesagem.ts'
export { pickPedido } from './pick-pedido.ts'
