/** One page of the store in this browser. Only this page saves what it has not saved yet, as long as it is open (readings 5). */
export interface Aba {
  nome: string
  /** Whether something waits to be saved here: other pages are told so. */
  keep(isWaiting: boolean): void
}

const lockOf = (nome: string) => `vitrine_aba:${nome}`

/** By Web Locks, which end with their page however it ends. A browser without them takes every other page for gone. */
export function openAba(): Aba {
  // It need not be secret, and crypto.randomUUID does not exist on plain http.
  const nome = Math.random().toString(36).slice(2)
  let release: (() => void) | null = null
  return {
    nome,
    keep(isWaiting) {
      if (isWaiting === (release !== null)) return
      if (release) {
        release()
        release = null
        return
      }
      const ended = new Promise<void>((resolve) => {
        release = resolve
      })
      void locks()
        ?.request(lockOf(nome), () => ended)
        .catch(() => {})
    },
  }
}

/** Whether that page is still open with something to save. */
export async function isAbaAlive(nome: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return held.some(({ name }) => name === lockOf(nome))
}

/** Missing outside secure contexts. */
const locks = () => navigator.locks as LockManager | undefined
