import type { IncomingMessage } from 'node:http'

import { falhas, type CodigoFalha } from '@vitrine/contract'

import { codeOf, Falha } from '#infra'

/**
 * The failure that an error is answered as. An unexpected error becomes `imprevisto`, the call's own text of section 8, and carries the
 * error as its cause, so that it is logged.
 */
export function toFalha(error: unknown, imprevisto: CodigoFalha = 'interna'): Falha {
  if (error instanceof Falha) return error
  const code = codeOf(error)
  if (isPassageira(code)) {
    const extra = { detalhes: { segundos: SEGUNDOS } }
    // The call's own text of section 8 says what did not happen.
    const texto = imprevisto === 'interna' ? {} : { error: falhas[imprevisto].mensagem }
    return Object.assign(new Falha('indisponivel', { ...extra, ...texto }), { cause: error })
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Falha('corpo_grande')
  // 22021 and 22P05: a NUL in a text, which PostgreSQL cannot hold.
  if (code === '22021' || code === '22P05') return new Falha('entrada_invalida')
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError) return new Falha('entrada_invalida')
  return Object.assign(new Falha(imprevisto), { cause: error })
}

/** Seconds after which to try again. */
const SEGUNDOS = 2

/**
 * What passes by itself (docs/operar.md): deadlock, serialization, a lock or a statement that took too long, the database or the
 * way to it going away, too many connections, a turn that did not come (Rodizio).
 */
const passageiras: ReadonlySet<string> = new Set([
  '40P01',
  '40001',
  '55P03',
  '57014',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'POOL_CHEIO',
  'VEZ_CARA',
  'BANCO_FORA',
  'SEM_RESPOSTA',
  'CLIENTE_SAIU',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
])

function isPassageira(code: string): boolean {
  return passageiras.has(code)
}

/** What the metrics count and the log leaves out: nobody waited for it, or so many did that a line for each would take the loop from the others. */
export function isContada(causa: unknown): boolean {
  const code = codeOf(causa)
  return code === 'CLIENTE_SAIU' || code === 'VEZ_CARA'
}

const anteriores = new WeakMap<IncomingMessage, unknown>()

/** What failed of a request before Fastify had it: there it is answered and logged, and not tried a second time on a database that is short. */
export function noteFalha(request: IncomingMessage, error: unknown): void {
  // Who is still there is asked for by somebody else than who left.
  if (codeOf(error) !== 'CLIENTE_SAIU') anteriores.set(request, error)
}

/** What could not be read before Fastify had it is told there; to who has left, by nobody. */
export function giveUp(request: IncomingMessage, error: unknown, otherwise: () => void): void {
  noteFalha(request, error)
  if (!request.socket.destroyed) otherwise()
}

export function throwNoted(
  request: IncomingMessage,
  { imprevisto }: { imprevisto?: CodigoFalha | undefined },
): void {
  if (anteriores.has(request)) throw toFalha(anteriores.get(request), imprevisto)
}
