import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

import { NonceContext } from './shell/nonce.ts'

// The server mounts the pages through this module alone: one copy of the router on both sides of the seam.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { painelContext as paginaContext } from './shell/painel-context.ts'

/** Sends the page whole: nothing of it waits for a script to be put in its place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let finalStatus = status
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(10_000),
      onError(error) {
        finalStatus = 500
        if (!request.signal.aborted) console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  // The server makes the policy of it (server/src/pagina/politica-de-conteudo.ts).
  headers.set('x-nonce', nonce)
  return new Response(stream, { status: finalStatus, headers })
}
