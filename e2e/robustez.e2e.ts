import { expect, test } from './teste.ts'

import { createConta } from './conta.ts'
import { addFromSearch, decideCookies, findProduto, login, setCart, waitAlive } from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

test('a 429 leads to its page, which counts down and goes back once; the cart is kept (§2, ux 1.27)', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'arroz')
  // From here on the test sets the page's clock: nothing counts down while it is checked.
  await page.clock.install()
  let recusas = 0
  await page.route('**/v4/endereco/pesquisar?*', (route) => {
    recusas += 1
    const falha = { codigo: 'muitas_requisicoes', error: 'Muitas solicitações.', detalhes: { segundos: 30 } }
    return route.fulfill({ status: 429, json: falha })
  })
  await page.goto('/emporio/enderecos')
  const campo = page.getByRole('main').getByLabel('CEP, rua ou cidade')
  await waitAlive(campo)
  await campo.fill('Campinas')
  await expect(page).toHaveURL(/\/erro\/too-many-request\?segundos=30$/)
  await expect(page.getByText(/Tentamos de novo em \d+ segundos?\./).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar agora' })).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(33_000)
  await expect(page).toHaveURL(/\/emporio\/enderecos$/)
  await expect(page.getByRole('link', { name: /[Cc]arrinho/ }).first()).toContainText(/R\$/)
  await waitAlive(campo)
  await campo.fill('Campinas')
  // The second time it waits longer, and for a tap.
  await expect(page.getByText(/Espere \d+ segundos? e tente de novo\./).first()).toBeVisible()
  await page.clock.runFor(63_000)
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page).toHaveURL(/\/emporio\/enderecos$/)
  expect(recusas).toBe(2)
})

test('a click whose save met a 429 is in the cart once the page is back, and is saved (readings 8, T6) @desktop', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  const cafe = await findProduto(page, 'emporio', 'café em grãos mantiqueira')
  await setCart(page, 'emporio', [{ id: cafe, quantidade: 2 }])
  await page.goto('/emporio/carrinho')
  const main = page.getByRole('main')
  const campo = main.getByRole('textbox', { name: /^Quantidade de Café em grãos/ }).first()
  await waitAlive(campo)
  let recusas = 0
  await page.route('**/cliente/usuario/*/cart?*', (route) => {
    if (route.request().method() !== 'POST' || recusas > 0) return route.continue()
    recusas += 1
    const falha = { codigo: 'muitas_requisicoes', error: 'Muitas solicitações.', detalhes: { segundos: 1 } }
    return route.fulfill({ status: 429, json: falha })
  })
  await main
    .getByRole('button', { name: /^Aumentar quantidade de Café em grãos/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/erro\/too-many-request/)
  await expect(page).toHaveURL(/\/emporio\/carrinho$/)
  await expect(campo).toHaveValue('3')
  await expect(main.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(campo).toHaveValue('3')
  expect(recusas).toBe(1)
})

test('the page of a 429 has that status, and leads nowhere else (open redirect)', async ({ page }) => {
  const answer = await page.goto('/emporio/erro/too-many-request?segundos=1&voltar=//evil.example')
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([429, '1'])
  await expect(page).toHaveURL(/\/emporio$/)
  // Also where there is no store yet, as at the first page of all.
  const semLoja = await page.goto('/erro/too-many-request?segundos=60')
  expect(semLoja?.status()).toBe(429)
  await expect(page.getByRole('heading', { name: 'Muitas solicitações em pouco tempo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
})

test('a screen whose file does not come reloads once, then says so and keeps the cart (§2)', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'arroz')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/entrar.route-*.js', (route) => route.abort())
  const entrar = page.getByRole('banner').getByRole('link', { name: 'Entrar' })
  await entrar.click()
  // Reloaded, the page is what the server draws: it works without its script.
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByLabel(/CPF, CNPJ ou e-mail/)).toBeVisible()
  // It is not alive and knows nothing of the device's cart: it says so, and names no amount.
  await expect(page.getByRole('alert').filter({ hasText: 'Seu carrinho está guardado' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrinho/ })).not.toContainText('R$')
  await page.goto('/emporio')
  await waitAlive(entrar)
  await entrar.click()
  await expect(page.getByRole('heading', { name: 'Esta página não abriu' })).toBeVisible()
  await expect(page.getByText(/Seu carrinho está guardado/)).toBeVisible()
  expect(loads).toBe(2)
  await page.goto('/emporio/carrinho')
  await expect(page.getByRole('main')).toContainText('Arroz')
})

test('without a connection a screen that reads by itself says so where its file does not come, and opens once there is one (§2)', async ({
  page,
  context,
}) => {
  await page.goto('/emporio?sk=cafe')
  const produto = page.getByRole('link', { name: 'Café torrado e moído Serra Alta' }).first()
  await waitAlive(produto)
  await context.setOffline(true)
  await produto.click()
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await expect(page.getByText('Esta página abre assim que a internet voltar.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Café torrado/ })).toBeVisible()
})

test('what somebody who is logged in puts into the cart is there before any answer (N3)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio?sk=mel')
  const adicionar = page.getByRole('button', { name: /^Adicionar / }).first()
  await waitAlive(adicionar)
  const perguntas: string[] = []
  await page.route(/^[^?]*\/v[24]\//, (route) => void perguntas.push(route.request().url()))
  await adicionar.click()
  await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()
  expect(perguntas.filter((url) => url.includes('get-configuracoes-cliente'))).toEqual([])
})

test('a form that waits to know of its session is seen to wait, and is sent once however often it is pressed (N3)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio/listas')
  // What looks after the session comes after the page.
  await page.waitForLoadState('networkidle')
  const criar = page.getByRole('button', { name: 'Criar vazia' })
  await waitAlive(criar)
  await page.getByRole('textbox', { name: 'Nova lista' }).fill('Uma vez só')
  const { promise: solta, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/get-configuracoes-cliente?*', async (route) => {
    await solta
    await route.continue()
  })
  let enviadas = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('.data')) enviadas += 1
  })
  await criar.click()
  await expect(page.getByRole('form', { name: 'Nova lista' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('progressbar', { name: 'Carregando' }).first()).toHaveCSS('opacity', '1')
  await criar.click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Uma vez só' })).toBeVisible()
  expect(enviadas).toBe(1)
})

test('what is broken on the device opens the store all the same, with an empty cart', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vitrine_carrinho:emporio', '{"build":"x","guardado":{"itens":[')
    localStorage.setItem('vitrine_visao', '{')
    sessionStorage.setItem('vitrine_espera', '[')
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await addFromSearch(page, 'emporio', 'arroz')
  expect(errors).toEqual([])
})

test('a page that is late says so from the press on, and one that is quick does not; back is there at once (N3)', async ({
  page,
}) => {
  const espera = page.getByRole('progressbar', { name: 'Carregando' })
  await page.goto('/emporio?sk=cafe')
  const produto = page.getByRole('link', { name: 'Café torrado e moído Serra Alta' }).first()
  await waitAlive(produto)
  let release = () => {}
  const solta = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.data(\?|$)/, async (route) => {
    await solta
    await route.continue()
  })
  const prontos = page.waitForLoadState('networkidle')
  await produto.click()
  await expect(espera).toHaveCSS('opacity', '1')
  // Over what is there, which neither moves nor goes.
  await expect(page.getByRole('heading', { level: 1, name: /cafe/ })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^Café torrado/ })).toBeVisible()
  await expect(espera).toHaveCount(0)
  await prontos

  await page.unroute(/\.data(\?|$)/)
  await page.route(/\.data(\?|$)/, () => {})
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /cafe/ })).toBeVisible()
  await expect(espera).toHaveCount(0)
})
