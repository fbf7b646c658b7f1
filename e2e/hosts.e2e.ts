import { expect, test } from './teste.ts'

import { port } from './banco.ts'

test("a supplier's own host shows that supplier alone (readings 9)", async ({ page }) => {
  await page.goto(`http://cervejaria.localhost:${port}/`)
  await expect(page).toHaveTitle(/Cervejaria/)
  await page.goto(`http://cervejaria.localhost:${port}/emporio`)
  await expect(page).toHaveTitle(/Cervejaria/)
})

test('a leading /commerce is ignored, and a UUID leads to the slug (§2)', async ({ page, request }) => {
  await page.goto('/commerce/emporio')
  await expect(page).toHaveURL(/\/emporio/)
  const { idfornecedor } = await (
    await request.get('/v2/app/token/configuracao/fornecedor?idfornecedor=emporio')
  ).json()
  await page.goto(`/${idfornecedor}`)
  await expect(page).toHaveURL(/\/emporio/)
})

test('prices of a wholesaler never reach a visitor, in page or call (readings 3)', async ({ request }) => {
  const page = await (await request.get('/atacado')).text()
  expect(page).not.toMatch(/R\$\s?\d|"preco(nf|vendaatacado)?":/)
  const list = await (await request.get('/v1/app/atacado/listaprodutosf/0?ordenacao=menor_preco')).text()
  expect(list).not.toMatch(/"preco|"minvendaatacado|descontoProgressivo/)
  expect(JSON.parse(list).listaTemPrecos).toBe(false)
})
