import { expect, test, type Page } from './teste.ts'

import { askAprovacao, createEmpresa } from './aprovacao.ts'
import type { Conta } from './conta.ts'
import { decideCookies, findProduto, listViolations, login, setCart, waitAlive } from './passos.ts'

let dona: Conta
/** Prepares for dona's company, and sends nothing. */
let caio: Conta

test.beforeEach(async () => {
  ;({ dona, caio } = await createEmpresa())
})

async function enter(page: Page, conta: Conta): Promise<void> {
  await decideCookies(page)
  await login(page, 'atacado', conta)
}

/** Nothing of the page is wider than its window. */
async function expectFits(page: Page): Promise<void> {
  const [largura, janela] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(largura).toBeLessThanOrEqual(janela ?? 0)
}

test('what one prepares another approves: the content is kept, both see it move, the order names both (§6, R3)', async ({
  page,
  browser,
}) => {
  await enter(page, caio)
  await askAprovacao(page)
  await expect(page.getByText('Espera resposta.')).toBeVisible()
  await expectFits(page)
  expect(await listViolations(page)).toEqual([])

  const outra = await (await browser.newContext()).newPage()
  await enter(outra, dona)
  // The cart becomes another one; what was asked for does not.
  await setCart(outra, 'atacado', [
    { id: await findProduto(outra, 'atacado', 'farinha de trigo'), quantidade: 40 },
  ])
  await outra.goto('/atacado/conta')
  await outra.getByRole('link', { name: /Aprovações/ }).click()
  await expect(outra.getByRole('link', { name: /Para aprovar\s*1/ })).toBeVisible()
  await outra.getByRole('link', { name: /^Conferir: Caio Nunes/ }).click()
  await expect(outra.getByText('Espera a sua resposta.')).toBeVisible()
  await expect(outra.getByLabel(/^Quantidade de Farinha de trigo/i)).toHaveValue('20')
  await expect(outra.getByText('O carrinho mudou depois')).toBeVisible()
  await expectFits(outra)
  expect(await listViolations(outra)).toEqual([])
  await outra.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(outra).toHaveURL(/\/atacado\/pedidos\/\d+/)
  await expect(outra.getByText('Pedido por Caio Nunes, aprovado por Dona Marta')).toBeVisible()

  await expect(page.getByText(/Aprovado: é o pedido \d+\./)).toBeVisible()
  await outra.context().close()
})

test('a refusal needs a word, which reaches who asked; who asked may take a request back', async ({
  page,
  browser,
}) => {
  await enter(page, caio)
  await askAprovacao(page)
  const outra = await (await browser.newContext()).newPage()
  await enter(outra, dona)
  await outra.goto(page.url())
  await outra.getByText('Recusar ou alterar').click()
  const recusar = outra.getByRole('button', { name: 'Recusar', exact: true })
  await waitAlive(recusar)
  await recusar.click()
  await expect(outra.getByText('Diga o motivo.')).toBeVisible()
  await outra.getByLabel('Por que não?').fill('Espere a semana que vem.')
  await recusar.click()
  await expect(outra.getByText('Recusado', { exact: true })).toBeVisible()
  await expect(page.getByText('Espere a semana que vem.')).toBeVisible()
  await outra.context().close()

  await askAprovacao(page)
  await page.getByRole('button', { name: 'Retirar o pedido' }).click()
  await expect(page.getByText('Retirado', { exact: true })).toBeVisible()
})

test('rules are tried before they are saved, and a dead end is told with its reason (I1, I2)', async ({
  page,
}) => {
  await enter(page, dona)
  await page.goto('/atacado/aprovacoes/regras')
  const adicionar = page.getByRole('button', { name: 'Adicionar regra' })
  await waitAlive(adicionar)
  await adicionar.click()
  await page.getByLabel('De quem').selectOption('TODOS')
  await page.getByRole('button', { name: 'Conferir nos últimos 90 dias' }).click()
  await expect(
    page.getByText('Na regra "Regra 1", ninguém poderia aprovar um pedido de Dona Marta.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar assim' })).toHaveCount(0)
  await page.getByLabel('De quem').selectOption('MENOS_ADMINISTRADORES')
  await page.getByRole('button', { name: 'Adicionar centro de custo' }).click()
  await page.getByRole('button', { name: 'Conferir nos últimos 90 dias' }).click()
  await expect(page.getByText(/Nenhum pedido nos últimos 90 dias/)).toBeVisible()
  await expectFits(page)
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar assim' }).click()
  await expect(page.getByText('Regras salvas')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome da regra')).toHaveValue('Regra 1')
})
