export { createAprovacaoHandlers } from './aprovacao.handlers.ts'
export {
  concludeAprovacao,
  insertCentro,
  isAprovacaoAberta,
  isCentroConhecido,
  type AprovacaoConcluida,
} from './conclusao.repository.ts'
export { registerEventosAprovacao } from './eventos.routes.ts'
export { createAprovacaoTarefas, expireAprovacoes } from './expire-aprovacoes.ts'
export { colunaAprovacao, type FatosAprovacao } from './fatos.repository.ts'
export { toPedidoAJulgar } from './to-pedido-a-julgar.ts'
