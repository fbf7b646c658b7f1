import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import {
  choose,
  addFromSearch,
  chooseLocal,
  decideCookies,
  findFornecedor,
  findLojas,
  listViolations,
  login,
  manaus,
  waitAlive,
} from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

const chip = (page: Page) => page.locator('#chip-local')

test('a place is chosen on the map by keyboard alone, within the area that the store serves (ux 1.2.3)', async ({
  page,
}) => {
  await page.goto('/emporio#endereco')
  await page.getByRole('button', { name: 'Escolher no mapa' }).press('Enter')
  const pino = page.getByRole('button', { name: /^Alfinete/ })
  await pino.focus()
  const before = await pino.boundingBox()
  for (let i = 0; i < 8; i++) await pino.press('Shift+ArrowUp')
  await page.getByRole('button', { name: 'Mover 10 metros para leste' }).press('Enter')
  await expect.poll(async () => (await pino.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await expect(page.getByRole('list', { name: 'Lojas no mapa' }).getByRole('listitem').first()).toBeVisible()
  const usar = page.getByRole('button', { name: 'Usar este lugar' })
  await expect(usar).not.toHaveAttribute('aria-disabled', 'true')
  expect(await listViolations(page)).toEqual([])
  await usar.press('Enter')
  await expect(chip(page)).toContainText('Entregar em')
})

test('at the door of the marketplace a point of the map says which stores come there (ux 1.1.6)', async ({
  page,
}) => {
  await chooseLocal(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Escolher no mapa' }).press('Enter')
  const lojas = page.getByRole('list', { name: 'Lojas no mapa' }).getByRole('listitem')
  const emporio = lojas.filter({ hasText: 'Empório da Serra' })
  await expect(emporio).toContainText('entrega aqui')
  // Ten kilometres north, by keys alone.
  const pino = page.getByRole('button', { name: /^Alfinete/ })
  await pino.focus()
  for (let i = 0; i < 100; i++) await pino.press('Shift+ArrowUp')
  await expect(emporio).toContainText('não chega aqui')
  const usar = page.getByRole('button', { name: 'Usar este lugar' })
  await expect(usar).not.toHaveAttribute('aria-disabled', 'true')
  expect(await listViolations(page)).toEqual([])
  for (let i = 0; i < 100; i++) await pino.press('Shift+ArrowDown')
  await expect(usar).not.toHaveAttribute('aria-disabled', 'true')
  await usar.press('Enter')
  await expect(page.getByRole('heading', { name: /lojas? para você/ })).toBeVisible()

  // Where nobody comes: other ways, and one letter when somebody does (ux 1.1.2).
  await chooseLocal(page, manaus)
  await page.goto('/?lojas=1')
  await expect(page.getByText('Infelizmente ainda não atendemos o seu endereço')).toBeVisible()
  await page.getByRole('button', { name: 'Avise-me quando chegar' }).press('Enter')
  await page.getByRole('textbox', { name: 'Seu e-mail' }).fill('bia@vitrine.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Avisaremos em bia@vitrine.example, uma vez.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver lojas para retirada' })).toBeVisible()
})

test('what another delivery type changes in the cart is said before it is done (ux 1.2.5)', async ({
  page,
}) => {
  await chooseLocal(page)
  // The store prices both ways alike: here pickup is dearer.
  await page.route('**/previa?*RETIRADA*', async (route) => {
    const response = await route.fetch()
    const carrinho = await response.json()
    const [linha] = carrinho.produtosSelecionados
    linha.totallinha += 5
    carrinho.totalCompras += 5
    await route.fulfill({ response, json: carrinho })
  })
  await addFromSearch(page, 'emporio', 'arroz')
  await page.goto('/emporio#endereco')
  await choose(page.getByRole('radio', { name: 'Retirada' }))
  await page
    .getByRole('button', { name: /^Loja / })
    .first()
    .click()
  const aviso = page.getByRole('alert').filter({ hasText: 'Com retirada, seu carrinho muda' })
  await expect(aviso).toContainText(/Total: R\$.* → R\$/)
  await aviso.getByRole('button', { name: 'Manter entrega' }).click()
  await expect(chip(page)).toContainText('Entregar em')
  await page
    .getByRole('button', { name: /^Loja / })
    .first()
    .click()
  await aviso.getByRole('button', { name: 'Trocar para retirada' }).click()
  await expect(chip(page)).toContainText('Retirar em')
  // The store may still be asked once more while the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the places that a text may mean are walked by the keys, in a circle with the field (ux 1.2.6, ARIA APG)', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitAlive(chip(page))
  await chip(page).click()
  const campo = page.getByRole('combobox', { name: 'CEP, rua ou cidade' })
  await campo.fill('campinas')
  const opcoes = page.getByRole('listbox', { name: 'Endereços encontrados' }).getByRole('option')
  await expect(opcoes).toHaveCount(3)
  const marked = opcoes.and(page.locator('[aria-selected=true]'))
  await campo.press('ArrowUp')
  await expect(marked).toContainText('Campinas do Piauí')
  await expect(campo).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '')
  await campo.press('ArrowDown')
  await expect(marked).toHaveCount(0)
  await expect(campo).not.toHaveAttribute('aria-activedescendant')
  await expect(campo).toBeFocused()
  await campo.press('Enter')
  await expect(chip(page)).toContainText('Campinas')
})

test('a store that requires an address asks for it and then opens the very page (§5)', async ({ page }) => {
  await page.goto('/cervejaria?sk=ipa')
  await expect(page).toHaveURL(/\/cervejaria\/enderecos\?exigido=1/)
  await page.getByRole('button', { name: /18 ou mais/ }).click()
  const campo = page.getByRole('main').getByLabel('CEP, rua ou cidade')
  await waitAlive(campo)
  await campo.fill('13025-002')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/cervejaria\?sk=ipa$/)
})

test('saved addresses: a new primary one, a removal and its way back, the billing address; logout forgets the place', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('bar'))
  await page.goto('/emporio/enderecos?novo=1')
  const cep = page.getByLabel('CEP', { exact: true })
  await waitAlive(cep)
  await cep.fill('13015-002')
  await expect(page.getByLabel('Rua', { exact: true })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Número' }).fill('1500')
  await page.getByLabel(/Nome deste endereço/).fill('Depósito')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await page.getByRole('button', { name: 'Tornar Depósito o principal' }).click()
  const deposito = page.getByRole('listitem').filter({ hasText: 'Depósito' })
  await expect(deposito).toContainText('Principal')
  await deposito.getByRole('button', { name: /Excluir/ }).click()
  await expect(page.getByText('Endereço excluído.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(deposito).toContainText('Principal')

  await page.getByRole('link', { name: 'Usar outro endereço' }).click()
  await waitAlive(page.getByLabel('CEP', { exact: true }))
  await page.getByLabel('CEP', { exact: true }).fill('13015-002')
  await expect(page.getByLabel('Rua', { exact: true })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Número' }).fill('7')
  await page.getByRole('button', { name: 'Salvar endereço de faturamento' }).click()
  await expect(page.getByRole('region', { name: 'Endereço de faturamento' })).toContainText(', 7,')

  const lojas = await findLojas(page, 'emporio')
  const idfornecedor = await findFornecedor(page, 'emporio')
  await chooseLocal(page, null, { [idfornecedor]: lojas.get('Loja Cambuí') ?? '' })
  await page.goto('/emporio/sair')
  await expect(chip(page)).toContainText('Loja Cambuí')
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expect(chip(page)).toContainText('Informe seu endereço')
})
