import { decodeCursor, encodeCursor, isMomento } from '#infra'

import type { Posto } from './registro.repository.ts'

/** A place as a call hands it on, and back; undefined: it is none. */
export const writeCursor = ({ quando, idevento }: Posto): string => encodeCursor([quando, idevento])

export function readCursor(cursor: string): Posto | undefined {
  const [quando, idevento] = decodeCursor(cursor) ?? []
  return isMomento(quando) && Number.isSafeInteger(idevento)
    ? { quando, idevento: Number(idevento) }
    : undefined
}
