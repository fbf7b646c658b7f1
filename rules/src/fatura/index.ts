export { makeParcelas, PRAZO_PADRAO } from './make-parcelas.ts'
export type { Parcela } from './make-parcelas.ts'
export { situacaoOfFatura } from './situacao.ts'
export type { SituacaoFatura, StatusFatura } from './situacao.ts'
