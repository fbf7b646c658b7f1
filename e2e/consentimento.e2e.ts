import { expect, test, type Page } from '@playwright/test'

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
  await page.goto('/emporio/carrinho')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
