import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login, sendPedido, setCart, waitAlive } from './passos.ts'

/** A new customer on the order page with so much of a product in the cart. */
async function goToFinalizar(
  page: Page,
  {
    slug,
    modelo,
    produto,
    quantidade,
  }: { slug: string; modelo: 'ana' | 'bar'; produto: string; quantidade: number },
): Promise<void> {
  await decideCookies(page)
  await login(page, slug, await createConta(modelo))
  await setCart(page, slug, [{ id: await findProduto(page, slug, produto), quantidade }])
  await page.goto(`/${slug}/finalizar`)
}

const cafe = { slug: 'emporio', modelo: 'ana', produto: 'café em grãos mantiqueira', quantidade: 1 } as const

test('a card is typed in the bank’s own frame and its number goes nowhere; refused, Pix is one tap away (ux 1.8.5)', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await goToFinalizar(page, cafe)
  const forma = page.getByRole('radio', { name: /^Cartão/ })
  await waitAlive(forma)
  await forma.press('Space')
  const banco = page.frameLocator('iframe[title="Dados do cartão"]')
  await banco.getByLabel('Número do cartão').fill('4111111111111111')
  await expect(banco.getByText('Visa')).toBeVisible()
  await banco.getByLabel('Nome impresso no cartão').fill('FUND')
  // As a password manager pastes it (S13).
  const validade = banco.getByLabel('Validade (mm/aa)')
  await validade.fill('12 / 2030')
  await expect(validade).toHaveValue('12/30')
  await banco.getByLabel('Código de segurança').fill('123')
  await sendPedido(page)
  await expect(page.getByRole('alert').filter({ hasText: 'O cartão foi recusado.' })).toContainText(
    'O cartão não tem limite para este valor.',
  )
  expect(sent.filter((each) => /4111[\s+%20]*1111/.test(each))).toEqual([])
  // Its price is another one: said before it is tapped, and the order is priced anew.
  const pix = page.getByRole('button', { name: /^Pagar R\$ [\d,]+ com Pix/ })
  await waitAlive(pix)
  const valor = (await pix.innerText()).match(/[\d,]+/)?.[0] ?? '-'
  await pix.click()
  await expect(page.getByRole('region', { name: 'Pagar com Pix' })).toContainText(valor)
})

test('a card that was saved pays the next order by its code alone, and is removed in the account (ux 1.8.5)', async ({
  page,
}) => {
  await goToFinalizar(page, cafe)
  const forma = page.getByRole('radio', { name: /^Cartão/ })
  const chooseCartao = async () => {
    await waitAlive(forma)
    await forma.press('Space')
  }
  await chooseCartao()
  const banco = page.frameLocator('iframe[title="Dados do cartão"]')
  await banco.getByLabel('Número do cartão').fill('4111111111111111')
  await banco.getByLabel('Nome impresso no cartão').fill('ANA SOUZA')
  await banco.getByLabel('Validade (mm/aa)').fill('1235')
  await banco.getByLabel('Código de segurança').fill('123')
  await page.getByRole('checkbox', { name: 'Guardar este cartão para as próximas compras' }).check()
  const primeiro = await sendPedido(page)
  await setCart(page, cafe.slug, [{ id: await findProduto(page, cafe.slug, cafe.produto), quantidade: 2 }])
  await page.goto(`/${cafe.slug}/finalizar`)
  await chooseCartao()
  await expect(page.getByRole('radio', { name: /^Visa final 1111/ })).toBeChecked()
  await expect(banco.getByLabel('Número do cartão')).toBeHidden()
  await banco.getByLabel('Código de segurança').fill('123')
  expect(await sendPedido(page)).not.toBe(primeiro)
  await page.goto(`/${cafe.slug}/conta`)
  await page.getByRole('button', { name: 'Remover Visa final 1111' }).click()
  await expect(page.getByText('Visa final 1111 removido.')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Cartões guardados' })).toBeHidden()
})

test('a slip is shown with its line and its bars after the order (ux 1.9)', async ({ page }) => {
  await goToFinalizar(page, cafe)
  const forma = page.getByRole('radio', { name: /^Boleto/ })
  await waitAlive(forma)
  // What waiting for its money means is said before it is chosen; chosen, the days are its own (B2).
  await expect(
    page.getByText(/^Entrega a partir de .+, depois que o pagamento for confirmado\.$/),
  ).toBeVisible()
  await forma.press('Space')
  await expect(page.getByText(/^Com Boleto, fica para .+h\.$/)).toBeVisible()
  await sendPedido(page)
  const boleto = page.getByRole('region', { name: 'Pagar o boleto' })
  await expect(boleto).toContainText(/\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/)
  await expect(boleto.getByRole('img', { name: 'Código de barras do boleto' })).toBeVisible()
})

test('what was bought on credit is an invoice with a slip to copy, paid by a Pix that gives the credit back (ux 1.12)', async ({
  page,
  context,
}) => {
  await goToFinalizar(page, { slug: 'atacado', modelo: 'bar', produto: 'arroz', quantidade: 20 })
  await expect(page.getByText('Endereço de faturamento: o mesmo da entrega')).toBeVisible()
  const forma = page.getByRole('radio', { name: /^Faturado/ })
  await waitAlive(forma)
  await forma.press('Space')
  // What falls due when is said before, and is the same after (M7).
  const prazo = page.getByLabel('Prazo', { exact: true })
  await waitAlive(prazo)
  await prazo.selectOption({ label: '28/35/42 dias (3 boletos)' })
  const antes = page.getByLabel('Vencimentos')
  await expect(antes.getByRole('term')).toHaveCount(3)
  const dias = await antes.getByRole('term').allInnerTexts()
  const valores = await antes.getByRole('definition').allInnerTexts()
  const numpedido = await sendPedido(page)
  await page.goto(`/atacado/pedidos/${numpedido}`)
  for (const [index, dia] of dias.entries())
    await expect(
      page.getByText(dia.replace('Vence em ', '')).first().locator('xpath=following-sibling::dd[1]'),
    ).toHaveText(valores[index] ?? '-')
  await page.goto('/atacado/faturas')
  const escolha = page
    .getByRole('checkbox', { name: new RegExp(`^Escolher fatura do pedido ${numpedido}`) })
    .first()
  await waitAlive(escolha)
  await page
    .getByRole('button', { name: new RegExp(`^Copiar linha digitável da fatura do pedido ${numpedido}`) })
    .first()
    .click()
  await expect(page.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)).toBeVisible()
  await escolha.check()
  await page.getByRole('button', { name: 'Pagar com Pix' }).click()
  await expect(page.getByText('Um Pix para 1 fatura:')).toBeVisible()
  const bank = await context.newPage()
  await bank.goto(
    (await page.getByRole('link', { name: /banco de demonstração/i }).getAttribute('href')) ?? '',
  )
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByText('1 fatura em dia, e o crédito voltou.')).toBeVisible()
})

test('what repeats is paid in a way that is asked when it begins, and that can be changed (S2)', async ({
  page,
}) => {
  await goToFinalizar(page, cafe)
  const forma = page.getByRole('radio', { name: /^Pix/ })
  await waitAlive(forma)
  await forma.press('Space')
  const numpedido = await sendPedido(page)
  await page.goto(`/${cafe.slug}/pedidos/${numpedido}`)
  await page.getByRole('button', { name: 'Repetir sempre' }).click()
  const comecar = page.getByRole('dialog', { name: 'Repetir esta compra' })
  await comecar.getByRole('radio', { name: /^Pix/ }).press('Space')
  await comecar.getByRole('button', { name: 'Começar a repetir' }).click()
  await expect(page.getByText('o código chega por e-mail a cada pedido')).toBeVisible()
  await page.getByRole('button', { name: 'Trocar o pagamento' }).click()
  const trocar = page.getByRole('dialog', { name: 'Como pagar cada pedido' })
  await expect(trocar.getByRole('radio', { name: /^Pix/ })).toBeChecked()
  await trocar.getByRole('radio', { name: /^Boleto/ }).press('Space')
  await trocar.getByRole('button', { name: 'Pagar assim' }).click()
  await expect(page.getByText('Pagamento trocado')).toBeAttached()
  await expect(page.getByText('o código chega por e-mail a cada pedido')).toBeHidden()
})

test('a paid slip that is cancelled asks for a Pix key, and says that it waits until the store sent it (S5)', async ({
  page,
  context,
}) => {
  await goToFinalizar(page, cafe)
  const forma = page.getByRole('radio', { name: /^Boleto/ })
  await waitAlive(forma)
  await forma.press('Space')
  const numpedido = await sendPedido(page)
  const bank = await context.newPage()
  await bank.goto(
    (await page.getByRole('link', { name: /banco de demonstração/i }).getAttribute('href')) ?? '',
  )
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click()
  await page.goto(`/${cafe.slug}/pedidos/${numpedido}`)
  const cancelar = page.getByRole('button', { name: 'Cancelar pedido' })
  await waitAlive(cancelar)
  await cancelar.click()
  await expect(page.getByText('voltam por Pix: a página do pedido pede a sua chave.')).toBeVisible()
  await page.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(page.getByText(/Para devolver R\$\s[\d,]+, falta a sua chave Pix\./)).toBeVisible()
  const chave = page.getByLabel('Chave Pix')
  await chave.fill('529.982.247-26')
  await page.getByRole('button', { name: 'Enviar chave' }).click()
  await expect(page.getByText(/Esta chave Pix não é válida\./)).toBeVisible()
  await chave.fill('529.982.247-25')
  await page.getByRole('button', { name: 'Enviar chave' }).click()
  await expect(page.getByText(/R\$\s[\d,]+ a caminho, por Pix\./)).toBeVisible()
  await page.goto(`/${cafe.slug}/pedidos`)
  await expect(page.getByText('Devolução a caminho, por Pix').first()).toBeVisible()
})
