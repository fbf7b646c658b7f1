import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

// The server mounts the pages through this module alone: one copy of the router on both sides of the seam.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { paginaContext } from './shell/pagina-context.ts'

/** Streams the page; robots get it whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let finalStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.timeout(10_000),
    onError(error) {
      finalStatus = 500
      if (!request.signal.aborted) console.error(error)
    },
  })
  if (isbot(request.headers.get('user-agent'))) await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: finalStatus, headers })
}
