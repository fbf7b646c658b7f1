import { expect, test } from '@playwright/test'

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
