export {
  mayKeepCarrinho,
  mayKeepPreferencia,
  mayKeepUsuario,
  readConsent,
  useConsent,
} from './consentimento.store.ts'
export { Consentimento } from './consentimento.tsx'
export { keepFormaAtiva, readFormaAtiva } from './forma-ativa.ts'
export { forgetTudoDoAparelho, forgetUsuario } from './forget-usuario.ts'
export { onForget } from './on-forget.ts'
