import { setImmediate as nextTurn } from 'node:timers/promises'

import { createAdiar, isModelo } from './adiado.ts'
import type { Sql, Transaction } from './db.ts'
import type { Watch } from './silencio.ts'

type Work = (tx: Transaction) => Promise<unknown>

/** What of a statement of postgres.js is steered here: how it starts, and how it hears how it ended. */
interface Comando {
  handler: (comando: Comando) => void
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
}

/** Made once: where an error is made costs more than all else of a transaction here. */
const acabada = new Error('this transaction is over')

/** The end of a transaction, as far as it is known: after it nothing is sent any more. */
class Fim {
  error: unknown = null
  readonly #perdida = Promise.withResolvers<never>()
  readonly #watch: Watch

  constructor(watch: Watch) {
    this.#watch = watch
    this.#perdida.promise.catch(() => {})
  }

  /** From now on the database owes an answer, until what this gives back is called. */
  expectAnswer(onSilencio?: (error: Error) => void): () => void {
    return this.#watch((error) => {
      this.note(error)
      onSilencio?.(error)
    })
  }

  /** Rejects when the connection is gone. */
  get perdida(): Promise<never> {
    return this.#perdida.promise
  }

  note(error: unknown): void {
    this.error ??= error
    this.#perdida.reject(error)
  }

  /** The transaction ended normally. */
  close(): void {
    this.error ??= acabada
  }
}

/**
 * `begin` of postgres.js, which goes on writing where a connection ended inside of a transaction (3.4.9): its own rollback then throws
 * outside of any promise, so that the process ends (porsager/postgres#1066, #1154, #1208), and a statement that comes after
 * another one has opened the connection again is executed outside of the transaction (#1155). Here nothing is sent once a connection
 * is gone: statements reject, savepoints and the whole reject, and the driver never hears how the work ended (decision 0093). The
 * same when an answer never comes (decision 0096).
 */
export function beginSafe(
  { pool, watch }: { pool: Sql; watch: Watch },
  args: readonly unknown[],
): Promise<unknown> {
  const fim = new Fim(watch)
  const begin = pool.begin as (...args: unknown[]) => Promise<unknown>
  const begun = expectAround(begin, args, fim)
  begun.then(
    () => fim.close(),
    (error: unknown) => fim.note(error),
  )
  // A lost connection is reported by the statement that was running, else by the driver itself.
  return Promise.race([begun, fim.perdida])
}

/** Begins with the work guarded. An answer is owed before the work (BEGIN, SAVEPOINT) and after it (COMMIT, ROLLBACK); in between by its statements. */
function expectAround(
  begin: (...args: unknown[]) => Promise<unknown>,
  args: readonly unknown[],
  fim: Fim,
): Promise<unknown> {
  const work = args.at(-1) as Work // begin([options], work), savepoint([name], work)
  let answered = fim.expectAnswer()
  const guarded = async (tx: Transaction) => {
    answered()
    try {
      return await shield(() => work(guardTransacao(tx, fim)), fim)
    } finally {
      answered = fim.expectAnswer()
    }
  }
  return begin(...args.slice(0, -1), guarded).finally(() => answered())
}

/** The driver never learns the result, so it writes neither commit nor rollback to a closed connection. */
async function shield(work: () => Promise<unknown>, fim: Fim): Promise<unknown> {
  try {
    const feito = await work()
    // Statements that wait for nobody start when they are waited for: the driver does so for a list.
    if (Array.isArray(feito)) await Promise.all(feito)
    return fim.error === null ? feito : await new Promise(() => {})
  } catch (error) {
    // A connection that ends rejects its statement first, then tells of itself.
    await nextTurn()
    if (fim.error !== null) return new Promise(() => {})
    throw error
  }
}

let adiar: ReturnType<typeof createAdiar> | undefined

function guardTransacao(tx: Transaction, fim: Fim): Transaction {
  const make = (args: unknown[]): object => guardComando(Reflect.apply(tx, undefined, args) as object, fim)
  adiar ??= createAdiar(Object.getPrototypeOf(tx``) as object)
  const este = adiar
  return new Proxy(tx, {
    apply: (_target, _self, args: unknown[]) => (isModelo(args) ? este(args, make) : make(args)),
    get(_target, nome) {
      if (nome === 'unsafe')
        return (...args: Parameters<typeof tx.unsafe>) => guardComando(tx.unsafe(...args), fim)
      if (nome === 'savepoint') return (...args: unknown[]) => saveSafe(tx, args, fim)
      return Reflect.get(tx, nome, tx)
    },
  })
}

async function saveSafe(tx: Transaction, args: readonly unknown[], fim: Fim): Promise<unknown> {
  if (fim.error !== null) throw fim.error
  const savepoint = tx.savepoint as (...args: unknown[]) => Promise<unknown>
  try {
    return await Promise.race([expectAround(savepoint, args, fim), fim.perdida])
  } catch (error) {
    await nextTurn()
    throw error
  }
}

/** Fragments and builders pass: only a statement that is awaited itself starts. */
function guardComando<Q>(criado: Q, fim: Fim): Q {
  if (typeof criado !== 'object' || criado === null || !('handler' in criado)) return criado
  const comando = criado as unknown as Comando // postgres.js types nothing of this
  const { handler, resolve, reject } = comando
  let answered = () => {}
  comando.handler = (each) => {
    if (fim.error !== null) return each.reject(fim.error)
    answered = fim.expectAnswer((error) => each.reject(error))
    handler(each)
  }
  comando.resolve = (rows) => {
    answered()
    resolve(rows)
  }
  comando.reject = (error) => {
    answered()
    // Only a socket's errors have it; what PostgreSQL refuses is an end that the driver itself makes.
    if (error instanceof Error && 'errno' in error) fim.note(error)
    reject(error)
  }
  return criado
}
