export { concludeDevolucao, refuseDevolucao } from './end-devolucao.ts'
export { returnGoods } from './return-goods.ts'
export { withdrawPedido } from './withdraw-pedido.ts'
