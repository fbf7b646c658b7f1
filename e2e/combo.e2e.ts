import { expect, test, type Page } from '@playwright/test'

/** Combos (ux 1.15) and additional services (ux 1.24), from the screen to the order. */
async function enter(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/entrar/)
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill('ana@vitrine.example')
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill('vitrine-demo')
  await page.getByRole('button', { name: /Entrar/ }).click()
  await expect(page).toHaveURL(/\/finalizar/)
}

async function send(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/submissao\/(\d+)/)
  await page.goto(page.url().replace('submissao', 'pedidos'))
}

test('a combo is put together, bought as one group, and stands in the order with its products', async ({
  page,
}) => {
  await page.goto('/emporio/combos')
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page.getByRole('link', { name: 'Noite de massa' }).click()
  const add = page.getByRole('button', { name: /Adicionar combo/ })
  await expect(add).toBeDisabled()
  await expect(page.getByText('Faltam 2 itens do grupo Massas')).toBeVisible()
  await page.getByRole('button', { name: /Escolher Macarrão fusilli/ }).click()
  await expect(page.getByText('1 de 2 escolhidos')).toBeVisible()
  await page.getByRole('button', { name: 'Completar por mim' }).click()
  await expect(page.getByText(/4 de 4 escolhidos, economia atual R\$/).first()).toBeVisible()
  await add.click()

  await page.goto('/emporio/carrinho')
  await page.getByText(/produtos neste combo/).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^1 un\. Macarrão fusilli/ })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer combo' }).click()
  await expect(page.getByRole('dialog').getByText(/o total sobe R\$/)).toBeVisible()
  await page.getByRole('button', { name: 'Manter combo' }).click()
  await page
    .getByRole('link', { name: /Ir para o pedido/ })
    .first()
    .click()
  await enter(page)
  await send(page)
  await expect(page.getByText('Combo Noite de massa')).toBeVisible()
  await expect(page.getByText(/Macarrão fusilli/).first()).toBeVisible()
})

test('a service is offered once before the order, chosen, and is a line of the order', async ({ page }) => {
  await page.goto('/obra/entrar?voltar=/obra/finalizar')
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill('ana@vitrine.example')
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill('vitrine-demo')
  await page.getByRole('button', { name: /Entrar/ }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
  await page.goto('/obra?sk=compensado')
  await page
    .getByRole('button', { name: /Adicionar Compensado/ })
    .first()
    .click()
  await page.goto('/obra/carrinho')
  await page
    .getByRole('link', { name: /Ir para o pedido/ })
    .first()
    .click()

  const sheet = page.getByRole('dialog', { name: 'Serviços para o seu pedido' })
  const corte = sheet.getByRole('checkbox', { name: /Compensado plastificado/ })
  await expect(corte).not.toBeChecked()
  await expect(sheet.getByRole('button', { name: 'Continuar sem serviços' })).toBeVisible()
  await corte.check()
  await sheet.getByRole('button', { name: 'Adicionar R$ 15,00' }).click()
  const summary = page.getByRole('complementary', { name: 'Seu pedido' })
  await expect(summary.getByText(/Corte de madeira sob medida/)).toBeVisible()
  await page.reload()
  await expect(summary.getByRole('button', { name: 'Alterar serviços adicionais' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await send(page)
  await expect(page.getByText(/Corte de madeira sob medida · Compensado/)).toBeVisible()
  await expect(page.getByText('R$ 15,00').first()).toBeVisible()
})
