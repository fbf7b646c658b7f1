import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page that takes longer shows what it has. */
const ESPERA_MS = 10_000

interface Desenho {
  nonce: string
  onError(error: unknown): void
}

/**
 * A page once all of it is there: nothing of it waits for a script to be put in its place. @throws what the frame of the page throws.
 */
export function drawHtml(pagina: ReactNode, { nonce, onError }: Desenho): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(pagina, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
    onShellError(error) {
      clearTimeout(espera)
      reject(error)
    },
    onAllReady() {
      clearTimeout(espera)
      // What React calls of a stream, and no more.
      pipe(collect(resolve, reject) as unknown as NodeJS.WritableStream)
    },
  })
  const espera = setTimeout(() => abort(new Error('the page took too long')), ESPERA_MS)
  return promise
}

/** In a build React hands over its text as it is (run/vite/react-as-text.ts), elsewhere bytes of it too, in which a letter may be cut in two. */
function collect(onPagina: (pagina: string) => void, onError: (error: unknown) => void) {
  const letras = new TextDecoder()
  let pagina = ''
  return {
    takesText: true,
    write(parte: string | Uint8Array) {
      pagina += typeof parte === 'string' ? parte : letras.decode(parte, { stream: true })
      return true
    },
    end: () => onPagina(pagina),
    destroy: onError,
    // Nothing waits to be drained, and nobody leaves.
    on: () => undefined,
  }
}
