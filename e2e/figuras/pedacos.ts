import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, Page, ViewportSize } from '@playwright/test'

import { decideCookies, delayLetras } from '../passos.ts'
import { findEndereco } from './draw-tela.ts'
import { readMudancas, walkAll, watchMudancas, type NomeETela } from './mudancas.ts'

/** So much of a page comes at once, about a packet of it compressed; so many pieces of what it is about, the rest whole; each painted before the next. */
const BYTES = 2500
const PEDACOS = 12
const ENTRE_MS = 120
/** A row that is cut in two is another row while it is: of two buttons one stands there alone. Where parts push each other it is more. */
const CORTADA = 0.05

/** Screens of which something moved while their page came in pieces, as it does on a slow line, with what it was. */
export async function listMovidasAosPedacos(
  browser: Browser,
  mapa: readonly NomeETela[],
  { baseURL, viewport }: { baseURL: string | undefined; viewport: ViewportSize },
): Promise<string[]> {
  const lenta = await openLinhaLenta(new URL(baseURL ?? ''))
  const openContext = async () => browser.newContext({ baseURL: lenta.url, viewport })
  try {
    return await walkAll(mapa, openContext, walk)
  } finally {
    lenta.server.closeAllConnections()
    lenta.server.close()
  }
}

async function walk(page: Page, passeio: readonly NomeETela[]): Promise<string[]> {
  await decideCookies(page)
  await delayLetras(page)
  await page.addInitScript(watchMudancas)
  const movidas: string[] = []
  for (const [nome, tela] of passeio) {
    await page.goto(await findEndereco(page, tela))
    // What the last piece moved is told with the frames after it.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const mudancas = await readMudancas(page, CORTADA)
    if (mudancas) movidas.push(`${nome}: ${mudancas}`)
  }
  return movidas
}

/** A server before the store's, by which its pages come in pieces. */
async function openLinhaLenta(alvo: URL): Promise<{ url: string; server: Server }> {
  const server = createServer((pedido, resposta) => {
    const { url: path, method, headers } = pedido
    const adiante = request(
      {
        host: alvo.hostname,
        port: alvo.port,
        path,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (dita) => void sendAosPedacos(dita, resposta).catch(() => resposta.destroy()),
    )
    adiante.on('error', () => resposta.destroy())
    // A stream that the page has left would stay one of those that a login may have.
    resposta.on('close', () => adiante.destroy())
    pedido.pipe(adiante)
  })
  await new Promise<void>((resolve) => server.listen(0, alvo.hostname, resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `http://${alvo.hostname}:${address.port}`, server }
}

async function sendAosPedacos(dita: IncomingMessage, resposta: ServerResponse): Promise<void> {
  const { 'content-length': _tamanho, 'transfer-encoding': _modo, ...headers } = dita.headers
  resposta.writeHead(dita.statusCode ?? 502, headers)
  const isPagina = dita.statusCode === 200 && headers['content-type']?.startsWith('text/html')
  if (!isPagina) return void dita.pipe(resposta)
  const pagina = await buffer(dita)
  let desde = 0
  for (const ate of cutPagina(pagina)) {
    resposta.write(pagina.subarray(desde, ate))
    desde = ate
    await wait(ENTRE_MS)
  }
  resposta.end()
}

/** Where a page is cut: once its frame is there, and within what it is about. */
function cutPagina(pagina: Buffer): number[] {
  const desde = Math.max(0, pagina.indexOf('<main'))
  const ate = pagina.indexOf('</main>', desde)
  if (ate === -1) throw new Error('a page without </main>')
  const cortes = Array.from({ length: PEDACOS }, (_, i) => desde + BYTES * i)
  return [...cortes.filter((corte) => corte < ate), pagina.length]
}
