import { expect, test, type Locator, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { createAtendente, openPainel } from './painel.ts'
import { decideCookies, login, waitAlive } from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

test('who adds with the keyboard stays where the product is, and comes back when it is taken out (S10)', async ({
  page,
}) => {
  await page.goto('/emporio?sk=leite')
  const adicionar = page.getByRole('button', { name: /^Adicionar / }).first()
  await waitAlive(adicionar)
  const nome = ((await adicionar.getAttribute('aria-label')) ?? '').replace('Adicionar ', '')
  await adicionar.focus()
  await page.keyboard.press('Enter')
  const mais = page.getByRole('button', { name: `Aumentar quantidade de ${nome}` })
  await expect(mais).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: `Remover ${nome}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Adicionar ${nome}`, exact: true })).toBeFocused()
})

test('the products of a list are three presses away (S10; brazil B1)', async ({ page }) => {
  await page.goto('/emporio?ordenacao=relevancia')
  await waitAlive(page.getByRole('button', { name: 'Ver em grade' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para os produtos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#produtos :focus')).toHaveCount(1)
})

test('a choice of a combo keeps the focus on what it became (S10)', async ({ page }) => {
  await page.goto('/emporio/combos')
  const combos = page.locator('main a[href*="/combos/"]')
  await expect(combos.first()).toBeVisible()
  const hrefs = [
    ...new Set(await combos.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
  ]
  for (const href of hrefs) {
    await page.goto(href)
    const escolher = page
      .getByRole('button', { name: /^Escolher / })
      .and(page.locator(':enabled'))
      .first()
    if ((await escolher.count()) === 0) continue
    await waitAlive(escolher)
    const nome = ((await escolher.getAttribute('aria-label')) ?? '').replace('Escolher ', '')
    await escolher.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: `Quantidade de ${nome}` }).locator(':focus')).toHaveCount(1)
    return
  }
  throw new Error('no combo of the demo lets a product repeat')
})

/** Tab by Tab to an element, as who has no mouse gets there; it must be reached, and be seen to have the focus. */
async function tabTo(page: Page, alvo: Locator): Promise<void> {
  await waitAlive(alvo)
  for (let vez = 0; vez < 120; vez += 1) {
    await page.keyboard.press('Tab')
    if (await alvo.evaluate((node) => node === document.activeElement)) {
      await expect(alvo).toBeInViewport()
      return
    }
  }
  throw new Error(`no Tab leads to ${alvo}`)
}

test('a purchase is made by the keyboard alone: from a list by the cart and the order page to its success (ux 0.2)', async ({
  page,
}) => {
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio?sk=mantiqueira')
  await tabTo(page, page.getByRole('button', { name: /^Adicionar Café em grãos/ }).first())
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: /^Aumentar quantidade de Café em grãos/ }).first(),
  ).toBeFocused()
  // Back to the beginning of the page, where the cart is.
  await page.keyboard.press('c')
  const ir = page
    .getByRole('link', { name: /Ir para o pedido/ })
    .filter({ visible: true })
    .first()
  await tabTo(page, ir)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/finalizar$/)
  const formas = page.getByRole('radio', { name: /^(Pix|Boleto|Cartão|Dinheiro)/ })
  await tabTo(page, formas.and(page.locator(':checked')))
  const pix = page.getByRole('radio', { name: /^Pix/ })
  for (let vez = 0; vez < 6 && !(await pix.isChecked()); vez += 1) await page.keyboard.press('ArrowDown')
  await expect(pix).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: /^Enviar pedido/ }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+ enviado/ })).toBeFocused()
})

/** Until what stood there is gone: its address says what is chosen before its list is drawn. */
async function waitAnew(alvo: Locator, press: () => Promise<void>): Promise<void> {
  await waitAlive(alvo)
  await alvo.focus()
  const antes = await alvo.elementHandle()
  await press()
  await expect.poll(() => antes?.evaluate((node) => node.isConnected)).toBe(false)
}

test('filters of the panel keep the focus, and what is typed, when their list is drawn anew (S10) @desktop', async ({
  page,
}) => {
  const dono = await createAtendente(['emporio', 'atacado'], 'Bruna Sales', 'fornecedor')
  await openPainel(page, '/painel/emporio/produtos', dono)
  const ordem = page.getByLabel('Ordem')
  await waitAnew(ordem, () => page.keyboard.press('ArrowDown'))
  await expect(ordem).toBeFocused()
  // Words that are typed while a choice is still on its way.
  const busca = page.getByLabel('Buscar produto')
  const { promise: digitado, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/produtos\.data\?/, async (route) => {
    await digitado
    await route.continue()
  })
  await ordem.focus()
  await page.keyboard.press('ArrowDown')
  await waitAnew(busca, async () => {
    await page.keyboard.type('mel')
    release(undefined)
  })
  await expect(busca).toBeFocused()
  await waitAnew(busca, () => page.keyboard.press('Enter'))
  await expect(page).toHaveURL(/busca=mel/)
  await expect(busca).toBeFocused()
  await expect(busca).toHaveValue('mel')

  await page.goto('/painel/emporio/registro')
  const tipo = page.getByLabel('O quê')
  await waitAnew(tipo, () => page.keyboard.press('ArrowDown'))
  await expect(tipo).toBeFocused()
  await waitAnew(page.getByRole('link', { name: 'Limpar' }), () => page.keyboard.press('Enter'))
  await expect(page.getByRole('button', { name: 'Filtrar' })).toBeFocused()

  await page.goto('/painel/atacado/orcamentos')
  const vista = page.getByRole('navigation', { name: 'Quais orçamentos' }).getByRole('link').nth(1)
  await waitAnew(vista, () => page.keyboard.press('Enter'))
  await expect(vista).toHaveAttribute('aria-current', 'page')
  await expect(vista).toBeFocused()

  // What was understood stands there, and what was typed does not go over to another screen's filters of the same look.
  const orcamento = page.getByLabel('Buscar orçamento')
  await orcamento.fill('maria ')
  await waitAnew(orcamento, () => page.keyboard.press('Enter'))
  await expect(orcamento).toBeFocused()
  await expect(orcamento).toHaveValue('maria')
  await page.goto('/painel/atacado/cupons')
  // Its name ends with how many wait, where some do.
  await page
    .getByRole('navigation', { name: 'Painel' })
    .getByRole('link', { name: /^Orçamentos/ })
    .click()
  await waitAlive(orcamento)
  await orcamento.fill('maria')
  await page.goBack()
  await expect(page.getByLabel('Buscar cupom')).toHaveValue('')
  await expect(page.getByLabel('Buscar cupom')).not.toBeFocused()
})
