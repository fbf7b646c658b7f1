import { loja } from './loja.ts'
import { dropAlheiasDe, isNova, keepPagina, keyOf, listGuardadas, openPagina, readEpoca } from './paginas.ts'
import { writeSemConexao } from './marcada.ts'

/** After so long what is kept is shown instead; the answer, when it comes, is kept for the next time. */
const PACIENCIA_MS = 2000

/** A page from the network; from what is kept where that is away or slow; else what says so. */
export async function answerPagina(event: FetchEvent, url: string): Promise<Response> {
  const key = keyOf(url, loja) ?? url
  const desde = readEpoca()
  const chegada = askRede(event)
  event.waitUntil(chegada.then((resposta) => keepPagina(key, resposta.clone(), loja, desde)).catch(() => {}))
  const primeira = await Promise.race([chegada, wait(PACIENCIA_MS)]).catch(() => null)
  if (primeira) return primeira
  const guardada = await openPagina(key, loja, loja.fuso)
  if (guardada) return guardada
  return chegada.catch(async () => {
    const html = writeSemConexao(await listGuardadas(loja), loja)
    return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
}

async function askRede(event: FetchEvent): Promise<Response> {
  const adiantada: Response | undefined = await event.preloadResponse
  return adiantada ?? fetch(event.request)
}

/**
 * Data of a screen, always from the network. Without one the screen opens as a page, where that is kept: the router takes this
 * answer for a redirect that leaves the document.
 */
export async function answerDados(request: Request, url: URL): Promise<Response> {
  try {
    const resposta = await fetch(request)
    await dropAlheiasDe(resposta, loja)
    return resposta
  } catch (error) {
    const pagina = new URL(url.pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/', url.origin)
    for (const [nome, valor] of url.searchParams)
      if (nome !== '_routes') pagina.searchParams.append(nome, valor)
    const key = keyOf(pagina.href, loja)
    if (request.method !== 'GET' || !key || !(await openPagina(key, loja, loja.fuso))) throw error
    return new Response(null, {
      status: 204,
      headers: {
        'x-remix-redirect': pagina.pathname + pagina.search,
        'x-remix-reload-document': 'true',
      },
    })
  }
}

/** A page that was reached without its document is kept as one, unless that was done a moment ago. */
export async function refreshPagina(url: string): Promise<void> {
  const key = keyOf(url, loja)
  if (!key || (await isNova(key, loja))) return
  const desde = readEpoca()
  const resposta = await fetch(key, {
    credentials: 'same-origin',
    redirect: 'error',
    headers: { accept: 'text/html' },
  })
  await keepPagina(key, resposta, loja, desde)
}

const wait = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null)
  })
