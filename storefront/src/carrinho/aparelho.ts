import { mayKeepCarrinho, onForget } from '#consentimento'
import { chaveDoCarrinho } from '#visitante'

import { readGuardado, writeGuardado } from './armazenamento.ts'
import type { Guardado } from './armazenamento.ts'

export interface OpcoesAparelho {
  slug: string
  build: string
  /** Null for a visitor. */
  idcliente: string | null
  throttle: number
}

export interface Aparelho {
  /** What it holds, as far as it can be read. */
  read(): Guardado | null
  /** Written with what comes until then. */
  keep(guardado: Guardado): void
  /** What the device holds is known to this tab. */
  see(text: string | null): void
  flush(): void
}

/** The device, written at most every `throttle` ms. What another tab wrote meanwhile is absorbed first, never overwritten. */
export function createAparelho(
  { slug, build, throttle, idcliente }: OpcoesAparelho,
  { absorb, written }: { absorb(guardado: Guardado): void; written(): void },
): Aparelho {
  const chave = chaveDoCarrinho(slug)
  let waiting: Guardado | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let visto: string | null = null
  let isEsquecido = false
  // After a logout nothing may be left on the device, not even what was about to be written.
  if (idcliente !== null)
    onForget(() => {
      isEsquecido = true
      waiting = null
      clearTimeout(timer)
    })

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    if (!mayKeepCarrinho()) return localStorage.removeItem(chave)
    const text = localStorage.getItem(chave)
    const outra = text === visto ? null : readGuardado(build, text)
    // Somebody logged in meanwhile, and the visitor's lines went along: written again they would merge once more.
    if (outra && idcliente === null && outra.dono !== null) {
      visto = text
      waiting = null
      return
    }
    // Absorbing sets the state, which comes back here as `waiting`.
    if (outra && idcliente === null) absorb(outra)
    clearTimeout(timer)
    timer = undefined
    visto = writeGuardado(build, waiting, text)
    if (visto !== text) write(slug, visto)
    waiting = null
    written()
  }

  return {
    flush,
    see(text) {
      visto = text
    },
    read() {
      try {
        visto = localStorage.getItem(chave)
      } catch {
        // A browser that forbids it keeps nothing.
      }
      return readGuardado(build, visto)
    },
    keep(guardado) {
      if (isEsquecido) return
      waiting = guardado
      timer ??= setTimeout(flush, throttle)
    },
  }
}

/** What is a visitor's, or no longer is, is told to the page of the cart, by code that loads when a cart first changes. */
function write(slug: string, text: string): void {
  try {
    localStorage.setItem(chaveDoCarrinho(slug), text)
    // Where that cannot be loaded the page is told of another version, and takes the device's lines once it is alive.
    void import('./alheio.ts').then(
      (m) => m.tellEspelho(slug, text),
      () => {},
    )
  } catch {
    // A full or forbidden device keeps nothing: the cart lives on in memory and, with a session, on the server.
  }
}
