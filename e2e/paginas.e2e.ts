import { expect, test } from './teste.ts'

import { port } from './banco.ts'
import { createConta } from './conta.ts'
import { decideCookies, listViolations, login, loginByForm, waitAlive } from './passos.ts'

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

test('a link puts its products into a visitor’s cart once; a reload and a preview do nothing @phone', async ({
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

test('who writes to the store by a form of its page is told what is missing, keeps what was written, and is thanked (ux 1.17.3)', async ({
  page,
}) => {
  await page.goto('/emporio/pagina/fale-com-a-gente')
  const form = page.getByRole('region', { name: 'Sua mensagem' })
  const envia = form.getByRole('button', { name: 'Enviar mensagem' })
  await waitAlive(envia)
  // A telephone that the browser takes and the shop does not.
  await form.getByLabel('Seu nome').fill('Bia')
  await form.getByLabel('Seu e-mail').fill('bia@vitrine.example')
  await form.getByLabel(/^Telefone/).fill('99999')
  await form.getByLabel('Sobre o quê?').selectOption('Um produto')
  await form.getByLabel('Mensagem', { exact: true }).fill('Vocês terão pinhão?')
  await form.getByRole('checkbox').check()
  await envia.click()
  await expect(form.getByText('Diga o telefone com DDD, como (19) 99999-0000.')).toBeVisible()
  await expect(form.getByLabel(/^Telefone/)).toBeFocused()
  await expect(form.getByLabel('Mensagem', { exact: true })).toHaveValue('Vocês terão pinhão?')
  expect(await listViolations(page)).toEqual([])
  await form.getByLabel(/^Telefone/).fill('(19) 99999-0000')
  await envia.click()
  await expect(form.getByText('Recebemos sua mensagem.')).toBeVisible()
  await page.reload()
  await expect(form.getByText('Recebemos sua mensagem.')).toBeVisible()
})

test(
  'a form works without script, and a page with stores has their list alone then',
  { tag: '@desktop' },
  async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://localhost:${port}`,
    })
    const page = await context.newPage()
    await page.goto('/emporio/pagina/fale-com-a-gente')
    const form = page.getByRole('region', { name: 'Sua mensagem' })
    await form.getByLabel('Seu nome').fill('Bia')
    await form.getByLabel('Seu e-mail').fill('bia@vitrine.example')
    await form.getByLabel('Sobre o quê?').selectOption('Elogio ou reclamação')
    await form.getByLabel('Mensagem', { exact: true }).fill('O pão de ontem estava ótimo.')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(form.getByText('Recebemos sua mensagem.')).toBeVisible()
    await expect(page.locator('.pagina-mapa')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Como chegar a/ })).toHaveCount(2)
    await context.close()
  },
)

test('a page that shows the stores has a map of them beside the list, brought when it is nearly seen (ux 1.17.3)', async ({
  page,
}) => {
  await page.goto('/emporio/pagina/como-entregamos')
  const mapa = page.getByRole('region', { name: 'Mapa' })
  await expect(mapa).toBeHidden()
  await page
    .getByRole('link', { name: /^Como chegar a/ })
    .first()
    .scrollIntoViewIfNeeded()
  await expect(mapa).toBeVisible()
  await expect(mapa.locator('.mapa-loja')).toHaveCount(2)
  await expect(mapa.locator('.mapa-area').first()).toBeAttached()
})
