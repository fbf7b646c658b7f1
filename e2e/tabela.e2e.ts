import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, listViolations, login } from './passos.ts'

/** The table of a buyer (ux 1.3.7): filled in without the mouse, never locked, never losing the focus while it saves. */
test.beforeEach(async ({ page }) => {
  await decideCookies(page)
  await login(page, 'atacado', await createConta('bar'))
  await page.goto('/atacado?ordenacao=relevancia')
  await page.getByRole('button', { name: 'Ver em tabela' }).click()
  await expect(page.getByRole('table', { name: /Produtos e quantidades/ })).toBeVisible()
})

const campos = (page: Page) => page.getByRole('table').getByRole('textbox', { name: /^Quantidade de/ })
/** Rows of products: names of groups stand between them. */
const linhas = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('textbox') })
/** Which quantity field has the focus. */
const focused = (page: Page) =>
  campos(page).evaluateAll((all) => all.findIndex((campo) => campo === document.activeElement))

test('quantities are typed one after the other with Enter and Tab, and saving takes neither focus nor keys', async ({
  page,
}) => {
  await campos(page).first().focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe(1)
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe(2)
  const saved = page.waitForResponse((response) => /\/cart\?/.test(response.url()) && response.ok())
  await page.keyboard.type('1')
  await saved
  // The save came and went in the middle of typing.
  await page.keyboard.type('5')
  await expect.poll(() => focused(page)).toBe(2)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe(1)
  await expect(campos(page).first()).toHaveValue('3')
  await expect(campos(page).nth(1)).toHaveValue('2')
  await expect(campos(page).nth(2)).toHaveValue('15')
})

test('a digit on a focused row edits its quantity; arrows walk the rows', async ({ page }) => {
  await campos(page).first().focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('7')
  await expect.poll(() => focused(page)).toBe(1)
  await page.keyboard.press('Enter')
  await expect(campos(page).nth(1)).toHaveValue('7')
  await expect(linhas(page).nth(1).getByRole('cell').last()).toContainText(/R\$/)
  await expect(page.getByRole('region', { name: 'Seu pedido até aqui' })).toContainText('1 produto')
})

test('the view is remembered for each person, and nothing serious stands in the way', async ({ page }) => {
  await page.reload()
  await expect(page.getByRole('table', { name: /Produtos e quantidades/ })).toBeVisible()
  const row = await linhas(page).first().boundingBox()
  expect(row?.height).toBeGreaterThanOrEqual(44)
  expect(await listViolations(page)).toEqual([])
  await page.context().clearCookies()
  await decideCookies(page)
  await page.goto('/atacado?ordenacao=relevancia')
  await expect(page.getByRole('button', { name: 'Ver em grade' })).toHaveAttribute('aria-pressed', 'true')
})
