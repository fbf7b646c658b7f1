import type { Sql } from './db.ts'
import { beginSafe } from './guard-transacao.ts'
import { Portao } from './portao.ts'
import { codeOf, repeat, waitBefore } from './repeat.ts'

/** A statement of postgres.js, as far as it is steered here: it starts when somebody waits for it. */
interface Comando {
  handler: (comando: Comando) => void
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
  state: unknown
  active: boolean
  cursorFn?: unknown
  forEachFn?: unknown
}

const portoes = new WeakMap<object, Portao>()

/** The gate of a pool that `guardPool` made. */
export function portaoOf(sql: object): Portao {
  const portao = portoes.get(sql)
  if (!portao) throw new Error('this pool has no gate')
  return portao
}

/**
 * The same pool behind a gate (Portao): statements, transactions and reserved connections wait for their turn for a limited time, and what PostgreSQL rolled back because of other transactions is tried again (repeat.ts).
 */
export function guardPool(openPool: () => Sql, { max, espera }: { max: number; espera: number }): Sql {
  let pool = openPool()
  const portao = new Portao({
    max,
    espera,
    // Sockets to a host that is gone would hang for minutes after another one has taken its place.
    onFora: () => {
      void pool.end({ timeout: 0 })
      pool = openPool()
    },
  })
  const guarded = new Proxy(pool, {
    apply: (_target, self, args: unknown[]) => guardComando(Reflect.apply(pool, self, args), portao),
    get(_target, nome) {
      if (nome === 'unsafe')
        return (...args: Parameters<typeof pool.unsafe>) => guardComando(pool.unsafe(...args), portao)
      if (nome === 'begin') return (...args: unknown[]) => beginGuarded(pool, portao, args)
      if (nome === 'reserve') return () => reserveGuarded(pool, portao)
      return Reflect.get(pool, nome, pool)
    },
  })
  portoes.set(guarded, portao)
  return guarded
}

/** Fragments and builders are not affected: only a statement that is awaited itself calls its handler. */
function guardComando<Q>(criado: Q, portao: Portao): Q {
  if (typeof criado !== 'object' || criado === null || !('handler' in criado)) return criado
  const comando = criado as unknown as Comando // postgres.js types nothing of this
  const { handler } = comando
  comando.handler = () => void run(comando, handler, portao)
  return criado
}

function run(comando: Comando, handler: Comando['handler'], portao: Portao): void {
  const onFora = (error: unknown) => comando.reject(error)
  const start = (leave: () => void) => startComando({ comando, handler, portao }, leave)
  const leave = portao.tryEnter('comando', onFora)
  if (leave) start(leave)
  else portao.enter('comando', onFora).then(start, onFora)
}

interface EmCurso {
  comando: Comando
  handler: Comando['handler']
  portao: Portao
}

function startComando({ comando, handler, portao }: EmCurso, leave: () => void): void {
  let tentativa = 0
  const isWhole = !comando.cursorFn && !comando.forEachFn
  const onSettled = isWhole ? settleOnce : settleAnew
  onSettled(comando, 'resolve', (resolve, rows) => {
    leave()
    resolve(rows)
  })
  onSettled(comando, 'reject', (reject, error) => {
    const ms = isWhole ? waitBefore(error, (tentativa += 1)) : null
    if (ms === null) {
      leave()
      reject(error)
      return
    }
    portao.countRepetida(codeOf(error))
    setTimeout(() => {
      Object.assign(comando, { state: null, active: false })
      handler(comando)
    }, ms)
  })
  handler(comando)
}

type Fim = (what: unknown) => void
type OnSettled = (
  comando: Comando,
  nome: 'resolve' | 'reject',
  then: (settle: Fim, what: unknown) => void,
) => void

const settleOnce: OnSettled = (comando, nome, then) => {
  const settle = comando[nome]
  comando[nome] = (what: unknown) => then(settle, what)
}

/** A cursor sets its end anew with each piece that is asked for: whatever is set, `then` stands before it. */
const settleAnew: OnSettled = (comando, nome, then) => {
  let settle: Fim = comando[nome]
  Object.defineProperty(comando, nome, {
    get: (): Fim => (what) => then(settle, what),
    set(next: Fim) {
      settle = next
    },
  })
}

function beginGuarded(pool: Sql, portao: Portao, args: unknown[]): Promise<unknown> {
  return repeat(
    () =>
      within(portao, (onFora) =>
        // Work that continues after the database was given up has no effect, or one that a retry with the same key finds.
        Promise.race([beginSafe(pool, args), onFora]),
      ),
    (codigo) => portao.countRepetida(codigo),
  )
}

async function within<T>(portao: Portao, work: (onFora: Promise<never>) => Promise<T>): Promise<T> {
  const { promise: fora, reject } = Promise.withResolvers<never>()
  fora.catch(() => {})
  const leave = await portao.enter('transacao', reject)
  try {
    return await work(fora)
  } finally {
    leave()
  }
}

async function reserveGuarded(pool: Sql, portao: Portao) {
  const leave = await portao.enter('transacao', () => {})
  const reserved = await pool.reserve().catch((error: unknown) => {
    leave()
    throw error
  })
  const { release } = reserved
  return Object.assign(reserved, {
    release: () => {
      release()
      leave()
    },
  })
}
