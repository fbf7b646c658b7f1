import { setTimeout as wait } from 'node:timers/promises'

import postgres from 'postgres'

import type { Sql } from './banco/db.ts'
import { inWakingTime } from './in-time.ts'

interface Ouvinte {
  /** Called with each notification of a channel. */
  canais: Readonly<Record<string, (payload: string) => void>>
  /** Listening (again): what was told before that was missed. */
  onEscutando(): void
  /** The database went away, or is back. */
  onVida(isAlive: boolean): void
}

export interface Escuta {
  isEscutando(): boolean
  /** Milliseconds since the database stopped answering; Infinity while it answers. */
  foraHa(): number
  /** Resolves once everything that was committed by now has been heard, or cannot be. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** How often the connection is checked, and after how long without an answer it is taken as lost. */
const BATIDA_MS = 1000
const SEM_RESPOSTA_MS = 1500
/** Between two tries to reach it. */
const TENTA_MS = 250

/**
 * One connection beside the pool that listens, and by which the process knows within two seconds that the database is gone, and
 * within one that it is back. Rejects when it cannot be reached at first.
 */
export async function openEscuta(sql: Sql, ouvinte: Ouvinte): Promise<Escuta> {
  let client = openClient()
  let escutando = false
  let foraDesde: number | null = null
  let fechada = false
  let timer: NodeJS.Timeout | undefined

  function openClient() {
    // The driver accepts options that it has parsed before; its types do not say so.
    return postgres({
      ...sql.options,
      max: 1,
      idle_timeout: null,
      max_lifetime: null,
      fetch_types: false,
      debug: false,
      onclose: () => (escutando = false),
      onnotify: (canal: string, payload: string) => ouvinte.canais[canal]?.(payload),
    } as never)
  }

  async function begin(): Promise<void> {
    const comandos = Object.keys(ouvinte.canais).map((canal) => `listen ${canal}`)
    await inWakingTime(client.unsafe(comandos.join('; ')), SEM_RESPOSTA_MS)
    escutando = true
    if (foraDesde !== null) ouvinte.onVida(true)
    foraDesde = null
    ouvinte.onEscutando()
  }

  async function beat(): Promise<void> {
    try {
      if (escutando) await inWakingTime(client`select 1`, SEM_RESPOSTA_MS)
      else await begin()
      next(BATIDA_MS)
    } catch {
      escutando = false
      if (fechada) return
      if (foraDesde === null) {
        foraDesde = performance.now()
        ouvinte.onVida(false)
      }
      void client.end({ timeout: 0 })
      client = openClient()
      next(TENTA_MS)
    }
  }

  function next(ms: number): void {
    if (!fechada) timer = setTimeout(() => void beat(), ms).unref()
  }

  await begin()
  next(BATIDA_MS)
  return {
    isEscutando: () => escutando,
    foraHa: () => (foraDesde === null ? Infinity : performance.now() - foraDesde),
    catchUp: () =>
      catchUp({
        isThere: () => foraDesde === null && !fechada,
        hear: async () => escutando && isDone(client.unsafe('select 1')),
      }),
    close: async () => {
      fechada = true
      escutando = false
      clearTimeout(timer)
      await client.end({ timeout: 1 })
    },
  }
}

interface Ouvida {
  /** The database answers, as far as is known, and somebody wants to hear of it. */
  isThere(): boolean
  /** Asks on the connection that listens; whether it answered. */
  hear(): Promise<boolean>
}

/**
 * PostgreSQL signals listeners before it answers a commit, and sends a listener what it was told before its connection is ready for more: for that
 * the promise of a simple query waits. A connection that was lost is found again within a second, and then anything may have changed.
 */
async function catchUp({ isThere, hear }: Ouvida): Promise<void> {
  const ate = performance.now() + SEM_RESPOSTA_MS
  while (isThere() && performance.now() < ate) {
    if (await hear()) return
    await wait(TENTA_MS / 10)
  }
}

const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )
