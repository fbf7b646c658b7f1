import { expect, test, type Page } from './teste.ts'

import { decideCookies, listViolations, waitAlive } from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

const campoOf = (page: Page) => page.getByRole('combobox', { name: 'Buscar produtos' })
const nameOf = (page: Page, n: number) => page.getByRole('main').locator('.card-name').nth(n)
/** What a screen reader is told. */
const dito = (page: Page) => page.getByRole('status')

test('a slip is read as what is meant, shown at once and said; what was typed can be searched for all the same (O4) @phone', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitAlive(campoOf(page))
  await campoOf(page).fill('detergnete')
  await campoOf(page).press('Enter')
  const main = page.getByRole('main')
  await expect(main).toContainText('Você quis dizer detergente? Mostrando resultados de detergente')
  await expect(nameOf(page, 0)).toContainText(/Detergente/)
  await expect(dito(page).filter({ hasText: /Você quis dizer detergente\? \d+ produto/ })).toHaveCount(1)
  expect(await listViolations(page)).toEqual([])

  await main.getByRole('link', { name: 'buscar exatamente por detergnete' }).click()
  await expect(page).toHaveURL(/exata=true/)
  await expect(main.getByRole('heading', { name: 'Nenhum produto com “detergnete”' })).toBeVisible()
  await main.getByRole('link', { name: 'detergente', exact: true }).click()
  await expect(page).toHaveURL(/\?sk=detergente$/)
  await expect(nameOf(page, 0)).toContainText(/Detergente/)
})

test('what nobody sells shows what has part of the words, the nearest first, reached by keyboard (O4) @desktop', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitAlive(campoOf(page))
  await campoOf(page).fill('oleo de soja')
  await campoOf(page).press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nenhum produto com “oleo de soja”' })).toBeVisible()
  await expect(dito(page).filter({ hasText: /produtos? com parte das palavras/ })).toHaveCount(1)
  await expect(main.getByRole('region', { name: 'Têm parte das palavras' })).toBeVisible()
  await expect(nameOf(page, 0)).toContainText(/Óleo/)
  expect(await listViolations(page)).toEqual([])

  const oleo = main.getByRole('link', { name: 'oleo', exact: true })
  await oleo.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sk=oleo$/)
  await expect(nameOf(page, 0)).toContainText(/Óleo/)
})

test('where nothing is alike, what sells most and the shelves of the store stand in; also without script @phone', async ({
  page,
}) => {
  await page.goto('/emporio?sk=xyzkw')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Mais vendidos' }).locator('.card')).toHaveCount(12)
  await expect(
    main.getByRole('navigation', { name: 'Seções da loja' }).getByRole('link').first(),
  ).toBeVisible()
  const html = await (await page.request.get('/emporio?sk=oleo+de+soja')).text()
  expect(html).toContain('Têm parte das palavras')
})

test('suggestions lead to what is meant, and say when they have part of the words (ARIA APG) @desktop', async ({
  page,
}) => {
  await page.goto('/emporio/combos')
  await waitAlive(campoOf(page))
  await campoOf(page).fill('detergnete')
  const sugestoes = page.getByRole('listbox', { name: 'Sugestões' })
  await expect(sugestoes.getByRole('option').first()).toHaveText('Você quis dizer detergente?')
  await expect(sugestoes.getByRole('option').nth(1)).toContainText(/Detergente/)
  await expect(dito(page).filter({ hasText: /sugest(ão|ões) de detergente/ })).toHaveCount(1)
  await campoOf(page).press('ArrowDown')
  await expect(campoOf(page)).toHaveAttribute('aria-activedescendant', /-0$/)
  await campoOf(page).press('ArrowDown')
  await campoOf(page).press('ArrowUp')
  await campoOf(page).press('Enter')
  await expect(page).toHaveURL(/\?sk=detergente$/)

  await page.goto('/emporio/combos')
  await waitAlive(campoOf(page))
  await campoOf(page).fill('oleo de soja')
  await expect(sugestoes).toContainText('Nada com todas as palavras')
  await expect(dito(page).filter({ hasText: /sugest(ão|ões) com parte das palavras/ })).toHaveCount(1)
  await expect(sugestoes.getByRole('option').first()).toContainText(/Óleo/)
  expect(await listViolations(page)).toEqual([])
})
