export { makeParcelas, PRAZO_PADRAO } from './make-parcelas.ts'
export type { Parcela } from './make-parcelas.ts'
export { diasAte, situacaoOfFatura } from './situacao.ts'
export type { SituacaoFatura, StatusFatura } from './situacao.ts'
