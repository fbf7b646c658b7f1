import { expect, test, type Page } from './teste.ts'

import type { Categoria } from '@vitrine/contract'

import { ana, createConta } from './conta.ts'
import { decideCookies, findProduto, login, waitAlive } from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

const cards = (page: Page) => page.getByRole('main').locator('.card')
const nameOf = (page: Page, n: number) => page.locator('.card-name').nth(n)

test('a list grows while it is scrolled, and Back finds every product and the place again (ux 1.3.3)', async ({
  page,
}) => {
  await page.goto('/emporio?categ=mercearia')
  await expect(cards(page)).toHaveCount(20)
  // Without script the same list has an address for its next page.
  const mais = page.getByRole('link', { name: /^Carregar mais/ })
  await expect(mais).toHaveAttribute('href', /categ=mercearia&page=2/)
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(cards(page)).toHaveCount(60, { timeout: 300 })
  }).toPass()
  await mais.click()
  await expect(cards(page)).toHaveCount(80)
  const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-produto')))
  expect(new Set(ids).size).toBe(80)

  const nome = (await nameOf(page, 50).textContent()) ?? ''
  await nameOf(page, 50).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nome)
  await page.goBack()
  await expect(cards(page)).toHaveCount(80)
  await expect(nameOf(page, 50)).toBeInViewport()
})

test('a page after the last one leads to the last; each page leads to the one before (ux 1.3.3)', async ({
  page,
}) => {
  await page.goto('/emporio?categ=mercearia&page=99')
  await expect(page).toHaveURL(/page=\d$/)
  await expect(cards(page).first()).toBeVisible()
  const ultima = Number(new URL(page.url()).searchParams.get('page'))
  await page.getByRole('link', { name: /anteriores$/ }).click()
  await expect(page).toHaveURL(new RegExp(`page=${ultima - 1}$`))
  await expect(cards(page)).toHaveCount(20)
})

test('products follow the typing, suggestions wait a second, and an older question never answers over a newer one (§9)', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/full-text\/pesquisar/, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query') ?? ''
    asked.push(query)
    if (query === 'que') await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/emporio')
  const campo = page.getByRole('combobox', { name: 'Buscar produtos' })
  await campo.pressSequentially('que', { delay: 80 })
  await expect.poll(() => asked).toEqual(['que'])
  await campo.pressSequentially('ijo', { delay: 80 })
  const list = page.getByRole('listbox', { name: 'Sugestões' })
  await expect(list.getByRole('option').first()).toContainText(/queijo/i)
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10)
  expect(asked).toEqual(['que', 'queijo'])
  // The list itself changed on the way, without Enter.
  await expect(page).toHaveURL(/sk=queijo/)
  await page.waitForTimeout(1500)
  await expect(list.getByRole('option').first()).toContainText(/queijo/i)
})

test('what is typed before the page is alive is searched once it is, with suggestions (issue 16)', async ({
  page,
}) => {
  const { promise: vivo, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await vivo
    await route.continue().catch(() => undefined)
  })
  await page.goto('/emporio', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Buscar produtos' }).pressSequentially('queij')
  resolve()
  const list = page.getByRole('listbox', { name: 'Sugestões' })
  await expect(list.getByRole('option').first()).toContainText(/queijo/i)
  await expect(page).toHaveURL(/sk=queij$/)
})

test('nothing found offers a way on: the slip, the filter in the way, the shelves (ux 1.3.6)', async ({
  page,
}) => {
  await page.goto('/emporio?sk=fejao')
  await expect(page.getByRole('status').filter({ hasText: 'Você quis dizer' })).toContainText('feijão')
  await expect(nameOf(page, 0)).toContainText(/Feijão/)
  await page.goto('/emporio?categ=hortifruti&sk=vinho&tagsPesquisa=vegano')
  await expect(page.getByRole('heading', { name: 'Nenhum produto com “vinho”' })).toBeVisible()
  await page.getByRole('link', { name: /^Sem o filtro categoria/ }).click()
  await expect(nameOf(page, 0)).toContainText(/vinho/i)
  await page.goto('/emporio?sk=xyzkw')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Padaria/ })
    .last()
    .click()
  await expect(cards(page).first()).toBeVisible()
})

test('of a search the shelves tell how much of it they hold, and narrow it (ux 1.3.1)', async ({ page }) => {
  await page.goto('/emporio?categ=bebidas&sk=suco')
  const filtros = page.getByRole('group', { name: 'Filtros' })
  await expect(filtros.getByRole('link', { name: /^Águas/ })).toHaveCount(0)
  await filtros.getByRole('link', { name: /^Bebidas/ }).click()
  await expect(page).not.toHaveURL(/categ=/)
  const chip = filtros.locator('.chip:not([data-on])').filter({ hasText: /\d/ }).first()
  const total = Number((await chip.locator('small').textContent()) ?? 0)
  await chip.click()
  await expect(cards(page)).toHaveCount(Math.min(total, 20))
})

test('a suggestion that is refused does not come again, also after a reload (§7 sugestao/feedback)', async ({
  page,
}) => {
  test.slow()
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio?sk=azeite')
  await nameOf(page, 0).click()
  const shelf = page.locator('.sugestao')
  await page.locator('[data-encaixe="produto"]').scrollIntoViewIfNeeded()
  const no = shelf.getByRole('button', { name: /^Não sugerir mais / }).first()
  await expect(no).toBeVisible()
  const nome = ((await no.getAttribute('aria-label')) ?? '').replace('Não sugerir mais ', '')
  const sent = page.waitForRequest(
    (request) => /sugestao\/feedback/.test(request.url()) && /RECUSADO/.test(request.postData() ?? ''),
  )
  await no.click()
  await expect(page.getByText(`Não vamos mais sugerir ${nome}`).first()).toBeVisible()
  await sent
  await page.reload()
  await page.locator('[data-encaixe="produto"]').scrollIntoViewIfNeeded()
  await expect(shelf.locator('.card').first()).toBeVisible()
  await expect(shelf.getByRole('link', { name: nome, exact: true })).toHaveCount(0)
})

test('a product and a list are passed on by the system’s own sheet; a list is copied from, and read by whoever has its link, in prices of their own (ux 1.5.6, 1.14.2)', async ({
  page,
  browser,
}) => {
  // The sheet of the system, which this browser does not have (ux 1.5.6).
  await page.addInitScript(() => {
    navigator.share = async (dado) => {
      sessionStorage.setItem('dado', JSON.stringify(dado))
    }
  })
  const readDado = async (): Promise<ShareData> =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('dado'))) ?? '{}')
  await login(page, 'emporio', await createConta('ana'))
  await page.goto(`/emporio/produto/${await findProduto(page, 'emporio', 'mel silvestre')}`)
  const passar = page.getByRole('link', { name: 'Compartilhar' })
  await waitAlive(passar)
  await passar.click()
  await expect
    .poll(readDado)
    .toMatchObject({ url: page.url(), text: expect.stringMatching(/^Mel silvestre.*, em Empório/) })
  await page.goto('/emporio/listas')
  await page.getByRole('link', { name: 'Churrasco para oito', exact: true }).click()
  await page.getByRole('button', { name: /Guardar nas minhas listas/ }).click()
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const link = await page.getByLabel('Link da lista').inputValue()
  await page.getByRole('link', { name: 'Enviar link' }).click()
  await expect.poll(async () => (await readDado()).url).toBe(link)
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(new URL(link).pathname)
  await expect(other.getByRole('main')).toContainText('R$')
  await expect(other.getByRole('button', { name: /Renomear|Desativar/ })).toHaveCount(0)
  await stranger.close()
  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Lista desativada.')).toBeVisible()
})

test('the rhythm of past orders is a list that says how often (issue 3)', async ({ page }) => {
  await login(page, 'emporio', ana)
  await page.goto('/emporio/listas/00000000-0000-0000-0000-000000000001')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O que você sempre compra')
  await expect(page.getByRole('main')).toContainText(/a cada \d+ dias/)
})

test('a page brings the categories that it shows; the menu brings the rest once it opens, an address without script too (issue 16) @desktop', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const resposta = await request.get('/v2/app/token/listacategoriasprodutos/emporio')
  const { data } = (await resposta.json()) as { data: Categoria[] }
  const pai = data.find(({ filhas }) => filhas.length > 1)
  const filha = pai?.filhas[1]
  if (!pai || !filha) throw new Error('the demo has no tree')
  const html = await (await request.get('/emporio?ordenacao=menor_preco')).text()
  const filhas = data.flatMap((cada) => cada.filhas)
  // Some may stand in the store's own menu.
  expect(filhas.filter(({ slug }) => html.includes(`\\"${slug}\\"`)).length).toBeLessThan(filhas.length / 2)

  await page.goto('/emporio?ordenacao=menor_preco')
  const abrir = page.locator('[data-painel="menu"]').filter({ visible: true }).first()
  await waitAlive(abrir)
  await abrir.press('Enter')
  const menu = page.getByRole('dialog')
  const ramo = menu.locator('details').filter({ hasText: pai.nome }).first()
  const link = ramo.getByRole('link', { name: new RegExp(`^${filha.nome}`) })
  await ramo.locator('summary').press('Enter')
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`categ=${filha.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(filha.nome)
  const arvore = (onde: Page) => onde.getByRole('navigation', { name: 'Categorias desta lista' })
  await expect(arvore(page).locator('[aria-current="page"]')).toContainText(filha.nome)

  const semScript = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const outra = await semScript.newPage()
  await outra.goto(`/emporio?categ=${pai.slug}`)
  await arvore(outra)
    .getByRole('link', { name: new RegExp(`^${filha.nome}`) })
    .click()
  await expect(outra).toHaveURL(new RegExp(`categ=${filha.slug}`))
  await semScript.close()
})
