import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'

import { makeCabeca, writeCabeca } from './cabeca/index.ts'
import { holdScripts } from './carga/index.ts'
import { takeDados, writeDados } from './dados/index.ts'
import { drawHtml } from './draw-html.ts'
import { PecasContext, PecasDaPagina } from './peca/index.ts'
import type { ParteDaPagina } from './peca/index.ts'
import { NonceContext } from './shell/nonce.ts'
import { paginaContext } from './shell/pagina-context.ts'
import type { DadosRaiz } from './shell/raiz.ts'

// The server mounts the pages through this module alone: one copy of the router on both sides of the seam.
export { RouterContextProvider } from 'react-router'
export { createRequestHandler } from './dados/index.ts'
export { paginaContext } from './shell/pagina-context.ts'

/**
 * Styles of the page itself stand before the linked ones. React puts the style of a part that opens behind those before it: last in the page it is
 * one more, while between others its layers have all styles, letters and places of the page made anew.
 */
const ESTILO = /<style>[^<]*<\/style>/g
const LIGADO = '<link rel="stylesheet"'

/** Gives the page whole (`desenhada`): nothing of it waits for a script to be put in its place. */
// oxlint-disable-next-line max-params -- the router calls it so
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  doRoteador: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status
  const routerContext = takeDados(pickRotas(doRoteador))
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const contexto = loadContext.get(paginaContext)
  const { guardadas, draw } = contexto
  const { pathname, search } = routerContext.staticHandlerContext.location
  const pecas = guardadas && new PecasDaPagina(guardadas, { pathname, search, nonce })
  const pagina = (
    <NonceContext value={nonce}>
      <PecasContext value={pecas}>
        <ServerRouter context={withoutEstado(routerContext)} url={request.url} nonce={nonce} />
      </PecasContext>
    </NonceContext>
  )
  const html = await draw(request.signal, () =>
    drawHtml(pagina, {
      nonce,
      onError(error) {
        finalStatus = 500
        if (!request.signal.aborted) console.error(error)
      },
    }),
  )
  const partes = pecas ? pecas.fill(html, finalStatus !== 500) : [html]
  headers.set('content-type', 'text/html; charset=utf-8')
  // The server makes the policy of it (server/src/pagina/politica-de-conteudo.ts).
  headers.set('x-nonce', nonce)
  const cabeca = await readCabeca(routerContext, finalStatus, loadContext)
  contexto.desenhada = joinPagina(partes, { cabeca, nonce, dados: await writeDados(routerContext, nonce) })
  return new Response(null, { status: finalStatus, headers })
}

/** The state of the page is written beside what React draws (`writeDados`), and the router leaves some of it out while it is drawn. */
function withoutEstado({ staticHandlerContext, ...context }: EntryContext): EntryContext {
  return { ...context, staticHandlerContext: { ...staticHandlerContext }, serverHandoffStream: undefined }
}

/** Of all screens that there are, those of this page: the router makes an object or two of each of them, each time. */
function pickRotas(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes: typeof manifest.routes = {}
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id]
  return { ...context, manifest: { ...manifest, routes } }
}

const FIM = '</body></html>'

/**
 * The first end of a head is the page's own, and what React asks for stands before it: what stands in a text is escaped. No piece stands in a
 * head, so that its end is in the first part; nor at the end of a page, which is React's own.
 */
function joinPagina(
  [primeira = '', ...resto]: readonly ParteDaPagina[],
  { cabeca, dados, nonce }: { cabeca: string; dados: string; nonce: string },
): Uint8Array {
  const inicio = asTexto(primeira)
  const fimDoHead = Math.max(0, inicio.indexOf('</head>'))
  const partes = [inicio.slice(fimDoHead), ...resto]
  const ultima = asTexto(partes.pop() ?? '')
  const temFim = ultima.endsWith(FIM)
  const [head, fim] = holdScripts(inicio.slice(0, fimDoHead), partes, {
    ultima: temFim ? ultima.slice(0, -FIM.length) : ultima,
    nonce,
  })
  return joinPartes([putEstilosFirst(head) + cabeca, ...partes, fim + dados + (temFim ? FIM : '')])
}

/** Only what comes from memory is bytes: neither the first part of a page nor its last. */
const asTexto = (parte: ParteDaPagina): string => (typeof parte === 'string' ? parte : '')

/** Written once into the place where it stays. */
function joinPartes(partes: readonly ParteDaPagina[]): Uint8Array {
  const tamanho = partes.reduce(
    (soma, parte) => soma + (typeof parte === 'string' ? Buffer.byteLength(parte) : parte.length),
    0,
  )
  const pagina = Buffer.allocUnsafeSlow(tamanho)
  let at = 0
  for (const parte of partes) {
    if (typeof parte === 'string') at += pagina.write(parte, at)
    else {
      pagina.set(parte, at)
      at += parte.length
    }
  }
  return pagina
}

function putEstilosFirst(head: string): string {
  const ligado = head.indexOf(LIGADO)
  if (ligado === -1) return head
  const depois = head.slice(ligado)
  const estilos = (depois.match(ESTILO) ?? []).join('')
  return head.slice(0, ligado) + estilos + depois.replaceAll(ESTILO, '')
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
