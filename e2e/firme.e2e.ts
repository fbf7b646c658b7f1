import { expect, test, type Page } from '@playwright/test'

import { ana } from './conta.ts'
import { decideCookies, login, watchMudou } from './passos.ts'

/** React has taken the page over, its letters are there, and what came of both has been painted. */
async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** A link that moves between the press and the release of a finger is a tap that is lost. */
test('a screen of an account stands still while it comes alive (ux 4.2: CLS below 0.02)', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'emporio', ana)
  const mudou = await watchMudou(page)
  await page.goto('/emporio/pedidos')
  const pedido = await page
    .getByRole('link', { name: /^Pedido \d+/ })
    .first()
    .getAttribute('href')
  for (const path of ['/emporio/pedidos', pedido ?? '', '/emporio/revisao', '/emporio/enderecos']) {
    await page.goto(path)
    await waitUntilAlive(page)
    expect(await mudou(), path).toBeLessThan(0.02)
  }
})
