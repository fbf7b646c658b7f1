import type { Posto } from './registro.repository.ts'

const MOMENTO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A place as a call hands it on, and back; undefined: it is none. */
export const writeCursor = ({ quando, idevento }: Posto): string =>
  Buffer.from(JSON.stringify([quando, idevento])).toString('base64url')

export function readCursor(cursor: string): Posto | undefined {
  try {
    const [quando, idevento] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const isPosto =
      typeof quando === 'string' &&
      MOMENTO.test(quando) &&
      !Number.isNaN(Date.parse(quando)) &&
      Number.isSafeInteger(idevento)
    return isPosto ? { quando, idevento: Number(idevento) } : undefined
  } catch {
    return undefined
  }
}
