import { expect, test } from './teste.ts'

import { openClienteDaNegociacao } from './negociacao.ts'
import { createAtendente, openPainel } from './painel.ts'
import { cambui, chooseLocal, listViolations, sendPedido, waitAlive } from './passos.ts'

/** Where ana's goods go, as her first address has it. */
const casa = { ...cambui, cep: '13015002' }

test('a freight that was negotiated says by whom and why, from the cart to the order (§4, decision 0109) @desktop', async ({
  browser,
  baseURL,
  page: marina,
}) => {
  const cliente = await openClienteDaNegociacao(browser, baseURL, [{ sk: 'arroz agulhinha', quantidade: 3 }])
  const { page } = cliente
  const nota = /^combinado por Marina Duarte: “Primeira entrega na obra”$/

  await test.step('the attendant agrees on it for an address, and lets the customer go on', async () => {
    await openPainel(marina, cliente.noPainel, await createAtendente(['emporio'], 'Marina Duarte'))
    await waitAlive(marina.getByRole('button', { name: 'Bloquear para negociar' }))
    await marina.getByRole('button', { name: 'Bloquear para negociar' }).click()
    await marina.getByRole('button', { name: 'Frete', exact: true }).click()
    const dialogo = marina.getByRole('dialog')
    await dialogo.getByLabel('Forma de entrega').selectOption({ index: 1 })
    await dialogo.getByLabel('Frete, em reais').fill('4,40')
    await dialogo.getByLabel(/^Por quê/).fill('Primeira entrega na obra')
    await dialogo.getByRole('button', { name: 'Combinar frete' }).click()
    await expect(dialogo).toHaveCount(0)
    await marina.getByRole('button', { name: 'Liberar com preços' }).click()
    await marina.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click()
    await expect(marina.getByText(/Valem até/)).toBeVisible()
  })

  await test.step('the cart names it beneath the freight, and counts it', async () => {
    await chooseLocal(page, casa)
    await page.goto('/emporio/carrinho')
    await expect(page.getByText(nota)).toBeVisible()
    await expect(page.locator('.carrinho-soma')).toContainText(/R\$.4,40/)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    expect(await listViolations(page)).toEqual([])
  })

  await test.step('so does the order page, which sends it at that price', async () => {
    await page.goto('/emporio/finalizar')
    await expect(page.getByRole('complementary', { name: 'Seu pedido' }).getByText(nota)).toBeVisible()
    const numpedido = await sendPedido(page)
    await expect(page.getByText(nota)).toBeVisible()
    await page.goto(`/emporio/pedidos/${numpedido}`)
    await expect(page.getByText(nota)).toBeVisible()
    await expect(page.getByText(/^R\$.4,40$/)).toBeVisible()
  })
})
