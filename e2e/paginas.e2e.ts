import { expect, test } from '@playwright/test'

import { createConta } from './conta.ts'
import { decideCookies, login, loginByForm } from './passos.ts'

/** Static pages and short links (§7, §8, readings 8, ux 1.17.1). */
test.beforeEach(({ page }) => decideCookies(page))

test('a page is read, its headings are anchors, its table moves within its frame, the footer leads on (ux 1.17.1)', async ({
  page,
}) => {
  await page.goto('/emporio/pagina/como-entregamos')
  await expect(page.getByRole('heading', { level: 1, name: 'Como entregamos' })).toBeVisible()
  await page.getByRole('link', { name: 'Quanto custa' }).click()
  await expect(page).toHaveURL(/#quanto-custa$/)
  await expect(page.getByRole('region', { name: 'Preços e horários de cada entrega' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByText('E se faltar um produto?').click()
  await expect(page.getByText('Trocas nunca saem mais caras.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Produtores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quem planta, cria e torra' })).toBeVisible()
})

test('a page that is not there is a 404 from which the store is searched @desktop', async ({ page }) => {
  const resposta = await page.goto('/emporio/pagina/nunca')
  expect(resposta?.status()).toBe(404)
  const busca = page.getByRole('search', { name: 'Buscar na loja' })
  await busca.getByLabel('Buscar produtos').fill('café')
  await busca.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/emporio\?sk=caf/)
})

test('a link puts its products into a visitor’s cart once; a reload and a preview do nothing', async ({
  page,
}) => {
  // What previews a link only looks.
  expect((await page.request.get('/emporio/link/cafe-da-manha')).status()).toBe(200)
  await page.goto('/emporio/link/cafe-da-manha')
  await expect(page).toHaveURL(/\/emporio\/carrinho$/)
  await expect(page.getByRole('heading', { level: 1, name: /Carrinho/ })).toContainText('3 produtos')
  await page.goto('/emporio/link/cafe-da-manha')
  await expect(page.getByRole('button', { name: 'Colocar no carrinho' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Colocar no carrinho' })).toBeVisible()
  await page.getByText('Passar este link adiante').click()
  await expect(page.getByRole('img', { name: /^QR do link/ })).toBeVisible()
})

test('a coupon link asks for the login, comes back and acts by itself @phone', async ({ page }) => {
  await page.goto('/emporio/link/carta')
  await page.getByRole('link', { name: 'Entrar e usar o cupom' }).click()
  await loginByForm(page, await createConta('ana'))
  await expect(page).toHaveURL(/\/emporio\/link\/carta/)
  // The cart of this account is empty, and the answer says what is missing.
  await expect(page.getByRole('alert')).toContainText('Adicione produtos para usar este cupom.')
  await expect(page.getByRole('button', { name: 'Usar o cupom' })).toBeVisible()
})

test('a link that is over says so; another store does not know it @desktop', async ({ page }) => {
  await page.goto('/emporio/link/festa-junina')
  await expect(page.getByText('Este link já terminou')).toBeVisible()
  const resposta = await page.goto('/obra/link/cafe-da-manha')
  expect(resposta?.status()).toBe(404)
  await expect(page.getByText('Este link não existe nesta loja')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button of a link acts, also for a customer who is logged in; conditions and page stand @desktop', async ({
    page,
  }) => {
    await login(page, 'emporio', await createConta('ana'))
    await page.goto('/emporio/link/cafe-da-manha')
    await page.getByRole('button', { name: 'Colocar no carrinho' }).click()
    await expect(page).toHaveURL(/\/emporio\/carrinho$/)
    await expect(page.getByText('Manteiga com sal Campo Belo')).not.toHaveCount(0)
    await page.goto('/emporio/termos')
    await expect(page.getByRole('heading', { name: 'Condições do Empório da Serra' })).toBeVisible()
  })
})
