import { preloadModule } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

import { NonceContext } from './shell/nonce.ts'

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
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const pagina = (
    <NonceContext value={nonce}>
      <Pagina context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const stream = await renderToReadableStream(pagina, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(10_000),
    onError(error) {
      finalStatus = 500
      if (!request.signal.aborted) console.error(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  // The server makes the policy of it (server/src/pagina/politica-de-conteudo.ts).
  headers.set('x-nonce', nonce)
  return new Response(stream, { status: finalStatus, headers })
}

/** The home of a host's own store draws the list, a file of its own: asked for with the page's first bytes. */
function Pagina({ context, url, nonce }: { context: EntryContext; url: string; nonce: string }) {
  const { manifest, staticHandlerContext } = context
  // What the loader of src/inicio.route.tsx returns.
  const inicio = staticHandlerContext.loaderData['inicio.route'] as { lista: unknown } | null | undefined
  const tela = inicio?.lista ? manifest.routes['vitrine/lista.route'] : undefined
  for (const href of tela?.imports ?? []) preloadModule(href, { as: 'script' })
  return <ServerRouter context={context} url={url} nonce={nonce} />
}
