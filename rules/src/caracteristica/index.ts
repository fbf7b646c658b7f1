export { readCaracteristica, readCaracteristicas, tiposCaracteristica } from './caracteristica.ts'
export type {
  CampoCaracteristica,
  LeituraCaracteristicas,
  ModoDeLer,
  TipoCaracteristica,
} from './caracteristica.ts'
export { makeCodigo } from './codigo.ts'
export { findCuidado } from './cuidado.ts'
export type { Cuidado } from './cuidado.ts'
export { asksCaracteristica, isDestaPessoa, mayAskCaracteristica, pessoasCaracteristica } from './de-quem.ts'
export type { AlvoCaracteristica, PessoaCaracteristica, QuemResponde } from './de-quem.ts'
export { describeCaracteristica } from './frase.ts'
export { checkLimites, hasLimites, MAX_CAMPOS, MAX_OPCOES, maxLetras } from './limites.ts'
export type { IsInscricao } from './read-inscricao-estadual.ts'
