export { addFrete } from './add-frete.ts'
export { changeQuantidade } from './change-quantidade.ts'
export { compareItens, joinDerivas } from './deriva.ts'
export { computeImpostosDasLinhas } from './impostos-das-linhas.ts'
export { mergeVisitante } from './merge-visitante.ts'
export {
  cleanObservacao,
  MAX_OBSERVACAO_LINHA,
  substituicaoPadrao,
  substituicoes,
  textoSubstituicao,
} from './nota.ts'
export { reapplyPassos } from './passo.ts'
export { computePerdaDesbloqueio } from './perda-desbloqueio.ts'
export { prepareOrdem, sortItens } from './ordem.ts'
export { comEndereco, isStPendente } from './st-pendente.ts'
export { sumIguais } from './sum-iguais.ts'
export { computeLinhas, computeTotais, explainLinhas } from './totais.ts'
export { varyItem } from './vary-item.ts'
export type { ComFrete } from './add-frete.ts'
export type { Deriva } from './deriva.ts'
export type { ImpostosDaLinhaTotal } from './impostos-das-linhas.ts'
export type { ItemCarrinho } from './item.ts'
export type { NotaDaLinha, Substituicao } from './nota.ts'
export type { CarrinhoMesclado, MudancaCarrinho } from './merge-visitante.ts'
export type { PassoCarrinho } from './passo.ts'
export type { LinhaDoImposto, LinhaTotal, OpcoesDasLinhas, OpcoesTotais, Totais, Tracos } from './totais.ts'
