import { expect, test } from './teste.ts'

import { createConta } from './conta.ts'
import { loginByForm } from './passos.ts'

test.use({ javaScriptEnabled: false })

test('without script a shopper still finds, adds, changes and sees the cart', async ({ page }) => {
  await page.goto('/emporio?sk=arroz')
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click()
  await page.goto('/emporio/carrinho')
  await expect(page.getByText(/arroz/i).first()).toBeVisible()
  await expect(page.getByText(/R\$/).first()).toBeVisible()
  await page.getByText('Por que este preço?').first().click()
  // Texts are not looked for inside of <noscript>.
  await expect(page.locator('.por-que-traco').first()).toBeVisible()
})

test('without script a customer logs in, orders and sees the Pix', async ({ page }) => {
  await page.goto('/emporio?sk=romeu')
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click()
  await page.goto('/emporio/finalizar')
  await loginByForm(page, await createConta('ana'))
  await expect(page).toHaveURL(/\/finalizar/)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  await page
    .getByRole('button', { name: /Enviar pedido/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Pedido \d+ enviado/ })).toBeVisible()
})

test('without script a visitor who asks to be told comes back to the product after the login, and asks again', async ({
  page,
}) => {
  const lista = '/emporio?sk=arroz+negro'
  await page.goto(lista)
  const aviso = page.getByRole('button', { name: /^Avise-me/ }).first()
  await aviso.click()
  await loginByForm(page, await createConta('ana'))
  await expect(page).toHaveURL(lista)
  await aviso.click()
  await expect(page).toHaveURL(lista)
  await page.goto('/emporio/alertas')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Arroz negro/ })
      .first(),
  ).toBeVisible()
})
