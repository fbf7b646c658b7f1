export { canWithdrawBefore, canMove, findTransicao, listMoves, statusAfterSubmission } from './move.ts'
export type { SituacaoPedido } from './move.ts'
export { compradores, transicoes } from './transicoes.ts'
export type { Ator, Condicao, Transicao } from './transicoes.ts'
