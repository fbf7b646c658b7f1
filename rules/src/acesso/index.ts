export { asksApproval, explainEspera, situacaoOf } from './analise.ts'
export type { Espera, SituacaoCadastro } from './analise.ts'
export { isAuthBlocked, isBlocked, isCadastroEmAnalise } from './cadastro.ts'
export { defaultGrupos, droppedState, formatConsent, listEffective, parseConsent } from './consent.ts'
export type { Consent, EstadoLocal, Grupos } from './consent.ts'
export {
  chooseEndereco,
  initialTipoEntrega,
  isEnderecoRequired,
  isFornecedorRequired,
  maxEnderecos,
} from './endereco.ts'
export type { TipoEntrega } from './endereco.ts'
export { computeEspera } from './espera.ts'
export type { Folga, Tentativas } from './espera.ts'
export { hasModulo, isModuloAllowed, moduloOfTela, modulos, modulosDe, switchModulos } from './modulo.ts'
export type { Modulo } from './modulo.ts'
export { canSeePrecos, computeListaTemPrecos } from './precos.ts'
export { canSubmitPedido } from './submissao.ts'
export type { MotivoRecusa, PermissaoSubmissao } from './submissao.ts'
export { hasTag, showsEstoque, switchTags, tagsDeAjuste, tagsFornecedor } from './tags.ts'
export type { TagDeAjuste, TagFornecedor, Tags } from './tags.ts'
