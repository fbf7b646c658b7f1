import { isDia } from '#data'

import type { TipoDocumento } from './documento.ts'

/**
 * Whether somebody is 18 on a day (§2 Age check). Both dates are 'YYYY-MM-DD', `hoje` in the store's zone. Who was born
 * on 29 February turns 18 on 1 March of a common year. A date that does not exist gives false.
 */
export function isMaiorDe18(data_nascimento: string, hoje: string): boolean {
  return hasIdade(data_nascimento, 18, hoje)
}

/**
 * A person below 16 cannot make a contract alone (civil code, articles 3 and 4), so they get no account. At 16 and 17 there is one,
 * without restricted goods.
 */
export function mayHaveConta(data_nascimento: string, hoje: string): boolean {
  return hasIdade(data_nascimento, 16, hoje)
}

function hasIdade(data_nascimento: string, anos: number, hoje: string): boolean {
  if (!isDia(data_nascimento)) return false
  const birthday = `${Number(data_nascimento.slice(0, 4)) + anos}${data_nascimento.slice(4)}`
  return birthday <= hoje
}

/** What an account says about the age of its person; null: nothing. */
export interface QuemCompra {
  tipo_documento: TipoDocumento | null
  /** 'YYYY-MM-DD'. */
  data_nascimento: string | null
}

/**
 * The age check of an order with restricted goods (readings 8; law 15.211/2025: a click proves nothing): a person by the
 * birth date of the account, which is told once and is checked against a document at the door; a company has no age to check.
 * The one place to put another verifier in.
 */
export function provesMaioridade({ tipo_documento, data_nascimento }: QuemCompra, hoje: string): boolean {
  if (tipo_documento === 'CNPJ') return true
  return data_nascimento !== null && isMaiorDe18(data_nascimento, hoje)
}
