import { expect, test, type Browser, type Page } from './teste.ts'

import { atendente, createConta, type Conta } from './conta.ts'
import {
  addFromSearch,
  decideCookies,
  findProduto,
  login,
  loginByForm,
  setCart,
  waitAlive,
} from './passos.ts'

/** Saving of readings 5: nothing the shopper did is ever lost, and everybody sees the same cart. */
test.beforeEach(({ page }) => decideCookies(page))

const cart = /\/cliente\/usuario\/[^/]+\/cart/
const campo = (page: Page, nome: RegExp) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: new RegExp(`^Quantidade de ${nome.source}`) })
    .first()

/** What the device keeps of the cart, as text. */
const readGuardado = (page: Page) =>
  page.evaluate(() => localStorage.getItem('vitrine_carrinho:emporio') ?? '')

/** Another device of the same account. */
async function openDevice(browser: Browser, conta: Conta): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await decideCookies(page)
  await login(page, 'atacado', conta)
  return page
}

test('a reply that takes 3 s never erases what was clicked meanwhile', async ({ page }) => {
  await login(page, 'atacado', await createConta('bar'))
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 2 },
  ])
  await page.route(cart, async (route) => {
    const answer = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.fulfill({ response: answer })
  })
  await page.goto('/atacado/carrinho')
  const mais = page.getByRole('button', { name: /^Aumentar quantidade de Leite/ })
  const sent = page.waitForRequest((request) => cart.test(request.url()) && request.method() === 'POST')
  await mais.click()
  await sent
  await mais.click()
  await mais.click()
  await expect(campo(page, /Leite/)).toHaveValue('5')
  await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(campo(page, /Leite/)).toHaveValue('5')
  await page.unroute(cart)
  await page.reload()
  await expect(campo(page, /Leite/)).toHaveValue('5')
})

test('without a network the click stays, says so, and is saved when it comes back', async ({
  page,
  context,
}) => {
  await login(page, 'atacado', await createConta('bar'))
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 2 },
  ])
  await page.goto('/atacado/carrinho')
  await expect(campo(page, /Leite/)).toHaveValue('2')
  await waitAlive(campo(page, /Leite/))
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Aumentar quantidade de Leite/ }).click()
  await expect(page.getByRole('button', { name: 'Não salvo, sem conexão' })).toBeVisible()
  await expect(page.getByText(/Salvamos assim que a internet voltar/)).toBeVisible()
  await expect(campo(page, /Leite/)).toHaveValue('3')
  await context.setOffline(false)
  await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(campo(page, /Leite/)).toHaveValue('3')
})

test('two tabs of a visitor make one cart', async ({ page, context }) => {
  await addFromSearch(page, 'emporio', 'café dona rita')
  const outra = await context.newPage()
  await outra.goto('/emporio?sk=leite+integral+campo+belo')
  await page.goto('/emporio?sk=doce+de+leite')
  // Both within one write of the device.
  await Promise.all([
    page
      .getByRole('button', { name: /^Adicionar / })
      .first()
      .click(),
    outra
      .getByRole('button', { name: /^Adicionar / })
      .first()
      .click(),
  ])
  await expect.poll(async () => (await readGuardado(page)).match(/"idproduto":/g)?.length).toBe(3)
  for (const tab of [page, outra]) {
    await tab.goto('/emporio/carrinho')
    await expect(tab.getByRole('heading', { name: /^Carrinho\s*3 produtos/ })).toBeVisible()
  }
})

test('two devices at once agree: each keeps its own click and gets the other', async ({ page, browser }) => {
  const conta = await createConta('bar')
  await login(page, 'atacado', conta)
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 2 },
  ])
  const tablet = await openDevice(browser, conta)
  await Promise.all([page.goto('/atacado/carrinho'), tablet.goto('/atacado/carrinho')])
  await Promise.all([
    page.getByRole('button', { name: /^Aumentar quantidade de Leite/ }).click(),
    tablet.getByRole('button', { name: /^Aumentar quantidade de Leite/ }).click(),
  ])
  for (const device of [page, tablet]) {
    await expect(device.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
    // Coming back to a device looks at the server's cart again.
    await expect(async () => {
      await device.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(campo(device, /Leite/)).toHaveValue('4', { timeout: 500 })
    }).toPass()
  }
  await tablet.context().close()
})

test('at login both carts become one, and a cap that cut is shown line by line', async ({ page }) => {
  const conta = await createConta('ana')
  await login(page, 'emporio', conta)
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'biscoito amanteigado'), quantidade: 20 },
  ])
  await page.context().clearCookies()
  await decideCookies(page)
  await page.goto('/emporio')
  await page.evaluate(() => localStorage.clear())
  await addFromSearch(page, 'emporio', 'biscoito amanteigado')
  await page.goto('/emporio/carrinho')
  await campo(page, /Biscoito/).fill('10')
  await campo(page, /Biscoito/).press('Enter')
  await page.goto('/emporio/entrar')
  await loginByForm(page, conta)
  const folha = page.getByRole('dialog', { name: 'Juntamos os seus carrinhos' })
  await expect(folha).toContainText('de 20 para 24')
  await expect(folha).toContainText('O máximo por pedido é 24')
  await folha.getByRole('button', { name: 'OK, entendi' }).click()
  await page.goto('/emporio/carrinho')
  await expect(campo(page, /Biscoito/)).toHaveValue('24')
})

test('a price that moved since the last visit is listed once, until it is read', async ({ page }) => {
  await addFromSearch(page, 'emporio', 'leite integral campo belo')
  await expect.poll(() => readGuardado(page)).toContain('"preconf":5.49')
  // Of a page that is not open any more: an open one writes what it has once more as it is left.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const kept = localStorage.getItem('vitrine_carrinho:emporio') ?? ''
    localStorage.setItem('vitrine_carrinho:emporio', kept.replaceAll('"preconf":5.49', '"preconf":4.79'))
  })
  await page.goto('/emporio/carrinho')
  const aviso = page.getByRole('status').filter({ hasText: 'Mudou desde a última vez que você viu' })
  await expect(aviso).toContainText('Leite integral Campo Belo: de R$ 4,79 para R$ 5,49')
  await aviso.getByRole('button', { name: 'OK, entendi' }).click()
  await expect(aviso).toBeHidden()
  await expect.poll(() => readGuardado(page)).toContain('"derivas":[]')
  await page.reload()
  await expect(campo(page, /Leite/)).toBeVisible()
  await expect(aviso).toBeHidden()
})

test('a cart that kept nothing says why (§4 Cart saving)', async ({ page }) => {
  await addFromSearch(page, 'emporio', 'leite integral campo belo')
  await expect.poll(() => readGuardado(page)).toContain('"preconf":5.49')
  // As the cart's page begins: the list's would read it first where it is slow to leave, and be told in its place.
  await page.addInitScript(() => {
    const kept = localStorage.getItem('vitrine_carrinho:emporio') ?? ''
    const id = /"id":"([0-9a-f-]{36})"/.exec(kept)?.[1] ?? ''
    localStorage.setItem(
      'vitrine_carrinho:emporio',
      kept.replaceAll(id, '0197a000-0000-7000-8000-000000000001'),
    )
  })
  // What the page of the cart was told is of the product that is gone from this device.
  await page.context().clearCookies({ name: 'vitrine_carrinho-espelho' })
  await page.goto('/emporio/carrinho')
  await expect(page.getByText('Não foi possível carregar nenhum produto para o carrinho.')).toBeVisible()
})

test('words to the store are saved with the cart and offered at the order', async ({ page }) => {
  await login(page, 'atacado', await createConta('bar'))
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 30 },
  ])
  await page.goto('/atacado/carrinho')
  await page.getByText('Escrever uma observação').click()
  await page.getByLabel(/^Observação/).fill('Entregar pela doca 2')
  await page.getByLabel(/Número do seu pedido de compra/).fill('PC-4471')
  await page.getByRole('link', { name: /Ir para o pedido/ }).click()
  await expect(page).toHaveURL(/\/finalizar/)
  await expect(page.getByLabel(/^Observação/)).toHaveValue('Entregar pela doca 2')
  await expect(page.getByLabel(/Número do seu pedido de compra/)).toHaveValue('PC-4471')
})

test('while an attendant negotiates the cart is read-only and says who; the customer can end it', async ({
  page,
  browser,
}) => {
  await login(page, 'atacado', await createConta('bar'))
  const quem = await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'leite integral'), quantidade: 2 },
  ])
  // Told live, there would be nothing left to press.
  await page.routeWebSocket(/./, () => {})
  await page.goto('/atacado/carrinho')
  await expect(campo(page, /Leite/)).toHaveValue('2')
  const equipe = await openDevice(browser, atendente)
  const locked = await equipe.request.post(`/v4/cart/${quem.idfornecedor}/${quem.idcliente}/bloqueio`)
  expect(locked.status()).toBe(200)

  // The click that comes too late is refused, kept, and the shopper sees why.
  await page.getByRole('button', { name: /^Aumentar quantidade de Leite/ }).click()
  await expect(page.getByText(/Negociação em andamento/).first()).toBeVisible()
  await expect(page.getByText(/está negociando seus preços desde/)).toBeVisible()
  await expect(campo(page, /Leite/)).toBeHidden()
  await expect(page.getByText('Aguardando liberação.')).toBeVisible()
  await page.getByRole('button', { name: 'Desbloquear carrinho' }).click()
  await page.getByRole('button', { name: 'Desbloquear', exact: true }).click()
  await expect(campo(page, /Leite/)).toHaveValue('3')
  await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
  await equipe.context().close()
})
