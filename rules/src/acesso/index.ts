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
export { hasModulo, isModuloAllowed, moduloOfTela, modulosDe } from './modulo.ts'
export type { Modulo } from './modulo.ts'
export { canSeePrecos, computeListaTemPrecos } from './precos.ts'
export { canSubmitPedido } from './submissao.ts'
export type { MotivoRecusa, PermissaoSubmissao } from './submissao.ts'
export { modulos, switchModulos, switchTags, tagsDeAjuste } from './ajuste.ts'
export type { TagDeAjuste } from './ajuste.ts'
export { hasTag, showsEstoque, tagsFornecedor } from './tags.ts'
export type { TagFornecedor, Tags } from './tags.ts'
