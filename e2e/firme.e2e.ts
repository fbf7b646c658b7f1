import { expect, primeiraVisita as test, type Page } from './teste.ts'

import { ana } from './conta.ts'
import { decideCookies, login, waitAlive, watchMudou } from './passos.ts'

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

test('what the server drew of parts that come late stands until their files are there, whatever changes around them', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'emporio', ana)
  const mudou = await watchMudou(page)
  const { promise: chegam, resolve: come } = Promise.withResolvers<void>()
  await page.goto('/emporio/pedidos')
  const link = page.getByRole('link', { name: /^Pedido \d+/ }).first()
  const pedido = (await link.getAttribute('href')) ?? ''
  const html = await (await page.request.get(pedido)).text()
  // What the page does not name itself belongs to its parts.
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await chegam
    await route.continue()
  })
  await page.goto(pedido)
  const ajuda = page.getByRole('region', { name: 'Ajuda' })
  await waitAlive(ajuda)
  const antes = await page.locator('main').innerText()
  // The strip that says it, and all that listens for it.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await waitUntilAlive(page)
  expect(await page.locator('main').innerText()).toBe(antes)
  expect(antes).toContain('Baixar comprovante')
  come()
  await page.waitForLoadState('networkidle')
  expect(await mudou()).toBeLessThan(0.02)
})

test('what a press opens is there as soon as its file is: no clock is waited for @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await page.clock.install()
  await page.goto('/emporio')
  await waitAlive(page.locator('main'))
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  // Nothing pointed at what opens it, so that nothing was brought before.
  await page.evaluate(() => {
    location.hash = 'endereco'
  })
  // The frame that shows it, and no more.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(50)
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Retirada' })).toBeVisible()
})
