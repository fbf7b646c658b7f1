import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, login } from './passos.ts'
import { createPedido } from './pedido.ts'

test.beforeEach(({ page }) => decideCookies(page))

/** The number on the button that puts the review into the cart. */
const confirmacao = (page: Page) => page.getByRole('button', { name: /^Adicionar .* ao carrinho/ })

test('a visitor pastes five lines: found, to be chosen, unknown, above the stock; what is confirmed is in the cart', async ({
  page,
}) => {
  await page.goto('/emporio/revisao')
  const texto = [
    'FR-1114;2',
    '99999 mel silvestre apiário do lobo',
    'unicórnio empalhado 3',
    '2 detergente',
    'leite integral campo belo x 6',
  ]
  await page.getByLabel(/Seu pedido/).fill(texto.join('\n'))
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('5 linhas.')).toBeVisible()

  const refused = page.getByRole('region', { name: 'Não entram' })
  await expect(refused).toContainText('unicórnio empalhado 3')
  await expect(refused).toContainText('Não encontramos este produto')
  await expect(page.getByRole('region', { name: 'Ajustadas' })).toContainText(/Só há|O máximo por pedido/)
  await expect(page.getByRole('region', { name: 'Prontas' })).toContainText('Leite integral')

  await expect(confirmacao(page)).toContainText('Adicionar 3 ao carrinho')
  await page.getByRole('region', { name: 'Escolha o produto' }).getByRole('radio').first().check()
  await expect(confirmacao(page)).toContainText('Adicionar 4 ao carrinho')
  await confirmacao(page).click()
  await expect(page).toHaveURL(/\/emporio\/carrinho/)
  await expect(page.getByRole('group', { name: /^Quantidade de / })).toHaveCount(4)
})

test('a list is made, filled from a card with one tap, applied, and disabled with a way back @phone', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  const nome = 'Lista do teste'
  await page.goto('/emporio/listas')
  await expect(page.getByRole('region', { name: 'Sugeridas para você' })).toContainText('Churrasco para oito')
  await page.getByRole('textbox', { name: 'Nova lista' }).fill(nome)
  await page.getByRole('button', { name: 'Criar vazia' }).click()
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()

  // The first heart asks for the list, the second puts the product there at once.
  await page.goto('/emporio?categ=frutas')
  const hearts = page.getByRole('button', { name: /^Guardar .* em uma lista/ })
  await hearts.nth(0).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(nome) })
    .click()
  await expect(page.getByText(`Guardado em ${nome}`).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(`Guardado em ${nome}`)).toHaveCount(0)
  await hearts.nth(1).click()
  await expect(page.getByText(`Guardado em ${nome}`).first()).toBeVisible()

  await page.goto('/emporio/listas')
  await page.getByRole('link', { name: nome, exact: true }).click()
  await expect(page.getByRole('group', { name: /^Quantidade de / })).toHaveCount(2)
  await page.getByRole('link', { name: /^Adicionar tudo ao carrinho \(R\$/ }).click()
  await confirmacao(page).click()
  await expect(page).toHaveURL(/\/emporio\/carrinho/)
  await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()

  await page.goto('/emporio/listas')
  await page.getByRole('link', { name: nome, exact: true }).click()
  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Lista desativada.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('link', { name: nome, exact: true })).toBeVisible()
})

test('repeating an order shows its lines first, then loads them with the text of section 8 @desktop', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto(`/emporio/pedidos/${await createPedido(page)}`)
  await page.getByRole('link', { name: /^Repetir pedido/ }).click()
  await expect(page.getByRole('heading', { name: 'Repetir pedido' })).toBeVisible()
  await expect(page.getByText('Nada vai ao carrinho antes de você confirmar.')).toBeVisible()
  await confirmacao(page).click()
  await expect(page.getByText('Os produtos do pedido foram carregados no seu carrinho').first()).toBeVisible()
})
