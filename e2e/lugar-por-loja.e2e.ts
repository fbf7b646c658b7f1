import { expect, test, type Page } from './teste.ts'

import { port } from './banco.ts'
import { createConta } from './conta.ts'
import {
  choose,
  addFromSearch,
  cambui,
  chooseLocal,
  decideCookies,
  findFornecedor,
  findLojas,
  listViolations,
  login,
  manaus,
  setLugar,
  waitAlive,
} from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

const chip = (page: Page) => page.locator('#chip-local')
const naoAtende = 'O fornecedor não atende no endereço informado'
const aviso = (page: Page) => page.getByRole('region', { name: 'Entrega neste endereço' })

test('what is chosen at one store is that store’s: pickup here, delivery there, and back (§4 Delivery type)', async ({
  page,
}) => {
  await chooseLocal(page)
  await page.goto('/emporio#endereco')
  await choose(page.getByRole('radio', { name: 'Retirada' }))
  await page.getByRole('button', { name: /^Loja Cambuí/ }).click()
  await expect(chip(page)).toContainText('Loja Cambuí')

  // Delivery alone, pickup alone, both: none of them takes the store of another company.
  await page.goto('/cervejaria')
  await expect(page).toHaveURL(/\/cervejaria$/)
  await expect(chip(page)).toContainText('Entregar em')
  await page.goto('/obra')
  await expect(chip(page)).toContainText('Retirar em')
  await expect(chip(page)).not.toContainText('Cambuí')
  await expect(page.getByText(naoAtende)).toHaveCount(0)
  await page.goto('/atacado')
  await expect(chip(page)).toContainText('Entregar em')

  // Their calls are asked as each of them sells.
  const previa = page.waitForRequest(/\/previa/)
  await addFromSearch(page, 'obra', 'cimento')
  expect(new URL((await previa).url()).searchParams.get('tipoentrega')).toBe('RETIRADA')
  await page.goto('/emporio')
  await expect(chip(page)).toContainText('Loja Cambuí')
})

test('a store for pickup alone sells by pickup from its first page, and names the store once it is known (readings 8)', async ({
  page,
}) => {
  await page.goto('/obra')
  await expect(chip(page)).toContainText(/Retirar em\s*Escolha a loja/)
  await chip(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Jundiaí/ })
    .click()
  await expect(chip(page)).toContainText('Jundiaí')
  // Closing the panel is a navigation, which a reload would meet on its way.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(chip(page)).toContainText('Jundiaí')
})

test('a cookie that another build wrote, or anybody, has the effect that its supplier allows', async ({
  page,
}) => {
  const [idloja = ''] = (await findLojas(page, 'emporio')).values()
  await setLugar(page, { tipoEntrega: 'RETIRADA', ...cambui, idloja, nomeloja: 'Loja Cambuí' })
  await page.goto('/cervejaria')
  await expect(page).toHaveURL(/\/cervejaria\/enderecos\?exigido=1/)
  await page.goto('/emporio')
  await expect(chip(page)).toContainText('Retirar em')
  await setLugar(page, {
    ponto: null,
    tipoEntrega: 'DELIVERY',
    escolhas: { [await findFornecedor(page, 'obra')]: idloja },
  })
  await page.goto('/obra')
  await expect(chip(page)).toContainText('Escolha a loja')
})

test('a deep link to a store that does not come here says so over list, product and cart, and what can be done (§8)', async ({
  page,
}) => {
  await chooseLocal(page, manaus)
  await addFromSearch(page, 'emporio', 'arroz')
  await expect(aviso(page)).toContainText(naoAtende)
  await expect(aviso(page).getByRole('link', { name: 'Lojas que entregam aí' })).toBeVisible()
  await expect(aviso(page).getByRole('button', { name: 'Avise-me quando chegar' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.locator('main a[href*="/produto/"]').first().click()
  await expect(page).toHaveURL(/\/produto\//)
  await expect(aviso(page)).toContainText(naoAtende)

  await page.goto('/emporio/carrinho')
  await expect(aviso(page)).toContainText(naoAtende)
  await expect(page.getByRole('link', { name: /Ir para o pedido/ })).toHaveCount(0)
  const troca = page.getByRole('main').getByRole('link', { name: 'Trocar endereço ou retirar' }).last()
  await waitAlive(troca)
  await troca.click()
  await choose(page.getByRole('dialog').getByRole('radio', { name: 'Retirada' }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Loja / })
    .first()
    .click()
  await expect(aviso(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Ir para o pedido/ }).first()).toBeVisible()
})

test('at a supplier’s own host the words are those of white-label (readings 8)', async ({ page }) => {
  const host = `http://cervejaria.localhost:${port}`
  await page.context().addCookies([{ name: 'vitrine_consent', value: '1,1,1,1', url: host }])
  await page.goto(`${host}/enderecos`)
  // The browser of these tests resolves *.localhost (playwright.config.ts).
  expect(page.url()).toContain(host)
  await page.getByRole('button', { name: /18 ou mais/ }).click()
  const campo = page.getByRole('main').getByLabel('CEP, rua ou cidade')
  await waitAlive(campo)
  await campo.fill('69010-001')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('alert')).toContainText('Infelizmente ainda não atendemos este endereço')
})

test('who logs in without a place has the primary address as one (readings 8)', async ({ page }) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio')
  await expect(chip(page)).toContainText('Entregar em')
  await expect(chip(page)).not.toContainText('Informe seu endereço')
})
