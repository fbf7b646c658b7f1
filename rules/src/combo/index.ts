export { canAdd, completeCombo } from './complete-combo.ts'
export { computeCombo, percentualOf } from './compute-combo.ts'
export {
  countEscolhas,
  explainFalta,
  listObrigatorias,
  listPartes,
  listSituacoes,
  setEscolha,
} from './escolha.ts'
export { countUnidades, mountCombo } from './ensaio.ts'
export { describeCombo } from './frase.ts'
export { explainCombo } from './explain-combo.ts'
export { computeMaximoCombos } from './limite.ts'
export { explainSituacao, situacaoOf } from './situacao.ts'
export type { EscolhaCombo, GrupoCombo, OpcaoCombo, ParteCombo, PrecoCombo } from './combo.ts'
export type { ComboDaFrase } from './frase.ts'
export type { ComboMontado } from './ensaio.ts'
export type { ContaCombo } from './compute-combo.ts'
export type { SituacaoGrupo } from './escolha.ts'
export type { SituacaoCombo, VigenciaCombo } from './situacao.ts'
