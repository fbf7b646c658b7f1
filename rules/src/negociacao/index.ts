export { applyDescontoEmTudo, matchUltimoPreco } from './em-tudo.ts'
export { computePisoFrete, explainFrete, isDestinoDoFrete } from './frete.ts'
export { computePiso, explainRecusa, judgePreco } from './limite.ts'
export { computeDesconto, computeMargem } from './margem.ts'
export { sumOfertas } from './ofertas.ts'
export {
  AUSENTE_SEGUNDOS,
  BATIMENTO_SEGUNDOS,
  computePrazos,
  EDICAO_SEGUNDOS,
  isAusente,
  mayTakeOver,
  SEM_SINAL_SEGUNDOS,
} from './posse.ts'
export { isOfertaEmVigor, linhaIntocada, stepLinha } from './situacao.ts'
export type { LinhaDoAto, PrecoDoAto } from './em-tudo.ts'
export type { DestinoDoFrete } from './frete.ts'
export type { LinhaAJulgar, Limites, MotivoDoLimite, Piso } from './limite.ts'
export type { Ofertas } from './ofertas.ts'
export type { Prazos, Sinais } from './posse.ts'
export type { AtoNaLinha, EstadoDaLinha, Situacao } from './situacao.ts'
