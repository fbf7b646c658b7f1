import { expect, primeiraVisita as test, type Page } from './teste.ts'

import { port } from './banco.ts'
import { addFromSearch, waitAlive } from './passos.ts'

/** Everything that this store keeps in the browser: cookies, both storages, caches. */
async function listGuardados(page: Page): Promise<string[]> {
  const noAparelho = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((nome) => `local:${nome}`),
    ...Object.keys(sessionStorage).map((nome) => `sessao:${nome}`),
    ...(await caches.keys()).map((nome) => `cache:${nome}`),
  ])
  const cookies = await page.context().cookies()
  return [...cookies.map(({ name }) => `cookie:${name}`), ...noAparelho].toSorted()
}

/** What a visit leaves behind: a search, views, a cart, a place that was looked for, a product seen. */
async function visit(page: Page): Promise<void> {
  await addFromSearch(page, 'emporio', 'café em grãos mantiqueira')
  await page.getByRole('button', { name: 'Ver em lista' }).click()
  await page.goto('/emporio?utm_source=radio&utm_campaign=natal')
  await page.locator('.card a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The recommendations of a page come last, and would be the last to write.
  await page.goto('/emporio/carrinho')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The recommendations of a cart come last, and would be the last to write. */
async function waitSugestao(page: Page): Promise<void> {
  // Waited for once the page before has gone: its own answer would never end.
  await page.reload({ waitUntil: 'commit' })
  const sugestao = page.waitForResponse((resposta) => resposta.url().includes('/v4/sugestao/produtos/'))
  await page.waitForLoadState()
  await page.keyboard.press('End')
  await (await sugestao).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

test('after a refusal nothing is written that needs a yes: cookies, storage, caches (§4 Local persistence; T5)', async ({
  page,
}) => {
  await page.goto('/emporio?utm_source=radio&utm_campaign=natal')
  const rejeitar = page.getByRole('button', { name: /Rejeitar/ }).first()
  await waitAlive(rejeitar)
  await rejeitar.click()
  await expect(rejeitar).toHaveCount(0)
  await visit(page)
  await waitSugestao(page)
  const guardados = await listGuardados(page)
  expect(guardados).toContain('cookie:vitrine_consent')
  // What the store needs to work (group 0): choice, place, cart, where a page was scrolled to.
  const essenciais = [
    'cookie:vitrine_carrinho',
    'cookie:vitrine_consent',
    'cookie:vitrine_local',
    'local:vitrine_carrinho',
    'sessao:react-router-scroll-positions',
    'sessao:vitrine_submissao',
  ]
  expect(guardados.filter((nome) => !essenciais.some((essencial) => nome.startsWith(essencial)))).toEqual([])
})

test('who declines even the essential ones buys all the same, and nothing is kept but the choice (readings 8; T5)', async ({
  page,
}) => {
  await page
    .context()
    .addCookies([{ name: 'vitrine_consent', value: '0,0,0,0', url: `http://localhost:${port}` }])
  await visit(page)
  const guardados = await listGuardados(page)
  expect(guardados.filter((nome) => !/^cookie:vitrine_(?:consent|local)/.test(nome))).toEqual([])
})

test('who accepted has the views and the cart kept: the same visit does write', async ({ page }) => {
  await page.goto('/emporio')
  const aceitar = page.getByRole('button', { name: /Aceitar/ }).first()
  await waitAlive(aceitar)
  await aceitar.click()
  await visit(page)
  const guardados = await listGuardados(page)
  expect(guardados.some((nome) => nome.startsWith('local:vitrine_visao'))).toBe(true)
  expect(guardados.some((nome) => nome.startsWith('local:vitrine_carrinho'))).toBe(true)
})

test('a campaign is kept for 7 days once the visitor agrees and is told on every call (§4, §9; brazil P3)', async ({
  page,
}) => {
  const campanha = '/emporio?utm_source=r%C3%A1dio%20%F0%9F%A7%80&utm_campaign=natal&utm_medium=spot&gclid=x'
  const readUtm = async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('utm_'))
  await page.goto(campanha)
  const aceitar = page.getByRole('button', { name: 'Aceitar' })
  await waitAlive(aceitar)
  expect(await readUtm()).toEqual([])
  const escolhida = page.waitForResponse((response) => response.url().endsWith('/v4/consentimento'))
  await aceitar.click()
  await escolhida
  await expect
    .poll(async () => (await readUtm()).map(({ name }) => name).toSorted())
    .toEqual(['utm_all', 'utm_campaign', 'utm_source'])
  const emSegundos = (await readUtm()).map(({ expires }) => expires - Date.now() / 1000)
  for (const segundos of emSegundos) {
    expect(segundos).toBeGreaterThan(604_800 - 300)
    expect(segundos).toBeLessThanOrEqual(604_800)
  }
  const chamada = page.waitForRequest((request) => request.url().includes('/full-text/pesquisar'))
  await page.getByRole('combobox', { name: /Buscar/ }).fill('café')
  const headers = (await chamada).headers()
  expect(headers['x-utm-source']).toBe('r%C3%A1dio%20%F0%9F%A7%80')
  expect(headers['x-utm-campaign']).toBe('natal')
  expect(headers['x-utm-all']).toBe('utm_source=r%C3%A1dio%20%F0%9F%A7%80&utm_campaign=natal&utm_medium=spot')
})

test.describe('before a page is alive', () => {
  /** The page as it is first painted: its scripts never come. */
  async function openQuieta(page: Page, path: string): Promise<void> {
    // Neither come nor fail: a page whose scripts fail says so.
    await page.route('**/*.js', () => {})
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
  }
  const findPergunta = (page: Page) => page.getByRole('region', { name: 'Cookies' })
  const readRoom = (page: Page) =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--consentimento'))

  test('who has not chosen is asked with the first paint, and the bars stand on the question (ux 1.20.2)', async ({
    page,
  }) => {
    await openQuieta(page, '/emporio')
    const pergunta = await findPergunta(page).boundingBox()
    const barra = await page.getByRole('navigation', { name: 'Principal' }).boundingBox()
    expect(await readRoom(page)).toBe(`${Math.round(pergunta?.height ?? 0)}px`)
    expect((barra?.y ?? 0) + (barra?.height ?? 0)).toBeLessThanOrEqual((pergunta?.y ?? 0) + 1)
  })

  test('who has chosen never sees the question, on the same page of all visitors', async ({ page }) => {
    const url = `http://localhost:${port}`
    await page.context().addCookies([{ name: 'vitrine_consent', value: '1,0,0,0', url }])
    await openQuieta(page, '/emporio')
    await expect(findPergunta(page)).toBeHidden()
    expect(await readRoom(page)).toBe('')
  })

  test('what was kept of a choice and says nothing is no choice: it is asked again', async ({ page }) => {
    const url = `http://localhost:${port}`
    await page.context().addCookies([{ name: 'vitrine_consent', value: 'sim', url }])
    await openQuieta(page, '/emporio')
    await expect(findPergunta(page)).toBeVisible()
  })
})
