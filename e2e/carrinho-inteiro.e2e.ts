import { expect, test, type Page } from './teste.ts'

import { ana, createConta } from './conta.ts'
import {
  decideCookies,
  findProduto,
  goToPedido,
  listViolations,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

/** What is done with the whole cart (ux 1.6.5 to 1.6.7): keys, sharing, a list, paper, emptying, what to do when a product is missing. */
test.beforeEach(({ page }) => decideCookies(page))

const campo = (page: Page, nome: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Quantidade de ${nome}`) }).first()

/** A customer of this test with coffee and milk in the cart. */
async function enter(page: Page): Promise<void> {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'café em grãos mantiqueira'), quantidade: 2 },
    { id: await findProduto(page, 'emporio', 'leite integral campo belo'), quantidade: 6 },
  ])
}

const openOpcoes = (page: Page) => page.getByText('Opções', { exact: true }).click()

test('keys open the cart, walk its rows, change and remove, go to the order; none acts in a field (ux 1.6.7)', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/emporio')
  await page.getByRole('combobox', { name: /Buscar/ }).pressSequentially('cc')
  const gaveta = page.getByRole('dialog', { name: /^Carrinho/ })
  // The search that was typed navigates, which closes panels: only then is the field left.
  await expect(page).toHaveURL(/sk=cc/)
  await expect(gaveta).toBeHidden()
  await page.goto('/emporio')
  await expect(async () => {
    await page.keyboard.press('c')
    await expect(gaveta).toBeVisible({ timeout: 1000 })
  }).toPass()
  const cafe = gaveta.getByRole('listitem').filter({ hasText: 'Café em grãos' })
  await expect(cafe).toBeVisible()
  // The first key brings the others; what is pressed while the drawer still takes the focus goes nowhere. Down and up end at the
  // first of two rows, however many of them were kept until the file was there.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(cafe).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('+')
  await expect(campo(page, 'Café')).toHaveValue('3')
  await page.keyboard.press('-')
  await expect(campo(page, 'Café')).toHaveValue('2')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toContainText('Vai para o pedido')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeHidden()
  await page.keyboard.press('Delete')
  await expect(cafe).toBeHidden()
  await expect(gaveta.getByRole('listitem').filter({ hasText: 'Leite integral' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/finalizar/)
})

test('a cart is sent as an address, kept as a list, and emptied after a question, with a way back (ux 1.6.7)', async ({
  page,
  browser,
}) => {
  await enter(page)
  await page.goto('/emporio/carrinho')
  await openOpcoes(page)
  const convite = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
  const mensagem = new URL(convite ?? '').searchParams.get('text') ?? ''
  expect(mensagem).toMatch(/• 2\sun\. Café em grãos/)

  await test.step('whoever opens it reviews the same lines', async () => {
    const outro = await (await browser.newContext()).newPage()
    await decideCookies(outro)
    await outro.goto(/https?:\S+revisao\S+/.exec(mensagem)?.[0] ?? '')
    await expect(outro.getByRole('heading', { name: 'Carrinho compartilhado' })).toBeVisible()
    // Applied, the supplier's home comes as another document (§2 Routes), with the cart over it.
    const documento = outro.waitForEvent('domcontentloaded')
    await outro.getByRole('button', { name: /^Adicionar 2 ao carrinho/ }).click()
    await documento
    await expect(outro).toHaveURL(/\/emporio#carrinho$/)
    await expect(campo(outro, 'Café')).toHaveValue('2')
    await outro.context().close()
  })
  await test.step('so does a customer who is logged in', async () => {
    const outro = await (await browser.newContext()).newPage()
    await decideCookies(outro)
    await login(outro, 'emporio', await createConta('ana'))
    await outro.goto(/https?:\S+revisao\S+/.exec(mensagem)?.[0] ?? '')
    const adicionar = outro.getByRole('button', { name: /^Adicionar 2 ao carrinho/ })
    await waitAlive(adicionar)
    const documento = outro.waitForEvent('domcontentloaded')
    await adicionar.click()
    await documento
    await expect(outro).toHaveURL(/\/emporio#carrinho$/)
    await expect(campo(outro, 'Café')).toHaveValue('2')
    await outro.context().close()
  })
  await test.step('as a list it is among the own lists', async () => {
    await page.getByRole('button', { name: 'Guardar como lista' }).click()
    await expect(page.getByText(/Lista “Carrinho de .+” criada/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver lista' })).toBeVisible()
  })
  await test.step('emptied, it says how much went, and one press brings it back', async () => {
    await page.getByRole('button', { name: 'Esvaziar carrinho' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Esvaziar o carrinho?' })
    await expect(pergunta).toContainText('2 produtos saem do carrinho.')
    await pergunta.getByRole('button', { name: 'Esvaziar', exact: true }).click()
    await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(campo(page, 'Café')).toHaveValue('2')
    await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
    await page.reload()
    await expect(campo(page, 'Leite')).toHaveValue('6')
  })
})

test('on paper the cart is an offer of the store (ux 1.6.7)', async ({ page }) => {
  await enter(page)
  await page.goto('/emporio/carrinho')
  await expect(page.getByText(/^Orçamento/)).toBeHidden()
  await waitAlive(page.getByRole('main'))
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Orçamento de \d/)).toBeVisible()
  await expect(page.getByText(/confirmados quando o pedido é enviado/)).toBeVisible()
  await expect(page.getByText('Café em grãos Mantiqueira especial').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Ir para o pedido/ })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Aumentar/ }).first()).toBeHidden()
})

test('a word about a line and what to do when something is missing arrive in the order (ux 1.6.1, 1.6.5)', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/emporio/carrinho')
  const cafe = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Café em grãos' }).first()
  await cafe.getByRole('button', { name: /^Nota ou troca de Café/ }).click()
  await cafe.getByLabel(/^Observação de Café/).fill('torra clara')
  await cafe.getByLabel('Se faltar').selectOption('Remover e estornar')
  await expect(cafe).toContainText('“torra clara” · Se faltar: remover e estornar')
  await page.getByText('Se faltar algum produto').click()
  await page.getByLabel('O que a loja faz').selectOption('Trocar por similar até o mesmo preço')
  expect(await listViolations(page)).toEqual([])
  await goToPedido(page)
  await expect(page.getByRole('radio', { name: 'Trocar por similar' })).toBeChecked()
  await page.goto(`/emporio/pedidos/${await sendPedido(page)}`)
  await expect(page.getByText('Se faltar algum produto: trocar por similar até o mesmo preço')).toBeVisible()
  await expect(page.getByRole('row', { name: /Café em grãos/ }).first()).toContainText(
    '“torra clara” · Se faltar: remover e estornar',
  )
})

test('who has bought here begins an empty cart with what was bought (ux 1.6.6)', async ({ page }) => {
  await login(page, 'emporio', ana)
  await page.route(/\/cliente\/usuario\/[^/]+\/cart/, (route) => route.abort())
  await page.goto('/emporio/carrinho')
  await expect(page.getByRole('link', { name: /^Repetir último pedido/ })).toHaveAttribute(
    'href',
    /\/emporio\/revisao\?pedido=\d+/,
  )
  await expect(page.getByRole('link', { name: /^Minhas listas/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Mais comprados por você' }).getByRole('listitem'),
  ).toHaveCount(4)
})

test('coupons that could be used come with the order page: nothing moves once it is there', async ({
  page,
}) => {
  await enter(page)
  const sent = await page.request.get('/emporio/finalizar')
  expect(await sent.text()).toMatch(/cupo(m|ns) dispon/)
})

test('a press right before another page is loaded counts once (readings 5)', async ({ page }) => {
  await enter(page)
  await page.goto('/emporio/carrinho')
  await expect(campo(page, 'Café')).toHaveValue('2')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Aumentar quantidade de Café/ })
    .click()
  await page.reload()
  await expect(campo(page, 'Café')).toHaveValue('3')
  await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(campo(page, 'Café')).toHaveValue('3')
})

test('a purchase that repeats is chosen in the cart, ordered, skipped, paused, changed and cancelled (§3, §4 Subscriptions)', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/emporio/carrinho')
  const repetir = page.getByLabel('Repetir esta compra')
  await waitAlive(repetir)
  const tipo = await repetir.getByRole('option').nth(1).textContent()
  await repetir.selectOption(tipo ?? '')
  await expect(page.getByRole('main').getByText('Salvo', { exact: true })).toBeVisible()
  await goToPedido(page)
  await expect(page.getByRole('complementary', { name: 'Seu pedido' })).toContainText(`Repete: ${tipo}`)
  await page.goto(`/emporio/pedidos/${await sendPedido(page)}`)
  await expect(page.getByText(`Repete: ${tipo}`)).toBeVisible()

  await page.goto('/emporio/assinaturas')
  await expect(page.getByRole('tab', { name: /^Assinaturas/ })).toHaveText('Assinaturas1')
  await page.getByRole('link', { name: `Ver assinatura ${tipo}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: tipo ?? '' })).toBeVisible()
  const primeira = page.getByRole('list', { name: 'Próximas entregas' }).getByRole('listitem').first()
  await waitAlive(primeira.getByRole('button', { name: /^Pular/ }))
  await test.step('a date is left out, and the next one comes', async () => {
    await primeira.getByRole('button', { name: /^Pular/ }).click()
    await expect(primeira).toContainText('pulada')
    await expect(primeira.getByRole('button', { name: /^Não pular/ })).toBeVisible()
  })
  await test.step('what comes is changed', async () => {
    const leite = campo(page, 'Leite')
    await leite.fill('12')
    await leite.press('Enter')
    await expect.poll(() => page.reload().then(() => leite.inputValue())).toBe('12')
  })
  await test.step('paused it says so, and goes on when it is resumed', async () => {
    const pausar = page.getByRole('button', { name: 'Pausar' })
    await waitAlive(pausar)
    await pausar.click()
    await expect(page.getByText('Pausada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Retomar' }).click()
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  })
  await test.step('before it is cancelled it says what follows', async () => {
    await page.getByText('Cancelar assinatura').click()
    await expect(page.getByText('Nenhum pedido novo será feito.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar de vez' }).click()
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pausar' })).toHaveCount(0)
  })
})
