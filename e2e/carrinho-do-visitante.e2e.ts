import { expect, openSemScripts, primeiraVisita as test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { addFromSearch, chooseLocal, decideCookies, findProduto, login, manaus, waitAlive } from './passos.ts'

/** Decision 0205: the page of the cart is drawn by the server from what a visitor's device has told it. */
const ESPELHO = 'vitrine_carrinho-espelho'
const CARRINHO = '/emporio/carrinho'

test.beforeEach(({ page }) => decideCookies(page))

const quantidade = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: /^Quantidade de Café/ })
const readEspelho = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ESPELHO)?.value

/** A cart of one line, told. */
async function fill(page: Page): Promise<void> {
  await addFromSearch(page, 'emporio', 'café dona rita')
  await expect.poll(() => readEspelho(page)).toMatch(/^[\da-z]+~[\da-f]{32}:1000$/)
}

test('a visitor’s lines are there with the page, before any script, and stay @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await fill(page)
  const { aberta, release } = await openSemScripts(page, CARRINHO, { browser, baseURL })
  await expect(quantidade(aberta)).toHaveValue('1')
  await expect(aberta.getByRole('main')).toContainText(/Total\s*R\$/)
  release()
  await waitAlive(aberta.getByRole('button', { name: /^Aumentar quantidade de Café/ }))
  await expect(quantidade(aberta)).toHaveValue('1')
  await aberta.context().close()
})

test('what is pressed before the page is alive is done once it is, each press once', async ({
  page,
  browser,
  baseURL,
}) => {
  await fill(page)
  const { aberta, release } = await openSemScripts(page, CARRINHO, { browser, baseURL })
  const aumentar = aberta.getByRole('button', { name: /^Aumentar quantidade de Café/ })
  for (let vez = 0; vez < 2; vez++) await aumentar.click()
  await expect(quantidade(aberta)).toHaveValue('1')
  release()
  await expect(quantidade(aberta)).toHaveValue('3')
  await expect.poll(() => readEspelho(aberta)).toMatch(/^[\da-z]+~[\da-f]{32}:3000$/)
  await aberta.reload()
  await waitAlive(aumentar)
  await expect(quantidade(aberta)).toHaveValue('3')
  await aberta.context().close()
})

test('a quantity that is typed and left before the page is alive is the one that is bought', async ({
  page,
  browser,
  baseURL,
}) => {
  await fill(page)
  const { aberta, release } = await openSemScripts(page, CARRINHO, { browser, baseURL })
  await quantidade(aberta).fill('4')
  await quantidade(aberta).blur()
  release()
  await expect.poll(() => readEspelho(aberta)).toMatch(/^[\da-z]+~[\da-f]{32}:4000$/)
  await expect(quantidade(aberta)).toHaveValue('4')
  await aberta.context().close()
})

test('what was added before a page was alive counts once, however soon the cart is opened', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openSemScripts(page, '/emporio?sk=caf%C3%A9%20dona%20rita', {
    browser,
    baseURL,
  })
  const adicionar = aberta.getByRole('button', { name: /^Adicionar / }).first()
  await adicionar.click()
  // Its own page comes anew with it, and is not alive either.
  await expect(quantidade(aberta)).toHaveValue('1')
  await aberta.waitForFunction(() => document.querySelectorAll('link[rel=modulepreload]').length > 5)
  // The cart's page is drawn with what was added; before it comes the one that is left is alive, and takes that over.
  const saiu = Promise.withResolvers<undefined>()
  // It is left before it has heard what they cost.
  await aberta.route('**/previa', async (route) => {
    await saiu.promise
    await route.continue().catch(() => undefined)
  })
  await aberta.route(`**${CARRINHO}`, async (route) => {
    const response = await route.fetch()
    await saiu.promise
    await route.fulfill({ response })
  })
  const pedida = aberta.waitForRequest(`**${CARRINHO}`)
  const chegada = aberta.goto(CARRINHO)
  await pedida
  release()
  const dasLinhas = async () =>
    (await aberta.context().cookies()).filter(({ name }) => name === 'vitrine_carrinho_emporio')
  await expect.poll(dasLinhas).toEqual([])
  saiu.resolve(undefined)
  await chegada
  await waitAlive(aberta.getByRole('button', { name: /^Aumentar quantidade de Café/ }))
  await expect(quantidade(aberta)).toHaveValue('1')
  await aberta.context().close()
})

test('a device that keeps nothing has what was added without script, with each page anew @desktop', async ({
  page,
  context,
  baseURL,
}) => {
  const id = (await findProduto(page, 'emporio', 'café dona rita')).replaceAll('-', '')
  await context.addCookies([{ name: 'vitrine_carrinho_emporio', value: `${id}:2000`, url: baseURL }])
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  for (let vez = 0; vez < 2; vez++) {
    await page.goto(CARRINHO)
    await waitAlive(page.getByRole('button', { name: /^Aumentar quantidade de Café/ }))
    await expect(quantidade(page)).toHaveValue('2')
  }
})

test('where the store does not come, the way to another place leads somewhere before the page is alive @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await chooseLocal(page, manaus)
  await fill(page)
  const { aberta, release } = await openSemScripts(page, CARRINHO, { browser, baseURL })
  await aberta.getByRole('main').getByRole('link', { name: 'Trocar endereço ou retirar' }).last().click()
  await expect(aberta).toHaveURL(/\/emporio\/enderecos\?voltar=/)
  release()
  await aberta.context().close()
})

test('without script what the device had kept is changed as well @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await fill(page)
  const storageState = await page.context().storageState()
  const semScript = await browser.newContext({ baseURL, javaScriptEnabled: false, storageState })
  const outra = await semScript.newPage()
  await outra.goto(CARRINHO)
  await outra.getByRole('button', { name: /^Aumentar quantidade de Café/ }).click()
  await expect(quantidade(outra)).toHaveValue('2')
  const comScript = await browser.newContext({ baseURL, storageState: await semScript.storageState() })
  const depois = await comScript.newPage()
  await depois.goto(CARRINHO)
  await waitAlive(depois.getByRole('button', { name: /^Aumentar quantidade de Café/ }))
  await expect(quantidade(depois)).toHaveValue('2')
  await comScript.close()
  await outra.getByRole('button', { name: /^Diminuir quantidade de Café/ }).click()
  await outra.getByRole('button', { name: /^Remover Café/ }).click()
  await expect(outra.getByText('Seu carrinho está vazio').first()).toBeVisible()
  await semScript.close()
})

/** The device has two of it, and the page is told of one. */
async function fillAndForget(page: Page): Promise<void> {
  await fill(page)
  const antiga = (await page.context().cookies()).find(({ name }) => name === ESPELHO)
  await page.goto(CARRINHO)
  await page.getByRole('button', { name: /^Aumentar quantidade de Café/ }).click()
  await expect.poll(() => readEspelho(page)).toMatch(/:2000$/)
  await page.context().addCookies(antiga ? [antiga] : [])
}

test('lines of a cart that has changed since are not shown, and the device’s are @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillAndForget(page)
  const { aberta, release } = await openSemScripts(page, CARRINHO, { browser, baseURL })
  await expect(aberta.locator('html')).toHaveAttribute('data-carrinho', '')
  await expect(quantidade(aberta)).toBeHidden()
  release()
  await expect(quantidade(aberta)).toHaveValue('2')
  await aberta.context().close()
})

test('the scripts that bring the device’s lines wait for no picture of a cart that has changed @desktop', async ({
  page,
}) => {
  await fillAndForget(page)
  const scripts = await openSemFotos(page, CARRINHO)
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
})

test('the scripts of a home wait for its first picture, whatever is in the cart of the device @desktop', async ({
  page,
}) => {
  await fill(page)
  expect(await openSemFotos(page, '/emporio')).toEqual([])
})

/** A page of whose pictures none ever comes, and the scripts that it asked for a tenth of a second later: the clock that would give the pictures up stands still. */
async function openSemFotos(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (pedido) => {
    if (pedido.resourceType() === 'script') scripts.push(pedido.url())
  })
  await page.route('**/img/**', () => {})
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-carrinho', '')
  await page.clock.runFor(100)
  return scripts
}

test('a cookie that cannot be read whole loses nothing of the cart @desktop', async ({ page }) => {
  await fill(page)
  const espelho = (await page.context().cookies()).find(({ name }) => name === ESPELHO)
  if (espelho) await page.context().addCookies([{ ...espelho, value: `${espelho.value}.0123` }])
  await page.goto(CARRINHO)
  await expect(quantidade(page)).toHaveValue('1')
})

test('who logs in takes the lines along: the page of the cart is told nothing more @desktop', async ({
  page,
}) => {
  await fill(page)
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio')
  await expect.poll(() => readEspelho(page)).toBeUndefined()
})

test('who declines the essential cookies leaves nothing of the cart behind @desktop', async ({ page }) => {
  await fill(page)
  await page.getByRole('link', { name: 'Preferências de cookies' }).click()
  const preferencias = page.getByRole('dialog', { name: 'Preferências de cookies' })
  await preferencias.getByRole('switch', { name: /Essenciais/ }).uncheck()
  await preferencias.getByRole('button', { name: 'Salvar escolha' }).click()
  await expect.poll(() => readEspelho(page)).toBeUndefined()
})
