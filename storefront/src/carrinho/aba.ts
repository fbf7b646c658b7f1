/** One page of the store in this browser. What it has not saved yet is its own to save, as long as it lives (readings 5). */
export interface Aba {
  nome: string
  /** Whether something waits to be saved here: other pages are told so. */
  keep(isWaiting: boolean): void
  /** Whether that page is still open with something to save. */
  isAlive(nome: string): Promise<boolean>
}

const lockOf = (nome: string) => `vitrine_aba:${nome}`

/** By Web Locks, which end with their page however it ends. A browser without them takes every other page for gone. */
export function openAba(): Aba {
  const nome = crypto.randomUUID()
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
    async isAlive(outra) {
      const { held = [] } = (await locks()?.query()) ?? {}
      return held.some(({ name }) => name === lockOf(outra))
    },
  }
}

/** Missing outside secure contexts. */
const locks = () => navigator.locks as LockManager | undefined
