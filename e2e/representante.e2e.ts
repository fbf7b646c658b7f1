import { expect, test } from './teste.ts'

import { addFromSearch, decideCookies, login, waitAlive } from './passos.ts'

const rep = { email: 'rep@vitrine.example', senha: 'vitrine-demo' }

test.beforeEach(async ({ page }) => {
  await decideCookies(page)
  await login(page, 'atacado', rep)
})

test('a representative finds a cliente, sells to it, changes to another one and leaves (§6, ux 1.28)', async ({
  page,
}) => {
  await page.goto('/atacado/clientes')
  await expect(page.getByRole('listitem').filter({ hasText: 'Último pedido' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Carregar mais' }).click()
  await expect(page.getByText(/20 de \d+ clientes/)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('pizzaria dom')
  // The address changes a moment before the list does, which has this cliente too, elsewhere.
  await expect(page.getByText('1 de 1 cliente')).toBeVisible()
  await page.getByRole('button', { name: 'Vender para Pizzaria Dom Pedro' }).click()
  const faixa = page.getByRole('complementary', { name: 'Representante' })
  await expect(faixa).toContainText('Pizzaria Dom Pedro')
  await addFromSearch(page, 'atacado', 'farinha de trigo')
  await page.goto('/atacado/carrinho')
  await expect(faixa).toContainText('Pizzaria Dom Pedro')
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)

  await faixa.getByRole('link', { name: 'Trocar' }).click()
  const busca = page.getByRole('searchbox', { name: 'Buscar cliente' })
  await waitAlive(busca)
  await busca.fill('bistro')
  await expect(page).toHaveURL(/busca=bistro/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Pizzaria Dom Pedro' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Vender para Bistrô da Estação' }).click()
  await expect(faixa).toContainText('Bistrô da Estação')
  await page.goto('/atacado/carrinho')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()

  await faixa.getByRole('button', { name: 'Sair do cliente' }).click()
  await expect(page).toHaveURL(/\/atacado\/clientes/)
  await expect(faixa).toContainText('ainda não escolheu')
})

test('the strip stands where the server drew it until its file comes: a press meets what it was aimed at', async ({
  page,
}) => {
  const { promise: later, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/faixa-[^/]*\.js/, async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/atacado/clientes?busca=alvorada')
  await waitAlive(page.getByRole('button', { name: 'Vender para Sorveteria Alvorada' }))
  const faixa = page.getByRole('complementary', { name: 'Representante' })
  // Longer than the first updates after hydration take.
  for (let look = 0; look < 5; look++) {
    await expect(faixa).toContainText('ainda não escolheu')
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
  release()
  await page.getByRole('button', { name: 'Vender para Sorveteria Alvorada' }).click()
  await expect(faixa).toContainText('Sorveteria Alvorada')
})

test('leaving a cliente with an unsent cart asks what to do with it (ux 1.28.3)', async ({ page }) => {
  await page.goto('/atacado/clientes?busca=quitanda')
  await page.getByRole('button', { name: 'Vender para Quitanda Jaraguá' }).click()
  await expect(page).toHaveURL(/\/atacado$/)
  await addFromSearch(page, 'atacado', 'farinha de trigo')
  const sair = page.getByRole('button', { name: 'Sair do cliente' })
  await waitAlive(sair)
  await sair.click()
  const pergunta = page.getByRole('dialog', { name: 'Sair de Quitanda Jaraguá' })
  await pergunta.getByRole('button', { name: 'Descartar o carrinho' }).click()
  await expect(page).toHaveURL(/\/atacado\/clientes/)
  await page.goto('/atacado/clientes?busca=quitanda')
  await expect(page.getByRole('listitem').filter({ hasText: 'Quitanda Jaraguá' })).not.toContainText(
    'Carrinho aberto',
  )
})

test('a login that is not a representative has no list of clientes', async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto('/atacado/clientes')
  await expect(page).toHaveURL(/\/atacado\/entrar/)
  await page.close()
})
