export { colunasAutoria, toAutoria, type AutoriaRow } from './autoria.ts'
export { colunaDocumento } from './coluna-documento.ts'
export { findAvaliacao, findEntrega, saveAvaliacao } from './depois.repository.ts'
export { registerEventosPedido } from './eventos.routes.ts'
export {
  countPedidos,
  listPedidosDepois,
  type FiltroLista,
  type LinhaDaPlanilha,
} from './lista.repository.ts'
export { atorOf, movePedido, requirePedido, situacaoOf, type Movido, type QuemMove } from './move-pedido.ts'
export { openPedido, type ContextoOf, type PedidoAberto } from './open-pedido.ts'
export {
  findDono,
  findStatus,
  listLinhas,
  lockPedido,
  saveDaLoja,
  type PedidoTravado,
} from './pedido-travado.repository.ts'
export { createPedidoHandlers } from './pedido.handlers.ts'
export { findPedido, findResposta } from './pedido.repository.ts'
export type { LinhaSeparada, PesagemGuardada } from './pesagem-guardada.ts'
export { protocoloOf } from './protocolo-of.ts'
export { toAvaliacao } from './show-avaliacao.ts'
export { reais, toLista, toResposta } from './show-pedido.ts'
export { toFiltro } from './to-filtro.ts'
export { toQuemVe } from './to-quem-ve.ts'
