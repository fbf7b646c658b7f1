export { centroDoPedido } from './centro-do-pedido.ts'
export { checkDinheiro, isTarde } from './check-dinheiro.ts'
export { checks, type EmSubmissao } from './checks.ts'
export {
  toComprador,
  type Comprador,
  type Fechamento,
  type PorAprovacao,
  type PorQue,
  type SubmissaoDeps,
} from './comprador.ts'
export { createLeEstado, type LeEstado } from './estados-juntos.ts'
export { hasRestritos } from './has-restritos.ts'
export { instantPago } from './instant-pago.ts'
export { readRespostas } from './read-respostas.ts'
export { refuse } from './refuse.ts'
export { SemJanela, nameProxima } from './sem-janela.ts'
export { findEstado, lockSubmissao, type EstadoSubmissao } from './submissao.repository.ts'
export { toPagando } from './to-pagando.ts'
export { weighEntrega } from './weigh-entrega.ts'
