import { Secret, TOTP } from 'otpauth'

/** Of RFC 6238 what every app knows: SHA-1, six digits, half a minute. */
const PASSO_MS = 30_000
const DIGITOS = 6
/** A clock that is half a minute off is still right. */
const FOLGA = 1
const SEGREDO_BYTES = 20

/** A new secret (160 random bits, RFC 4226 §4), in Base32. */
export const makeSegredo = (): string => new Secret({ size: SEGREDO_BYTES }).base32

/** What the QR code says: whose login, and where. */
export function toUri(segredo: string, { emissor, conta }: { emissor: string; conta: string }): string {
  return new TOTP({
    issuer: emissor,
    label: conta,
    digits: DIGITOS,
    period: PASSO_MS / 1000,
    secret: segredo,
  }).toString()
}

/** The half minute (since 1970) that a code is of, within one of now; null: it is none. */
export function findPasso(segredo: string, digitos: string, agora: Date): number | null {
  const secret = Secret.fromBase32(segredo)
  const timestamp = agora.getTime()
  const delta = TOTP.validate({
    token: digitos,
    secret,
    digits: DIGITOS,
    period: PASSO_MS / 1000,
    window: FOLGA,
    timestamp,
  })
  return delta === null ? null : Math.floor(timestamp / PASSO_MS) + delta
}
