import { expect, test, type Page } from './teste.ts'

import { ana } from './conta.ts'
import { addFromSearch, decideCookies, listViolations, login, waitAlive } from './passos.ts'

/** The cart of issue 3: quantities that explain themselves, prices that explain themselves, saving that loses nothing. */
test.beforeEach(({ page }) => decideCookies(page))

const quantidade = (page: Page, nome: string | RegExp) =>
  page.getByRole('main').getByRole('textbox', { name: nome }).first()

test('a quantity is typed with a comma, fitted to its rules, and each limit says its number (§4)', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'pão francês')
  await page.goto('/emporio/carrinho')
  const campo = quantidade(page, 'Quantidade de Pão francês')
  const cerca = page.getByRole('main').getByRole('group', { name: 'Quantidade de Pão francês' })
  await expect(campo).toHaveValue('0,100')
  await expect(page.getByText('mínimo 0,100 kg')).toBeVisible()
  await campo.fill('0,27')
  await campo.press('Enter')
  await expect(campo).toHaveValue('0,300')
  // What says a limit comes and goes around the field, which keeps the focus.
  await expect(campo).toBeFocused()
  await expect(page.getByText(/Vendido em múltiplos de 0,050/)).toBeVisible()
  await campo.fill('99')
  await campo.press('Enter')
  await expect(campo).toHaveValue('5')
  await expect(page.getByText('máx. 5 kg por pedido')).toBeVisible()
  await expect(campo).toBeFocused()
  await expect(cerca.getByRole('button', { name: /^Aumentar/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a held button goes ever faster; a removal can be undone for six seconds @phone', async ({ page }) => {
  await addFromSearch(page, 'emporio', 'café dona rita')
  await page.goto('/emporio/carrinho')
  const campo = quantidade(page, /^Quantidade de Café/)
  await page.getByRole('button', { name: /^Aumentar quantidade de Café/ }).hover()
  await page.mouse.down()
  await expect.poll(async () => Number(await campo.inputValue())).toBeGreaterThan(8)
  await page.mouse.up()
  const antes = await campo.inputValue()
  await page.getByRole('button', { name: /^Remover Café/ }).click()
  await expect(campo).toBeHidden()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(campo).toHaveValue(antes)
})

test('a product that stands in several rows is drawn for the press where it was pressed, elsewhere once that is seen @phone', async ({
  page,
}) => {
  await page.goto('/emporio')
  await page
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .scrollIntoViewIfNeeded()
  const findRepetido = () =>
    page.locator('[data-produto]:has([type=submit])').evaluateAll((todos) => {
      const ids = todos.map((cartao) => cartao.getAttribute('data-produto'))
      return ids.find((id, i) => ids.indexOf(id) < i) ?? null
    })
  await expect.poll(findRepetido).not.toBeNull()
  const cartoes = page.locator(`[data-produto="${await findRepetido()}"]`)
  await waitAlive(cartoes.last())
  const total = await cartoes.count()
  // As a finger begins; what it ends with is looked at in its own turn.
  await cartoes
    .first()
    .getByRole('button', { name: /^Adicionar/ })
    .dispatchEvent('pointerdown')
  const naHora = await cartoes.evaluateAll(async (todos) => {
    todos[0]?.querySelector<HTMLElement>('[type=submit]')?.click()
    await Promise.resolve()
    return todos.map((cartao) => cartao.querySelector('.stepper') !== null)
  })
  expect(naHora).toEqual([true, ...Array.from({ length: total - 1 }, () => false)])
  await expect(cartoes.locator('.stepper')).toHaveCount(total)
})

test('what is missing to the next price is said on card, detail and cart, and one press takes it @phone', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'leite integral campo belo')
  const card = page.locator('.card').filter({ hasText: 'Leite integral Campo Belo' }).first()
  await expect(card).toContainText('Faltam 6 un. para R$ 4,99 cada')
  await page.goto('/emporio/carrinho')
  await expect(page.getByRole('main')).toContainText('Faltam 6 un. para R$ 4,99 cada')
  await page.getByRole('button', { name: 'Levar 12' }).click()
  await expect(quantidade(page, /^Quantidade de Leite/)).toHaveValue('12')
  await expect(page.getByRole('main').getByText(/preço atacado a partir de 12\sun\./)).toBeVisible()
})

test('each price explains itself: every rule, what it offers, which one holds (readings 3) @desktop', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'leite integral campo belo')
  await page.goto('/emporio/carrinho')
  await page.getByText('Por que este preço?').click()
  const regras = page.getByRole('main').getByRole('listitem')
  await expect(regras.filter({ hasText: 'Preço atacado' }).last()).toContainText(
    'preço atacado começa em 12 un.',
  )
  await expect(regras.filter({ hasText: '(é o que vale)' }).last()).toContainText(/Preço (normal|de oferta)/)
  expect(await listViolations(page)).toEqual([])

  await page.goto('/emporio?sk=leite+integral+campo+belo')
  await page
    .getByRole('link', { name: /Leite integral Campo Belo/ })
    .first()
    .click()
  await page.waitForURL(/produto/)
  await page.getByText('Por que este preço?').click()
  await expect(page.getByText('Vale a primeira regra que tem preço, nesta ordem:')).toBeVisible()
})

test('a line of an order still says why it cost what it cost @phone', async ({ page }) => {
  await login(page, 'emporio', ana)
  await page.goto('/emporio/pedidos')
  await page
    .getByRole('link', { name: /^Pedido \d+/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pedidos\/\d+$/)
  // A price that is not the list's says its reason instead of the question.
  await page
    .getByRole('main')
    .getByText(/^(Por que este preço\?|preço )/)
    .first()
    .click()
  await expect(page.getByText('(é o que vale)').first()).toBeAttached()
})

test('who has something in the cart is never told that it is empty while the page comes alive (ux 1.6)', async ({
  page,
}) => {
  await page.goto('/emporio/carrinho')
  const vazio = page.getByRole('heading', { name: 'Seu carrinho está vazio' })
  await expect(vazio).toBeVisible()
  await addFromSearch(page, 'emporio', 'café dona rita')
  // Until the test lets them through, no script of the page comes: what is seen is what the server wrote.
  const { promise: livre, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await livre
    await route.continue()
  })
  await page.goto('/emporio/carrinho', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible()
  await expect(vazio).toBeHidden()
  await expect(page.getByText('R$ 0,00').first()).toBeHidden()
  release(undefined)
  await expect(quantidade(page, /^Quantidade de Café/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Remover Café/ })
    .first()
    .click()
  await expect(vazio).toBeVisible()
})
