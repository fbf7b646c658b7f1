import { test as base, type Page } from '@playwright/test'

import { port } from './banco.ts'

export * from '@playwright/test'

/**
 * Playwright's `test`, which leaves nothing behind: what a test opened beside its own page (a second customer, the store's side) would live on in the
 * browser of its worker, its streams too, and slow down every test that follows. Of what failed, a picture of each page is kept.
 */
export const test = base.extend<{ saida: undefined }>({
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
        }
      const outros = browser.contexts().filter((aberto) => aberto !== context)
      await Promise.all(outros.map((aberto) => aberto.close()))
    },
    { auto: true },
  ],
})

/** The page of the walks of a worker: closed with all others by the first test that is none. */
let janela: Page | undefined

/**
 * `test` for walks along screens that promise nothing of a first visit: each begins in the page of the one before, emptied of whatever a store keeps
 * in a browser. Files that are there already and a renderer that has compiled them are half of what a load costs. Who adds to the page what a
 * navigation does not end (routes, scripts, media) is a test of its own.
 */
export const passeio = test.extend({
  context: async ({ browser, viewport }, use, info) => {
    if (!janela || janela.isClosed()) janela = await (await browser.newContext()).newPage()
    const context = janela.context()
    await use(context)
    if (info.status === info.expectedStatus) await emptyJanela(janela, viewport)
    else await context.close()
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0]
    if (!page) throw new Error('the page of the walks is gone')
    await use(page)
  },
})

/** Of all that is kept the HTTP cache alone stays: it holds nobody's data that is not asked about again. */
async function emptyJanela(page: Page, viewport: { width: number; height: number } | null): Promise<void> {
  const context = page.context()
  const outras = context.pages().filter((aberta) => aberta !== page)
  await Promise.all(outras.map((aberta) => aberta.close()))
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/readyz')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: `http://localhost:${port}`, storageTypes: 'all' })
  await cdp.detach()
  await context.clearCookies()
  if (viewport) await page.setViewportSize(viewport)
}
