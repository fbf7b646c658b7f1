import { expect, test } from './teste.ts'

import { port } from './banco.ts'
import { createConta } from './conta.ts'
import { decideCookies, login, loginByForm } from './passos.ts'

test('a key in the address logs in after a second and leaves the address at once (§2, §6 API key)', async ({
  page,
}) => {
  await decideCookies(page)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/atacado?sk=farinha&api_key=demo-atacado-erp&id_erp_usuario=BAR-001')
  expect(page.url()).not.toContain('demo-atacado-erp')
  await expect(page.getByRole('status').filter({ hasText: 'Entrando em' })).toBeVisible()
  await expect(page).toHaveURL(/\/atacado\?sk=farinha$/)
  await expect(page.getByRole('navigation', { name: 'Sua conta' })).toContainText('Bar')
  expect(urls.slice(1).filter((url) => url.includes('demo-atacado-erp'))).toEqual([])
  expect(await (await page.request.get('/atacado?api_key=demo-atacado-erp')).text()).not.toContain(
    'demo-atacado',
  )
})

test('a key that opens nothing says so and offers the login (§8, ux 1.19.4)', async ({ page }) => {
  await decideCookies(page)
  await page.goto('/atacado/carrinho?api_key=de-ninguem&id_erp_usuario=BAR-001')
  await expect(page.getByRole('heading', { name: 'Erro ao obter cliente!' })).toBeVisible()
  expect(page.url()).not.toContain('de-ninguem')
  await page.getByRole('link', { name: 'Entrar com e-mail ou documento' }).click()
  await loginByForm(page, await createConta('bar'))
  await expect(page).toHaveURL(/\/atacado\/carrinho$/)
})

test('a login comes along to a store on its own domain, once (§2 login-token)', async ({ page, context }) => {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio/conta')
  const chegadas: string[] = []
  page.on('request', (request) => request.url().includes('/login-token/') && chegadas.push(request.url()))
  await page.getByRole('button', { name: /Cervejaria/ }).click()
  await expect(page).toHaveURL(`http://cervejaria.localhost:${port}/cervejaria`)
  await page.goto(`http://cervejaria.localhost:${port}/cervejaria/conta`)
  await expect(page.getByRole('heading', { name: 'Ana Ribeiro' })).toBeVisible()
  await context.clearCookies({ name: 'vitrine_sessao' })
  await page.goto(chegadas[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Falha ao logar usuário vai token' })).toBeVisible()
})

test('after a login: prices and cart of the account, the page and its search, addresses a second later (§4)', async ({
  page,
}) => {
  await decideCookies(page)
  await page.goto('/atacado?sk=farinha')
  await page.getByRole('link', { name: 'Entre para ver preços' }).first().click()
  const vistos: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/enderecos')) vistos.push('enderecos')
    if (pathname === '/atacado.data') vistos.push('lista')
  })
  await loginByForm(page, await createConta('bar'))
  await expect(page).toHaveURL(/\/atacado\?sk=farinha$/)
  // The list is another one: with prices.
  await expect(page.getByRole('main').getByText(/R\$/).first()).toBeVisible()
  await expect.poll(() => vistos).toContain('enderecos')
  expect(vistos[0]).toBe('lista')
})

test('fselecionado forces a store (§2 Route rules)', async ({ page }) => {
  await page.goto('/emporio?fselecionado=obra')
  await expect(page).toHaveURL(/\/obra$/)
})
