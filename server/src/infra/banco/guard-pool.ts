import { createAdiar, isModelo } from './adiado.ts'
import type { Sql } from './db.ts'
import { beginSafe } from './guard-transacao.ts'
import { Portao } from './portao.ts'
import { codeOf, repeat, waitBefore } from './repeat.ts'
import { createWatch, type Watch } from './silencio.ts'

/** A statement of postgres.js, as far as it is steered here: it starts when somebody waits for it. */
interface Comando {
  handler: (comando: Comando) => void
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
  state: unknown
  active: boolean
  cursorFn?: ((piece: unknown) => unknown) | null
  forEachFn?: unknown
}

const portoes = new WeakMap<object, Portao>()

/** The gate of a pool that `guardPool` made. */
export function portaoOf(sql: object): Portao {
  const portao = portoes.get(sql)
  if (!portao) throw new Error('this pool has no gate')
  return portao
}

interface Limites {
  max: number
  /** For a turn, in ms. */
  espera: number
  /** For the answer to a statement, in ms; 0: as long as it takes. */
  resposta: number
}

/** A pool of the driver, as long as its connections can be trusted. */
interface Fonte {
  pool: Sql
  watch: Watch
  guard: Guardar
}

/**
 * The same pool behind a gate (Portao): statements, transactions and reserved connections wait for their turn for a limited time, what
 * PostgreSQL rolled back because of other transactions is tried again (repeat.ts), and an answer that never comes is not waited for (silencio.ts).
 */
export function guardPool(openPool: () => Sql, { max, espera, resposta }: Limites): Sql {
  const openFonte = (): Fonte => {
    const watch = createWatch(resposta, () => onLost(aberta))
    const aberta: Fonte = { pool: openPool(), watch, guard: createGuard({ portao, watch }) }
    return aberta
  }
  const replace = (timeout: number) => {
    void fonte.pool.end({ timeout })
    fonte = openFonte()
  }
  // Sockets to a host that is gone would hang for minutes after another one has taken its place.
  const portao = new Portao({ max, espera, onFora: () => replace(0) })
  // Which of its connections lost an answer the driver does not tell; what comes late on that one must never be taken for another
  // statement's. What is under way on the others has time to end.
  const onLost = (onde: Fonte) => {
    portao.semResposta += 1
    if (onde === fonte) replace(resposta / 1000)
  }
  let fonte = openFonte()
  const adiar = createAdiar(Object.getPrototypeOf(fonte.pool``) as object)
  const make = (args: unknown[]): object => fonte.guard(Reflect.apply(fonte.pool, undefined, args) as object)
  const guarded = new Proxy(fonte.pool, {
    apply: (_target, _self, args: unknown[]) => (isModelo(args) ? adiar(args, make) : make(args)),
    get(_target, nome) {
      const { pool } = fonte
      if (nome === 'unsafe')
        return (...args: Parameters<typeof pool.unsafe>) => fonte.guard(fonte.pool.unsafe(...args))
      if (nome === 'begin') return (...args: unknown[]) => beginGuarded(() => fonte, portao, args)
      if (nome === 'reserve') return () => reserveGuarded(() => fonte.pool, portao)
      return Reflect.get(pool, nome, pool)
    },
  })
  portoes.set(guarded, portao)
  return guarded
}

interface Guarda {
  portao: Portao
  watch: Watch
}

type Guardar = <Q>(criado: Q) => Q

/**
 * Fragments and builders are not affected: only a statement that is awaited itself calls its handler. An order is made of many
 * fragments, and the driver gives all that it makes one handler: so what stands before it is made once.
 */
function createGuard(guarda: Guarda): Guardar {
  let handler: Comando['handler'] | undefined
  let guardado: Comando['handler'] = () => {}
  return (criado) => {
    if (typeof criado !== 'object' || criado === null || !('handler' in criado)) return criado
    const comando = criado as unknown as Comando // postgres.js types nothing of this
    if (comando.handler !== handler) {
      const doDriver = comando.handler
      handler = doDriver
      guardado = (este) => run({ comando: este, handler: doDriver, ...guarda })
    }
    comando.handler = guardado
    return criado
  }
}

function run(emCurso: EmCurso): void {
  const { comando, portao } = emCurso
  const onFora = (error: unknown) => comando.reject(error)
  const start = (leave: () => void) => startComando(emCurso, leave)
  const leave = portao.tryEnter('comando', onFora)
  if (leave) start(leave)
  else portao.enter('comando', onFora).then(start, onFora)
}

interface EmCurso extends Guarda {
  comando: Comando
  handler: Comando['handler']
}

function startComando({ comando, handler, portao, watch }: EmCurso, leave: () => void): void {
  let tentativa = 0
  let isOver = false
  const isWhole = !comando.cursorFn && !comando.forEachFn
  const onSettled = isWhole ? settleOnce : settleAnew
  let answered = () => {}
  const send = () => {
    answered = watch((error) => comando.reject(error))
    handler(comando)
  }
  const end = () => {
    isOver = true
    answered()
    leave()
  }
  onSettled(comando, 'resolve', (resolve, rows) => {
    end()
    resolve(rows)
  })
  onSettled(comando, 'reject', (reject, error) => {
    // What was given up is not tried again, whatever is told of it later.
    const ms = isWhole && !isOver ? waitBefore(error, (tentativa += 1)) : null
    if (ms === null) {
      end()
      reject(error)
      return
    }
    answered()
    portao.countRepetida(codeOf(error))
    setTimeout(() => {
      // The driver writes parameters over with what it sent: sent again as they are, JSON would be text inside of JSON.
      Object.assign(comando, { state: null, active: false, parameters: null })
      send()
    }, ms)
  })
  if (!isWhole) watchPedacos(comando, () => answered())
  send()
}

/** A cursor's first piece is an answer; after it its reader takes the time it needs. */
function watchPedacos(comando: Comando, answered: () => void): void {
  let read = comando.cursorFn
  Object.defineProperty(comando, 'cursorFn', {
    get: () => read && ((piece: unknown) => (answered(), read?.(piece))),
    set(next: Comando['cursorFn']) {
      read = next
    },
  })
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

function beginGuarded(fonteOf: () => Fonte, portao: Portao, args: unknown[]): Promise<unknown> {
  return repeat(
    () =>
      within(portao, (onFora) =>
        // Work that continues after the database was given up has no effect, or one that a retry with the same key finds.
        Promise.race([beginSafe(fonteOf(), args), onFora]),
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

async function reserveGuarded(poolOf: () => Sql, portao: Portao) {
  const leave = await portao.enter('transacao', () => {})
  const reserved = await poolOf()
    .reserve()
    .catch((error: unknown) => {
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
