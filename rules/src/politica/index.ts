export { applyPoliticas } from './apply-politicas.ts'
export { applyVariacao } from './apply-variacao.ts'
export { isAplicavel, meetsCondicoes } from './aplicavel.ts'
export type {
  ContextoPolitica,
  EfeitosPoliticas,
  Politica,
  PrecosComPoliticas,
  ProdutoComPoliticas,
} from './politica.ts'
