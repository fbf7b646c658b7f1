import type { Db, Fragment } from './db.ts'

/**
 * A piece of SQL that is the same for everybody, made when it is first asked for: to the driver each new piece is a promise of a
 * statement, with all that a statement has. A piece is only text and values, so it fits into any statement, of a transaction too.
 */
export function keepFragmento(make: (db: Db) => Fragment): (db: Db) => Fragment {
  let feito: Fragment | undefined
  return (db) => (feito ??= make(db))
}

/** Nothing, where a statement has a part only sometimes. */
export const semParte = keepFragmento((db) => db``)
