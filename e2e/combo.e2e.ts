import { expect, test } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import {
  addFromSearch,
  decideCookies,
  findProduto,
  goToPedido,
  login,
  loginByForm,
  sendPedido,
  setCart,
} from './passos.ts'

/** Combos (ux 1.15) and additional services (ux 1.24), from the screen to the order. */
test.beforeEach(({ page }) => decideCookies(page))

test('a combo is put together, bought as one group, and stands in the order with its products', async ({
  page,
}) => {
  // The combo alone would not reach the smallest order that is delivered.
  await addFromSearch(page, 'emporio', 'café em grãos mantiqueira')
  await page.goto('/emporio/combos')
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
  await expect(page.getByRole('listitem').filter({ hasText: /^1\sun\. Macarrão fusilli/ })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer combo' }).click()
  await expect(page.getByRole('dialog').getByText(/o total sobe R\$/)).toBeVisible()
  await page.getByRole('button', { name: 'Manter combo' }).click()
  await goToPedido(page)
  await expect(page).toHaveURL(/\/entrar/)
  await loginByForm(page, await createConta('ana'))
  await expect(page).toHaveURL(/\/finalizar/)
  await page.goto(`/emporio/pedidos/${await sendPedido(page)}`)
  await expect(
    page.getByText('Combo Noite de massa', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByText(/Macarrão fusilli/).first()).toBeVisible()
})

test('a service is offered once before the order, chosen, and is a line of the order @phone', async ({
  page,
}) => {
  await login(page, 'obra', await createConta('ana'))
  await page.goto('/obra?sk=compensado')
  await page
    .getByRole('button', { name: /Adicionar Compensado/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: /^Quantidade de Compensado/ }).first()).toBeVisible()
  await page.goto('/obra/carrinho')
  await goToPedido(page)

  const sheet = page.getByRole('dialog', { name: 'Serviços para o seu pedido' })
  const corte = sheet.getByRole('checkbox', { name: /Compensado plastificado/ })
  await expect(corte).not.toBeChecked()
  await expect(sheet.getByRole('button', { name: 'Continuar sem serviços' })).toBeVisible()
  await corte.check()
  await sheet.getByRole('button', { name: 'Adicionar R$ 15,00' }).click()
  const summary = page.getByRole('complementary', { name: 'Seu pedido' })
  await expect(summary.getByRole('term').filter({ hasText: /Corte de madeira sob medida/ })).toBeVisible()
  await page.reload()
  await expect(summary.getByRole('button', { name: 'Alterar serviços adicionais' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goto(`/obra/pedidos/${await sendPedido(page)}`)
  await expect(page.getByText(/Corte de madeira sob medida · Compensado/)).toBeVisible()
  await expect(page.getByText('R$ 15,00').first()).toBeVisible()
})

test('at a store of restricted goods the age is asked first, then services are offered (§6, ux 1.24) @desktop', async ({
  page,
}) => {
  const conta = await createConta('ana')
  await withBanco((sql) => sql`update cliente set data_nascimento = null where email = ${conta.email}`)
  await login(page, 'cervejaria', conta)
  await setCart(page, 'cervejaria', [{ id: await findProduto(page, 'cervejaria', 'growler'), quantidade: 1 }])
  await page.goto('/cervejaria/finalizar')
  const porta = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })
  const servicos = page.getByRole('dialog', { name: 'Serviços para o seu pedido' })
  await expect(porta).toBeVisible()
  // Whatever the page fetches by itself is there: a sheet of its own would be, too.
  await page.waitForLoadState('networkidle')
  await expect(servicos).toBeHidden()
  await porta.getByRole('button', { name: /^Sim/ }).click()
  await expect(porta).toBeHidden()
  await expect(servicos).toBeVisible()
})
