import { preloadModule } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

// The server mounts the pages through this module alone: one copy of the router on both sides of the seam.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { paginaContext } from './shell/pagina-context.ts'

/** Sends the page whole: nothing of it waits for a script to be put in its place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let finalStatus = status
  const stream = await renderToReadableStream(<Pagina context={routerContext} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(10_000),
    onError(error) {
      finalStatus = 500
      if (!request.signal.aborted) console.error(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: finalStatus, headers })
}

/** The home of a host's own store draws the list, a file of its own: asked for with the page's first bytes. */
function Pagina({ context, url }: { context: EntryContext; url: string }) {
  const { manifest, staticHandlerContext } = context
  // What the loader of src/inicio.route.tsx returns.
  const inicio = staticHandlerContext.loaderData['inicio.route'] as { lista: unknown } | null | undefined
  const tela = inicio?.lista ? manifest.routes['vitrine/lista.route'] : undefined
  for (const href of tela?.imports ?? []) preloadModule(href, { as: 'script' })
  return <ServerRouter context={context} url={url} />
}
