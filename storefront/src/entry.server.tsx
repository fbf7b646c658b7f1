import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'

import { makeCabeca, writeCabeca } from './cabeca/index.ts'
import { NonceContext } from './shell/nonce.ts'
import { paginaContext } from './shell/pagina-context.ts'
import type { DadosRaiz } from './shell/raiz.ts'

// The server mounts the pages through this module alone: one copy of the router on both sides of the seam.
export { createRequestHandler, RouterContextProvider } from 'react-router'
export { paginaContext } from './shell/pagina-context.ts'

/**
 * A page is complete without its scripts: on a slow network style, letters and the first picture go before them. The router has no word for
 * that, and what stands in a text is escaped.
 */
const MODULO = '<link rel="modulepreload"'

/** Sends the page whole: nothing of it waits for a script to be put in its place. */
// oxlint-disable-next-line max-params -- the router calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const pagina = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const drawn = await loadContext.get(paginaContext).draw(request.signal, async () => {
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
    return new Response(stream).text()
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // The server makes the policy of it (server/src/pagina/politica-de-conteudo.ts).
  headers.set('x-nonce', nonce)
  const cabeca = await readCabeca(routerContext, finalStatus, loadContext)
  // The first one is the page's own: what stands in a text is escaped.
  return new Response(
    drawn.replace('</head>', () => `${cabeca}</head>`).replaceAll(MODULO, `${MODULO} fetchpriority="low"`),
    { status: finalStatus, headers },
  )
}

/** What only those read who do not look at the page: written beside the screens, so that no browser loads what makes it. */
async function readCabeca(
  { staticHandlerContext }: EntryContext,
  status: number,
  loadContext: RouterContextProvider,
): Promise<string> {
  const { loaderData, matches, location } = staticHandlerContext
  const rota = matches.at(-1)?.route.id ?? ''
  const raiz = loaderData['root'] as DadosRaiz | undefined // what the loader of root.tsx returns
  if (!raiz) return '<meta name="robots" content="noindex">'
  const fatos = raiz.loja && (await loadContext.get(paginaContext).fatosDe(raiz.loja.slug))
  const { pathname, search } = location
  try {
    const cabeca = makeCabeca({ rota, pathname, search, status, raiz, dados: loaderData[rota], fatos })
    return writeCabeca(cabeca, raiz.loja?.nome ?? 'Vitrine')
  } catch (error) {
    // The page is complete without it.
    console.error(error)
    return ''
  }
}
