import type { Db, Fragment } from './db.ts'

/**
 * A piece of SQL that is the same for everybody, made when it is first asked for: to the driver each new piece is a promise of a
 * statement, with all that a statement has. A piece is only text and values, so it fits into any statement, of a transaction too.
 */
export function keepFragmento(make: (db: Db) => Fragment): (db: Db) => Fragment {
  let feito: Fragment | undefined
  return (db) => (feito ??= asPedaco(make(db)))
}

/** Without what would send it by itself: that holds the pool or the transaction of whoever asked first, with all that was done in it. */
export function asPedaco(feito: Fragment): Fragment {
  return Object.assign(feito, { handler: null, canceller: null })
}

/** Nothing, where a statement has a part only sometimes. */
export const semParte = keepFragmento((db) => db``)
