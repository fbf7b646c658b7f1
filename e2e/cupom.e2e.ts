import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import {
  addFromSearch,
  decideCookies,
  findProduto,
  goToPedido,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

/** Coupons of issue 3: the automatic one by itself, a choice of one's own, the refusal, the way back, and the order. */
test.beforeEach(({ page }) => decideCookies(page))

const cupom = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Cupom de desconto' })

async function typeCodigo(page: Page, codigo: string): Promise<void> {
  // The part that holds it may be replaced while it comes alive: what was pressed before is pressed again.
  const campo = cupom(page).getByLabel('Código do cupom')
  await expect(async () => {
    if (!(await campo.isVisible()))
      await cupom(page)
        .getByText(/^Tem (outro )?cupom\?$/)
        .click({ timeout: 2000 })
    await expect(campo).toBeVisible({ timeout: 2000 })
  }).toPass()
  await campo.fill(codigo)
  await cupom(page).getByRole('button', { name: 'Usar', exact: true }).click()
}

test('a visitor sees the automatic coupon by name, and one that gives less is refused in the fixed text (§8) @phone', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'banana-nanica')
  await page.goto('/emporio/carrinho')
  await expect(cupom(page)).toContainText('Semana da feira')
  await expect(cupom(page)).toContainText('FEIRA8 · 8% · automático')
  await typeCodigo(page, ' serra5 ')
  await expect(cupom(page).getByRole('alert')).toHaveText(
    'Não foi possível trocar o seu cupom de desconto, pois já existe um cupom automático aplicado que oferece um benefício superior.',
  )
  await expect(cupom(page).getByLabel('Código do cupom')).toHaveValue('SERRA5')
  await expect(cupom(page)).toContainText('Semana da feira')
})

test('a customer applies, is told why not, takes it out, chooses from the panel and orders with it', async ({
  page,
}) => {
  test.slow()
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'banana-nanica'), quantidade: 1 },
    { id: await findProduto(page, 'emporio', 'café em grãos mantiqueira'), quantidade: 1 },
  ])
  await page.goto('/emporio/carrinho')

  await test.step('a code that nobody knows gets the fixed text', async () => {
    // What can be used instead is asked once the page is alive, and moves what stands below it.
    await expect(
      cupom(page).getByRole('button', { name: /cupo(m disponível|ns disponíveis): −/ }),
    ).toBeVisible()
    await typeCodigo(page, 'naoexiste')
    await expect(cupom(page).getByRole('alert')).toHaveText('Não foi possível verificar seu cupom')
  })
  await test.step('one below its minimum says what is missing', async () => {
    await cupom(page).getByLabel('Código do cupom').fill('despensa20')
    await cupom(page).getByLabel('Código do cupom').press('Enter')
    await expect(cupom(page).getByRole('alert')).toContainText(/^Faltam R\$\s[\d,]+ em produtos\.$/)
  })
  await test.step('taken, it takes the place of the automatic one; taken out, that comes back', async () => {
    await cupom(page).getByLabel('Código do cupom').fill('SERRA5')
    await cupom(page).getByRole('button', { name: 'Usar', exact: true }).click()
    await expect(cupom(page)).toContainText('Do Empório para você')
    await cupom(page).getByRole('button', { name: 'Remover cupom SERRA5' }).click()
    await expect(page.getByText('Cupom removido. Entrou o automático: Semana da feira.')).toBeVisible()
    await expect(cupom(page)).toContainText('Semana da feira')
  })
  await test.step('the panel shows the best first and closes once one is chosen; focus is on its discount', async () => {
    await cupom(page)
      .getByRole('button', { name: /cupo(m disponível|ns disponíveis): −/ })
      .click()
    const painel = page.getByRole('dialog', { name: 'Cupons' })
    await expect(painel.getByRole('listitem').first()).toContainText(
      /Hora do café.*Economiza R\$\s[\d,]+ agora/,
    )
    await painel.getByRole('button', { name: 'Usar Hora do café' }).click()
    await expect(painel).toBeHidden()
    await expect(cupom(page)).toContainText('CAFE15 · 15%')
    await expect(page.locator('.cupom-em-vigor')).toBeFocused()
  })
  await test.step('the order page, the order and its lines show the discount', async () => {
    await goToPedido(page)
    await page.getByRole('radio', { name: /^Pix/ }).check()
    await expect(page.getByRole('complementary', { name: 'Seu pedido' })).toContainText('Cupom CAFE15')
    await page.goto(`/emporio/pedidos/${await sendPedido(page)}`)
    await expect(page.getByRole('main')).toContainText(/Cupom CAFE15\s*−R\$/)
    await expect(page.getByRole('row', { name: /Café/ }).first()).toContainText(/cupom −R\$/)
  })
  await test.step('the next cart begins without it', async () => {
    await page.goto('/emporio/carrinho')
    await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
  })
})

test('who has no coupon asks to be told, once, and can take it back (ux 1.13.3) @desktop', async ({
  page,
}) => {
  await login(page, 'obra', await createConta('ana'))
  await page.goto('/obra/cupons')
  await expect(page.getByText('Nenhum cupom agora')).toBeVisible()
  const avise = page.getByRole('button', { name: 'Avise-me' })
  await waitAlive(avise)
  await avise.click()
  await expect(page.getByText('Avisaremos por e-mail, uma vez.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Avisaremos por e-mail, uma vez.')).toBeVisible()
  await page.getByRole('button', { name: 'Não avisar mais' }).click()
  await expect(avise).toBeVisible()
})
