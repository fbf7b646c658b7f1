export { applyPoliticas } from './apply-politicas.ts'
export { applyVariacao } from './apply-variacao.ts'
export { isAplicavel, isInAlvo, listFaltas, meetsCondicoes, toDoProduto } from './aplicavel.ts'
export type { Falta } from './aplicavel.ts'
export { listCurva } from './curva.ts'
export { explainPoliticas } from './explain-politicas.ts'
export type { PoliticaExplicada } from './explain-politicas.ts'
export { composeCalendario } from './calendario.ts'
export type { LinhaDoCalendario, Trecho } from './calendario.ts'
export { listConflitos, sharesGrupo } from './conflito.ts'
export type { Conflito, PoliticaComAlvo } from './conflito.ts'
export { sayConflito } from './say-conflito.ts'
export type {
  ContextoPolitica,
  EfeitoDoPreco,
  EfeitosPoliticas,
  Politica,
  PrecosComPoliticas,
  ProdutoComPoliticas,
  TabelasDePreco,
} from './politica.ts'
