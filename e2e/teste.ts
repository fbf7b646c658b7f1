import { test as base } from '@playwright/test'

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
