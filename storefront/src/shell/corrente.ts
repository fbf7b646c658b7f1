/**
 * A browser keeps six connections to a store over HTTP/1.1, for all of its tabs: so many of them may be live streams, the rest
 * of the tabs wait their turn and ask now and then (audit S1).
 */
const VAGAS = 2
const NOME = 'vitrine-corrente'

interface Ouvinte {
  /** Name of the server's event. */
  evento: string
  onEvento: (dados: unknown) => void
  /** The stream is connected; `again`: after an interruption, so events may have been missed. */
  onOpen?: (again: boolean) => void
  /** No events for now: the page is hidden, another tab has the stream, or the connection is lost. */
  onSilencio?: () => void
}

/** Hears the server's events of `url` while the page is looked at and a place is free. Returns how to stop. */
export function followCorrente(url: string, ouvinte: Ouvinte): () => void {
  let turno: AbortController | null = null
  let wasOpen = false
  function open(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const source = new EventSource(url)
      source.addEventListener('open', () => {
        ouvinte.onOpen?.(wasOpen)
        wasOpen = true
      })
      source.addEventListener(ouvinte.evento, ({ data }: MessageEvent<string>) =>
        ouvinte.onEvento(JSON.parse(data)),
      )
      source.addEventListener('error', () => ouvinte.onSilencio?.())
      signal.addEventListener('abort', () => {
        source.close()
        resolve()
      })
    })
  }
  function look() {
    const isSeen = document.visibilityState !== 'hidden'
    if (isSeen === (turno !== null)) return
    turno?.abort()
    turno = isSeen ? new AbortController() : null
    ouvinte.onSilencio?.()
    if (turno) void holdVaga(turno.signal, open)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    turno?.abort()
  }
}

/** Runs `hold` with one of the places of this browser, at once or when one is free; over http without locks at once. */
async function holdVaga(signal: AbortSignal, hold: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return hold(signal)
  const vagas = Array.from({ length: VAGAS }, (_, i) => `${NOME}-${i}`)
  for (const vaga of vagas) {
    const isMine = await navigator.locks.request(vaga, { ifAvailable: true }, async (lock) => {
      if (lock) await hold(signal)
      return lock !== null
    })
    if (isMine || signal.aborted) return undefined
  }
  const vaga = vagas[Math.floor(Math.random() * VAGAS)] ?? NOME
  // Aborted while it waited: the page was hidden or left.
  await navigator.locks.request(vaga, { signal }, () => hold(signal)).catch(() => {})
  return undefined
}
