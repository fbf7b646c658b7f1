import type { Notificacoes } from '#infra'

/** Between an order and the look that finds it: a new order says nothing (decision 0027). */
const OLHADA_MS = 1000
/** After PostgreSQL said that an order moved: what moves together is told together. */
const ESPERA_MS = 200

interface Seguidor {
  /** Whether anything waits; one cheap statement. */
  hasNovos: () => Promise<boolean>
  read: () => Promise<unknown>
}

/** Reads about a second after the fact; the minute's job finds what a dead process left. One look at a time. */
export function followEventos(
  notificacoes: Pick<Notificacoes, 'onPedido'>,
  { hasNovos, read }: Seguidor,
): void {
  let isBusy = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    timer = undefined
    if (isBusy) return
    isBusy = true
    try {
      if (await hasNovos()) await read()
    } catch {
      // The database is away: the job of each minute reports it, and the next run tries again.
    } finally {
      isBusy = false
    }
  }
  setInterval(() => void look(), OLHADA_MS).unref()
  notificacoes.onPedido(() => {
    timer ??= setTimeout(() => void look(), ESPERA_MS).unref()
  })
}
