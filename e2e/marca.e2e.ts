import { expect, test, type Page } from '@playwright/test'

import { port, withBanco } from './banco.ts'
import { decideCookies, findProduto, setLugar, cambui } from './passos.ts'

/** Issue 13 B: a store at its own address, and its face. */
const propria = `http://cervejaria.localhost:${port}`
const daqui = {
  ponto: { ...cambui, textoendereco: 'Rua da Chegada, 7' },
  tipoEntrega: 'DELIVERY',
  escolhas: {},
}

/** A visitor's cart as the cookie of a page without script keeps it. */
async function putLinha(page: Page, id: string): Promise<void> {
  const value = `${id.replaceAll('-', '')}:2000`
  await page
    .context()
    .addCookies([{ name: 'vitrine_carrinho_cervejaria', value, url: `http://localhost:${port}` }])
}

test(
  'cart and place come along to the store’s own domain, once, without script too (§2)',
  { tag: '@desktop' },
  async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: `http://localhost:${port}`,
    })
    const page = await context.newPage()
    await setLugar(page, daqui)
    await putLinha(page, await findProduto(page, 'cervejaria', 'growler'))
    await page.goto('/cervejaria')
    await page.getByRole('button', { name: 'Abrir em cervejaria.localhost' }).click()
    await page.waitForURL(`${propria}/cervejaria`)
    await page.goto(`${propria}/cervejaria/carrinho`)
    const linha = page.getByRole('main').getByRole('link', { name: /growler/i })
    await expect.poll(() => linha.count()).toBeGreaterThan(0)
    const cookies = await context.cookies(propria)
    const valorDe = (nome: string) =>
      decodeURIComponent(cookies.find(({ name }) => name === nome)?.value ?? '')
    expect(valorDe('vitrine_carrinho_cervejaria')).toMatch(/^[0-9a-f]{32}:2000$/)
    expect(valorDe('vitrine_local')).toContain('Rua da Chegada, 7')
    // The same cart again: nothing is more.
    await page.goto('/cervejaria')
    await page.getByRole('button', { name: 'Abrir em cervejaria.localhost' }).click()
    await page.waitForURL(`${propria}/cervejaria`)
    const depois = await context.cookies(propria)
    expect(depois.find(({ name }) => name === 'vitrine_carrinho_cervejaria')?.value).toMatch(/:2000$/)
    await context.close()
  },
)

test(
  'another theme, with its icons, is in the pages that are asked for next (§1)',
  { tag: '@desktop' },
  async ({ request }) => {
    const changeTo = (brand: string) =>
      withBanco(
        (sql) =>
          sql`update fornecedor set config = jsonb_set(config, '{tema,entradas,brand}', ${sql.json(brand)}) where slug = 'obra'`,
      )
    const head = async () => (await (await request.get('/obra')).text()).split('</head>')[0] ?? ''
    const antes = await head()
    expect(antes).toContain('--brand:#c2410c;')
    const icone = /\/img\/marca\/obra\/\w+/.exec(antes)?.[0] ?? ''
    await changeTo('#8a2be2')
    await expect(async () => {
      const pagina = await head()
      expect(pagina).toContain('--brand:#8a2be2;')
      expect(pagina).not.toContain(icone)
    }).toPass({ intervals: [100] })
    await changeTo('#c2410c')
    await expect(async () => expect(await head()).toContain(icone)).toPass({
      intervals: [100],
    })
  },
)

test('a store that follows the shopper’s system is dark from its first bytes on, readable, and light on paper (ux 2.4)', async ({
  page,
}) => {
  await decideCookies(page)
  const fundo = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  // A new session of media begins with the next frame.
  const expectFundo = (cor: string) => expect.poll(fundo).toBe(cor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/obra')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fundo()).toBe('rgb(16, 18, 20)')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expectFundo('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  await expectFundo('rgb(255, 255, 255)')
})

test('a store that is dark is so for everybody, and can be read (ux 2.3)', async ({ page }) => {
  await decideCookies(page)
  await setLugar(page, daqui)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/cervejaria')
  await page.getByRole('button', { name: /18 ou mais/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 18, 20)')
})
