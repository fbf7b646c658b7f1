import { expect, test } from './teste.ts'

import { createConta } from './conta.ts'
import {
  addFromSearch,
  chooseLocal,
  decideCookies,
  listViolations,
  login,
  loginByForm,
  waitAlive,
} from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

test('another store is gone to and back: each keeps its own cart, and says that the other waits (ux 1.1.3)', async ({
  page,
}) => {
  await chooseLocal(page)
  await addFromSearch(page, 'obra', 'cimento')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine_carrinho:obra'))).not.toBeNull()
  await addFromSearch(page, 'emporio', 'arroz')
  await page.goto('/emporio#fornecedores')
  const painel = page.getByRole('dialog', { name: 'Lojas' })
  await expect(painel.getByText('2 carrinhos abertos')).toBeVisible()
  await expect(painel.getByRole('link', { name: /Empório da Serra/ })).toContainText('Você está aqui')
  expect(await listViolations(page)).toEqual([])
  // Another supplier is another document (§2 Routes, O7).
  const documento = page.waitForEvent('domcontentloaded')
  await painel.getByRole('link', { name: /1 item no carrinho/ }).click()
  await documento
  await expect(page).toHaveURL(/\/obra$/)
  await expect(page.getByRole('link', { name: /^Carrinho, .*1 produto/ })).toBeVisible()
})

test('a new address over the page is kept, and the place of this purchase from then on (§2 panels)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio#novo-endereco')
  const painel = page.getByRole('dialog', { name: 'Novo endereço' })
  await painel.getByLabel('CEP').fill('13015-002')
  await expect(painel.getByLabel('Rua')).not.toHaveValue('')
  await painel.getByLabel('Número', { exact: true }).fill('77')
  await painel.getByLabel(/Nome deste endereço/).fill('Ateliê')
  await painel.getByRole('button', { name: 'Guardar e usar este endereço' }).click()
  await expect(page.locator('#chip-local')).toContainText(', 77')
  await expect(painel).toBeHidden()
  await page.goto('/emporio/enderecos')
  await expect(page.getByText('Ateliê')).toBeVisible()
})

test('an add that needed a login is done once it came back, with undo (§4 Login, ux 1.19.3)', async ({
  page,
}) => {
  await page.goto('/atacado?sk=farinha')
  await page.locator('main a[href*="/produto/"]').first().click()
  const entrar = page.getByRole('link', { name: 'Entrar e adicionar' })
  await waitAlive(entrar)
  await entrar.click()
  await loginByForm(page, await createConta('bar'))
  await expect(page).toHaveURL(/\/atacado\/produto\//)
  await expect(page.getByText(/está no carrinho/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Carrinho, .*1 produto/ })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: /^Carrinho, .*1 produto/ })).toBeHidden()
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a representative’s clientes are there without a connection, and gone after the logout (ux 1.28.2)', async ({
    page,
  }) => {
    await login(page, 'atacado', { email: 'rep@vitrine.example', senha: 'vitrine-demo' })
    await page.goto('/atacado/clientes')
    const kept = () => page.evaluate(() => localStorage.getItem('vitrine_usuario_carteira:atacado'))
    await expect.poll(kept).toContain('Padaria Flor de Campinas')
    const isPaginaKept = () =>
      page.evaluate(async () => (await caches.match('/atacado/clientes')) !== undefined)
    await expect.poll(isPaginaKept).toBe(true)
    // Opened anew without a connection, not only left open (decision 0039).
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/Sem conexão: sua carteira como estava/)).toBeVisible()
    await page.getByRole('searchbox').fill('flor de camp')
    await expect(page.getByText(/Sem conexão: sua carteira como estava/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Padaria Flor de Campinas' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Vender para/ })).toHaveCount(0)
    await page.context().setOffline(false)
    await page.goto('/atacado/conta')
    const sair = page.getByRole('button', { name: 'Sair do consultor' })
    await waitAlive(sair)
    await sair.click()
    await expect.poll(kept).toBeNull()
    await expect.poll(isPaginaKept).toBe(false)
  })
})
