import { expect, test } from './teste.ts'

import { port } from './banco.ts'
import { ana, dono } from './conta.ts'
import { createAtendente, enterPainel, linhas, openPainel } from './painel.ts'
import { listViolations, login, waitAlive } from './passos.ts'

const CONVERSAS = '/painel/emporio/conversas'

test('a visitor is led to the login of the panel and back; a wrong password keeps the page and says so (§6)', async ({
  page,
}) => {
  const conta = await createAtendente(['emporio'])
  await page.goto(`${CONVERSAS}?visao=nao-lidas`)
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await enterPainel(page, { ...conta, senha: 'errada' })
  await expect(page.getByRole('alert')).toContainText('credenciais inválidas')
  await expect(page.getByLabel('E-mail')).toHaveValue(conta.email)
  await enterPainel(page, conta)
  await expect(page).toHaveURL(`${CONVERSAS}?visao=nao-lidas`)
  await expect(page.getByRole('heading', { name: 'Conversas', level: 1 })).toBeVisible()
})

test('the login leads to no other host and to nothing but the panel, however the address is written', async ({
  page,
}) => {
  const conta = await createAtendente(['emporio'])
  for (const voltar of ['//mau.example/painel/x', 'https://mau.example/painel/x', '/emporio/pedidos']) {
    await page.goto(`/painel/_/entrar?voltar=${encodeURIComponent(voltar)}`)
    await enterPainel(page, conta)
    await expect(page).toHaveURL(CONVERSAS)
    await page.context().clearCookies()
  }
})

test('without script one logs in, reads and is told who may not', async ({ browser, baseURL }) => {
  const conta = await createAtendente(['emporio'])
  const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
  await page.goto(CONVERSAS)
  await enterPainel(page, conta)
  await expect(page).toHaveURL(CONVERSAS)
  await expect(page.getByRole('heading', { name: 'Conversas', level: 1 })).toBeVisible()
})

test('who is logged in and works nowhere is told so, with 403 and a way on (§6)', async ({ page }) => {
  await login(page, 'emporio', ana)
  const resposta = await page.goto('/painel')
  expect(resposta?.status()).toBe(403)
  await expect(page.getByText('Este acesso não trabalha em nenhuma loja')).toBeVisible()
  expect((await page.goto(CONVERSAS))?.status()).toBe(403)
  await expect(page.getByText('Este acesso não trabalha nesta loja')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Entrar com outro acesso' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
})

test("another store's attendant gets nothing of this one, and is shown where it works", async ({ page }) => {
  const conta = await createAtendente(['obra', 'atacado'])
  await openPainel(page, '/painel/obra/conversas', conta)
  for (const path of [CONVERSAS, '/painel/nao-existe/conversas']) {
    expect((await page.goto(path))?.status(), path).toBe(403)
    await expect(page.getByRole('link', { name: /Obra/ })).toHaveAttribute('href', '/painel/obra')
  }
  const { idfornecedor } = await (
    await page.request.get('/v2/app/token/configuracao/fornecedor?idfornecedor=emporio')
  ).json()
  const salas = await page.request.get(`/v4/chat/salas?idfornecedor=${idfornecedor}`)
  expect(salas.ok()).toBe(false)
})

test('the supplier stands in the address, and is changed by the menu or by ⌘K', async ({ page }) => {
  await openPainel(page, '/painel/obra/conversas', await createAtendente(['obra', 'atacado']))
  await page.getByLabel(/trocar de loja/).click()
  await page.getByRole('link', { name: /Atacado/ }).click()
  await expect(page).toHaveURL('/painel/atacado/conversas')
  await page.keyboard.press('Control+k')
  const campo = page.getByRole('combobox', { name: 'Buscar ou ir para' })
  await campo.fill('trocar obra')
  await expect(page.getByRole('option')).toHaveCount(1)
  await campo.press('Enter')
  await expect(page).toHaveURL('/painel/obra/conversas')
})

test('keys: the sheet, a jump, the theme from ⌘K, and all of them off (WCAG 2.1.4)', async ({ page }) => {
  await openPainel(page, CONVERSAS, await createAtendente(['emporio']))
  await page.keyboard.press('?')
  const folha = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(folha.getByText('Ir para Conversas')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation', { name: 'Visões' })
    .getByRole('link', { name: /Não lidas/ })
    .click()
  await expect(page).toHaveURL(/visao=nao-lidas/)
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page).toHaveURL(CONVERSAS)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('tema')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'escuro')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-esquema', 'escuro')
  expect(await listViolations(page)).toEqual([])

  await waitAlive(page.getByRole('button', { name: 'Atalhos do teclado' }))
  await page.keyboard.press('?')
  await folha.getByRole('switch', { name: 'Atalhos de uma tecla só' }).click()
  await page.keyboard.press('Escape')
  await expect(folha).toBeHidden()
  await page.keyboard.press('?')
  await expect(folha).toBeHidden()
})

test('the first key of Tab leads past the navigation to the screen', async ({ page }) => {
  await openPainel(page, CONVERSAS, await createAtendente(['emporio']))
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a screen that there is not is said inside the frame, with 404', async ({ page }) => {
  await openPainel(page, CONVERSAS, await createAtendente(['emporio']))
  expect((await page.goto('/painel/emporio/nada'))?.status()).toBe(404)
  await expect(page.getByText('Não encontramos esta página')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Painel' })).toBeVisible()
  const outra = '/painel/emporio/conversas/01234567-89ab-7def-8123-456789abcdef'
  expect((await page.goto(outra))?.status()).toBe(404)
})

test('pages of the panel are kept by nobody, indexed by nobody, and run their own scripts alone', async ({
  request,
}) => {
  const pagina = await request.get('/painel')
  const cabecalhos = pagina.headers()
  expect(cabecalhos['cache-control']).toBe('no-store')
  expect(cabecalhos['x-robots-tag']).toContain('noindex')
  const politica = cabecalhos['content-security-policy'] ?? ''
  expect(politica).toMatch(/script-src 'self' 'nonce-\w+'/)
  expect(politica).toContain("frame-ancestors 'self'")
  expect(politica).not.toContain("script-src 'unsafe-inline'")
  expect(await pagina.text()).toContain('noindex')
})

test("at a store's own host there is no panel, and a call that there is not stays a call (decision 0107)", async ({
  page,
}) => {
  expect((await page.goto(`http://cervejaria.localhost:${port}/painel`))?.status()).toBe(404)
  expect((await page.goto(`http://cervejaria.localhost:${port}/painel/emporio`))?.status()).toBe(404)
  const chamada = await page.request.get('/painel/v1/nada')
  expect(chamada.status()).toBe(404)
  expect(chamada.headers()['content-type']).toContain('json')
})

test('who leaves has to log in again, and the device forgets what was kept', async ({ page }) => {
  await openPainel(page, CONVERSAS, await createAtendente(['emporio']))
  await page.evaluate(() => localStorage.setItem('vitrine_chat:loja:equipe', '{}'))
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('vitrine_chat:loja:equipe'))).toBe(null)
  await page.goto(CONVERSAS)
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
})

test('who runs a store opens the same screens (§6)', async ({ page }) => {
  await openPainel(page, CONVERSAS, dono)
  await expect(page.getByRole('link', { name: /Administra a loja/ })).toBeVisible()
  await expect(linhas(page).or(page.getByText('Nenhuma conversa ainda'))).toBeVisible()
})
