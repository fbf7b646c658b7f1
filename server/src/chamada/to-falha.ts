import type { CodigoFalha } from '@vitrine/contract'

import { Falha } from '#infra'

/**
 * What an error is answered as. What nobody expected becomes `imprevisto`, the call's own text of section 8, and carries the
 * error as its cause, so that it is logged.
 */
export function toFalha(error: unknown, imprevisto: CodigoFalha = 'interna'): Falha {
  if (error instanceof Falha) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Falha('corpo_grande')
  // 22021 and 22P05: a NUL in a text, which PostgreSQL cannot hold.
  if (code === '22021' || code === '22P05') return new Falha('entrada_invalida')
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) return new Falha('entrada_invalida')
  return Object.assign(new Falha(imprevisto), { cause: error })
}
