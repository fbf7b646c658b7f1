import { isCnpj } from './cnpj.ts'
import { isCpf } from './cpf.ts'
import { detectTipoDocumento, isDocumentoEstrangeiro, normalizeDocumento } from './documento.ts'
import type { TipoDocumento } from './documento.ts'
import { isEmail, normalizeEmail } from './email.ts'

export interface Login {
  tipo: 'EMAIL' | TipoDocumento
  /** As it is stored: e-mail in lower case, document unmasked in upper case. */
  valor: string
}

/**
 * What somebody typed to log in: CPF, CNPJ, foreign document or e-mail (§5 Login input); null is
 * 'Email ou CPF Invalido' (§8). A number with the length of a CPF or CNPJ and wrong digits is a slip, not a foreign
 * document; with letters it may be either, so it is looked up as foreign.
 */
export function normalizeLogin(text: string): Login | null {
  if (text.includes('@')) return isEmail(text) ? { tipo: 'EMAIL', valor: normalizeEmail(text) } : null
  const valor = normalizeDocumento(text)
  if (isCpf(valor)) return { tipo: 'CPF', valor }
  if (isCnpj(valor)) return { tipo: 'CNPJ', valor }
  const isSlip = /^\d+$/.test(valor) && detectTipoDocumento(valor) !== null
  return !isSlip && isDocumentoEstrangeiro(text) ? { tipo: 'ESTRANGEIRO', valor } : null
}
