// oxlint-disable-next-line no-restricted-imports -- React writes to a stream of Node; nothing of the server is reached
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** A page that takes longer shows what it has. */
const ESPERA_MS = 10_000

interface Desenho {
  nonce: string
  onError(error: unknown): void
}

/**
 * A page once all of it is there: nothing of it waits for a script to be put in its place. React writes bytes, whatever is asked of it: they are
 * taken as they come, without a stream of the web around each few of them. @throws what the frame of the page throws.
 */
export function drawHtml(pagina: ReactNode, { nonce, onError }: Desenho): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
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
      pipe(collect(resolve))
    },
  })
  const espera = setTimeout(() => abort(new Error('the page took too long')), ESPERA_MS)
  return promise
}

function collect(onPagina: (pagina: Buffer) => void): Writable {
  const partes: Buffer[] = []
  return new Writable({
    // Nothing waits to be drained.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(parte: Buffer, _encoding, done) {
      partes.push(parte)
      done()
    },
    final(done) {
      onPagina(Buffer.concat(partes))
      // Something of React's keeps this stream until the next full collection, and the parts would be what brings it on.
      partes.length = 0
      done()
    },
  })
}
