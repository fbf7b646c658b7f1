import { test as base, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'

import { port } from './banco.ts'

export * from '@playwright/test'

/**
 * For what is promised of a first visit, of bytes, caches or the worker: a page of its own that has never been anywhere. Leaves nothing behind: what a test
 * opened beside its own page (a second customer, the store's side) would live on in the browser of its worker, its streams too, and slow down every test
 * that follows. Of what failed, a picture of each page is kept, and the log says where it was.
 */
export const primeiraVisita = base.extend<{ saida: undefined }>({
  saida: [
    async ({ browser, context }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus)
        for (const [i, page] of browser
          .contexts()
          .flatMap((aberto) => aberto.pages())
          .entries()) {
          const path = info.outputPath(`tela-${i + 1}.png`)
          const tirada = await page.screenshot({ path, timeout: 5000 }).catch(() => null)
          if (tirada) info.attachments.push({ name: `tela ${i + 1}`, path, contentType: 'image/png' })
          await info.attach(`onde ficou ${i + 1}`, {
            body: await describeTela(page),
            contentType: 'text/plain',
          })
        }
      const ficam = new Set([context, janela?.page.context()])
      const outros = browser.contexts().filter((aberto) => !ficam.has(aberto))
      await Promise.all(outros.map((aberto) => aberto.close()))
    },
    { auto: true },
  ],
})

/**
 * The same device at another page, without the scripts until they are let go. In a context of its own: what another page has loaded comes from memory,
 * past whatever holds it up.
 */
export async function openSemScripts(
  page: Page,
  path: string,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<{ aberta: Page; release: () => void }> {
  const storageState = await page.context().storageState()
  const viewport = page.viewportSize()
  const contexto = await browser.newContext({ baseURL, storageState, viewport, serviceWorkers: 'block' })
  const aberta = await contexto.newPage()
  const livre = Promise.withResolvers<undefined>()
  await aberta.route('**/assets/*.js', async (route) => {
    await livre.promise
    await route.continue()
  })
  await aberta.goto(path, { waitUntil: 'commit' })
  return { aberta, release: () => livre.resolve(undefined) }
}

/** In few words, as the reporter cuts them: the address, titles, what is said, and where the focus is. */
async function describeTela(page: Page): Promise<string> {
  const dito = page.evaluate(() => {
    const textos = [...document.querySelectorAll<HTMLElement>('h1, dialog h2, [role=alert], [role=status]')]
    const vistos = textos.filter((cada) => cada.checkVisibility())
    const ditos = vistos.map((cada) => cada.innerText.trim().slice(0, 60)).filter(Boolean)
    return [location.href, ...ditos, document.activeElement?.outerHTML.slice(0, 80)].join(' · ')
  })
  const demais = new Promise<string>((resolve) => setTimeout(resolve, 5000, page.url()))
  return Promise.race([dito, demais]).catch(() => page.url())
}

interface Janela {
  page: Page
  /** Of ours alone: what a test asks of one of its own lasts as long as the page. */
  cdp: CDPSession
  /** How its context was made: a test that says otherwise gets another. */
  modo: string
  /** Something was done to it that no emptying undoes. */
  isGasta: boolean
}

/** The page of a worker's tests, between two of them and while one runs. */
let janela: Janela | undefined

/** What a page or its context is told for as long as it lives. */
const duradouros = {
  page: [
    'addInitScript',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
}

/** What a test listens to, and no navigation ends. */
const ouvidos = {
  page: ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'websocket', 'worker'],
  quadro: ['domcontentloaded', 'frameattached', 'framedetached', 'framenavigated', 'load'],
  ambos: ['request', 'requestfailed', 'requestfinished', 'response'],
  context: ['console', 'dialog', 'serviceworker', 'weberror'],
}

/**
 * Playwright's `test`, in the page of the one before, emptied of whatever a store keeps in a browser: files that are there already and a renderer that has
 * compiled them are half of what a load costs. A page that was told something for good (a clock, scripts, no connection), that has been at another host, or
 * whose test failed, is the last test's.
 */
export const test = primeiraVisita.extend({
  context: async (
    {
      browser,
      colorScheme,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    const opcoes = [colorScheme, contextOptions, hasTouch, javaScriptEnabled, locale, timezoneId, viewport]
    const modo = JSON.stringify(opcoes)
    // A worker has the page's files and outlives it.
    const isKept = serviceWorkers === 'block'
    if (janela && (!isKept || janela.modo !== modo || janela.page.isClosed())) await closeJanela(janela)
    const esta = janela ?? (await openJanela(await browser.newContext(), modo))
    janela = esta
    await use(esta.page.context())
    const isClean = isKept && !esta.isGasta && info.status === info.expectedStatus
    if (!isClean) await closeJanela(esta)
    // Where even that fails, it is no page to go on with.
    else await emptyJanela(esta, viewport).catch(() => closeJanela(esta))
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0]
    if (!page) throw new Error('the page of the tests is gone')
    await use(page)
  },
})

async function openJanela(context: BrowserContext, modo: string): Promise<Janela> {
  const page = await context.newPage()
  const esta: Janela = { page, cdp: await context.newCDPSession(page), modo, isGasta: false }
  const spend = () => (esta.isGasta = true)
  watchHosts(esta, page)
  context.on('page', (aberta) => watchHosts(esta, aberta))
  for (const [alvo, nomes] of [
    [page, duradouros.page],
    [context, duradouros.context],
    [context.clock, duradouros.clock],
  ] as const)
    for (const nome of nomes) callBefore(alvo, nome, spend)
  return esta
}

/** Another host's storages are not emptied. */
function watchHosts(esta: Janela, aberta: Page): void {
  aberta.on('framenavigated', (quadro) => {
    if (/^https?:/.test(quadro.url()) && new URL(quadro.url()).host !== `localhost:${port}`)
      esta.isGasta = true
  })
}

/** Has `alvo` call `before` whenever its method `nome` is called. */
function callBefore(alvo: object, nome: string, before: () => void): void {
  const method: unknown = Reflect.get(alvo, nome)
  if (typeof method !== 'function') throw new Error(`Playwright has no ${nome} any more`)
  Object.assign(alvo, {
    [nome]: (...args: unknown[]): unknown => {
      before()
      return Reflect.apply(method, alvo, args)
    },
  })
}

/** A request that is still under way when its test has ended. */
const calado = { behavior: 'ignoreErrors' } as const

async function closeJanela(esta: Janela): Promise<void> {
  if (janela === esta) janela = undefined
  await esta.page.context().close()
}

/** Of all that is kept the HTTP cache alone stays: it holds nobody's data that is not asked about again. */
async function emptyJanela(esta: Janela, viewport: { width: number; height: number } | null): Promise<void> {
  const { page, cdp } = esta
  const context = page.context()
  for (const evento of [...ouvidos.page, ...ouvidos.quadro, ...ouvidos.ambos]) page.removeAllListeners(evento)
  for (const evento of [...ouvidos.context, ...ouvidos.ambos]) context.removeAllListeners(evento)
  watchHosts(esta, page)
  const outras = context.pages().filter((aberta) => aberta !== page)
  await Promise.all([
    ...outras.map((aberta) => aberta.close()),
    page.unrouteAll(calado),
    context.unrouteAll(calado),
  ])
  // Of the same site: at `about:blank` Chromium would put the renderer aside, and with it all that it has compiled.
  await page.goto('/readyz')
  await page.evaluate(() => sessionStorage.clear())
  await cdp.send('Storage.clearDataForOrigin', { origin: `http://localhost:${port}`, storageTypes: 'all' })
  await context.clearCookies()
  // A new page has been nowhere: what leads back leads out.
  await cdp.send('Page.resetNavigationHistory')
  await page.mouse.move(-1, -1)
  if (viewport) await page.setViewportSize(viewport)
}
