/** A place in a list, as a call hands it on: what its rows are sorted by, and what tells rows of one place apart. */
export const encodeCursor = (lugar: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(lugar)).toString('base64url')

/** And back; undefined: nobody gave it out so. What its parts are the list knows. */
export function decodeCursor(cursor: string): unknown[] | undefined {
  try {
    const lugar: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(lugar) ? lugar : undefined
  } catch {
    return undefined
  }
}

const MOMENTO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/** A moment by the microsecond in UTC, as PostgreSQL wrote it. */
export const isMomento = (parte: unknown): parte is string =>
  typeof parte === 'string' && MOMENTO.test(parte) && !Number.isNaN(Date.parse(parte))

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isId = (parte: unknown): parte is string => typeof parte === 'string' && ID.test(parte)
