import { expect, test, type Page } from './teste.ts'

import type { Fornecedor } from '@vitrine/contract'

import { readConfig } from '../server/src/infra/config.ts'
import { readBanco } from './banco.ts'
import { createConta } from './conta.ts'
import { waitTomada } from './figuras/draw-tela.ts'
import { lojas, pessoas, telas, type Feita, type Tela } from './figuras/telas.ts'
import {
  chooseLocal,
  decideCookies,
  enlargeTexto,
  findProduto,
  listViolations,
  login,
  setCart,
} from './passos.ts'
import { createPedido } from './pedido.ts'
import { findCortados, findQuebradas, findSobra, lengthenValores } from './sobra.ts'

/**
 * Every screen of the map (figuras/telas.ts), and those that something must be done for first: axe finds nothing serious, who sells is
 * named, and nothing sticks out or is cut in narrow and low windows and with large text (WCAG 1.4.4, 1.4.10). What a press opens over a screen is looked at where it is pressed.
 */
test.beforeEach(({ page }) => decideCookies(page))

const lojaDe = (quem: keyof typeof pessoas) => (quem === 'ana' ? 'emporio' : 'atacado')

/** What the law asks of the foot of a page (Decreto 7.962/2013, art. 2 I and II): name, CNPJ, address, contact; of the store, or else of the platform. */
async function listIdentificacao(page: Page): Promise<string[]> {
  const slug = lojas.find((loja) => new URL(page.url()).pathname.split('/')[1] === loja)
  const { plataforma } = readConfig({ DEMO: '1', DATABASE_URL: readBanco().url })
  if (!slug) return plataforma ? Object.values(plataforma) : ['a platform without a name']
  const loja = await page.request.get(`/v2/app/token/configuracao/fornecedor?idfornecedor=${slug}`, {
    maxRetries: 3,
  })
  const { rodape } = ((await loja.json()) as Fornecedor).config
  return [rodape.razaosocial, rodape.cnpj, rodape.endereco, rodape.email]
}

const celular = { width: 390, height: 844 }

/** Axe, and the foot of the page, at the size of a phone; only so much where colours are what is new. */
async function expectLegivel(page: Page, endereco: string): Promise<void> {
  await page.setViewportSize(celular)
  await page.goto(endereco)
  await waitTomada(page)
  // What it asks for once it stands (coupons, counts) has its place: axe measures rule after rule, and what moves between two is wrong in none.
  await page.waitForLoadState('networkidle')
  const ditos = await listIdentificacao(page)
  for (const dito of ditos) expect(dito, endereco).toMatch(/\S{4}/)
  const rodape = await page.getByRole('contentinfo').innerText()
  expect
    .soft(
      ditos.filter((dito) => !rodape.includes(dito)),
      `what ${endereco} does not name`,
    )
    .toEqual([])
  expect.soft(await listViolations(page), `${endereco} on a phone`).toEqual([])
}

/** The same at the size of a desk; nothing sticks out of the narrowest window, nor with text twice as large, nor is cut on a phone that lies. */
async function expectAcessivel(page: Page, endereco: string): Promise<void> {
  await expectLegivel(page, endereco)
  await page.setViewportSize({ width: 320, height: 844 })
  // What is still finding its place is asked about again.
  await expect.poll(() => page.evaluate(findSobra), `${endereco} at 320 px`).toEqual([])
  // The number stands at the end of a street.
  const lugar = page.locator('html:not(:has(dialog[open])) #chip-local b > span')
  const isInteiro = (dito: Element) => dito.scrollHeight <= dito.clientHeight + 1
  for (const dito of await lugar.all())
    expect.soft(await dito.evaluate(isInteiro), `place in the head of ${endereco}`).toBe(true)
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const quebradas = () => page.evaluate(findQuebradas)
    await expect.poll(quebradas, `words broken on ${endereco} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 844, height: 390 })
  expect.soft(await page.evaluate(findCortados, 1 / 4), `bars of ${endereco} at 844 by 390 px`).toEqual([])
  await page.setViewportSize(celular)
  await enlargeTexto(page)
  await expect.poll(() => page.evaluate(findSobra), `${endereco} with text at 200 %`).toEqual([])
  expect.soft(await page.evaluate(findCortados, 1 / 3), `bars of ${endereco} with text at 200 %`).toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(lengthenValores)
  await expect.poll(() => page.evaluate(findSobra), `${endereco} with long amounts at 320 px`).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect.soft(await listViolations(page), `${endereco} at a desk`).toEqual([])
}

const comTela = Object.entries(telas).flatMap(([nome, tela]): [string, Tela][] =>
  'path' in tela ? [[nome, tela]] : [],
)

for (const [nome, { quem, path }] of comTela)
  test(`${nome}, of ${quem ?? 'a visitor'}, can be used by everybody in every window, and says who sells (S9; brazil B1, L1) @desktop`, async ({
    page,
  }) => {
    if (quem) await login(page, lojaDe(quem), { email: pessoas[quem], senha: 'vitrine-demo' })
    await expectAcessivel(page, typeof path === 'string' ? path : await path(page))
  })

for (const endereco of [
  '/emporio',
  '/atacado',
  '/obra',
  '/emporio/carrinho',
  '/emporio/convite',
  '/emporio/link/carta',
  '/emporio/link/festa-junina',
  '/emporio?sk=zzzz',
])
  test(`so can ${endereco}: another store, a link that is over, a search without an answer (S9; brazil B1, L1) @desktop`, ({
    page,
  }) => expectAcessivel(page, endereco))

test('so can a full cart, an order and its conversation (S9; brazil B1, L1) @desktop', async ({ page }) => {
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page)
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 12 }])
  for (const tela of ['carrinho', 'chat', `pedidos/${numpedido}`])
    await expectAcessivel(page, `/emporio/${tela}`)
})

const feitas = Object.entries(telas).flatMap(([nome, tela]): [string, Feita][] =>
  'feita' in tela ? [[nome, tela]] : [],
)
for (const [nome, { feita }] of feitas)
  test(`so can ${nome}, which something is done for first (S9; brazil B1, L1) @desktop`, async ({ page }) => {
    await expectAcessivel(page, await feita(page))
  })

for (const loja of ['obra', 'cervejaria'] as const)
  test(`in the dark of ${loja} its main screens can be read: home, list, product, cart, login, order page (ux 2.3, 2.4) @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: loja === 'obra' ? 'dark' : 'light' })
    await chooseLocal(page)
    const produto = await findProduto(page, loja, loja === 'obra' ? 'cimento' : 'ipa')
    await page.goto(`/${loja}`)
    if (loja === 'cervejaria') await page.getByRole('button', { name: /18 ou mais/ }).click()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 18, 20)')
    for (const tela of ['', '?ordenacao=relevancia', `/produto/${produto}`, '/entrar', '/combos'])
      await expectLegivel(page, `/${loja}${tela}`)
    await login(page, loja, await createConta('ana'))
    await setCart(page, loja, [{ id: produto, quantidade: 12 }])
    for (const tela of ['/carrinho', '/finalizar', '/pedidos', '/conta'])
      await expectLegivel(page, `/${loja}${tela}`)
  })
