import { expect, test, type Locator, type Page } from './teste.ts'

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

/** Numbers as they stand on the screen (T4): coupon, gift wrap, freight and payment method together, from cart to order. */
test.beforeEach(({ page }) => decideCookies(page))

/** 'R$ 1.234,56' in centavos; '−R$ 5,00' is negative, 'grátis' is 0. */
function readValor(texto: string): number {
  if (texto.includes('grátis')) return 0
  const digits = texto.replaceAll(/\D/g, '')
  if (digits === '') return Number.NaN
  return (/[−-]/.test(texto) ? -1 : 1) * Number(digits)
}

/** Rows above the total, the total, and rows below it, of the sums on the screen. */
async function readSomas(somas: Locator) {
  const rows = await somas.locator('> div').evaluateAll((divs) =>
    divs.map((div) => ({
      nome: div.querySelector('dt')?.textContent ?? '',
      valor: div.querySelector('dd')?.textContent ?? '',
      isTotal: div.hasAttribute('data-total'),
    })),
  )
  const at = rows.findIndex(({ isTotal }) => isTotal)
  const parcelas = rows.slice(0, at).map(({ nome, valor }) => [nome, readValor(valor)] as const)
  const depois = rows.slice(at + 1).map(({ nome, valor }) => [nome, readValor(valor)] as const)
  const total = readValor(rows[at]?.valor ?? '')
  return { parcelas: Object.fromEntries(parcelas), total, depois: Object.fromEntries(depois) }
}

const somaDe = (parcelas: Record<string, number>) =>
  Object.values(parcelas).reduce((sum, valor) => sum + valor, 0)

const visiveis = (page: Page) => page.getByRole('main').locator('dl.sums').filter({ visible: true }).first()

test('cart, checkout, order: the parts make the total, and the total is the same (brazil L3)', async ({
  page,
}) => {
  test.slow()
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'cesta café da manhã da serra'), quantidade: 1 },
    { id: await findProduto(page, 'emporio', 'café em grãos mantiqueira'), quantidade: 1 },
  ])
  await page.goto('/emporio/carrinho')
  const main = page.getByRole('main')
  const cafe = main.getByRole('listitem').filter({ hasText: 'Café em grãos' })
  const embalar = cafe.getByRole('switch', { name: /Embalar para presente/ })
  await waitAlive(embalar)
  await embalar.check()
  await main.getByText(/^Tem (outro )?cupom\?$/).click()
  await main.getByLabel('Código do cupom').fill('PIX4')
  await main.getByRole('button', { name: 'Usar', exact: true }).click()
  await expect(main.getByText('Este cupom vale pagando com Pix.')).toBeVisible()

  // Freight of the place that is known is in the total; what Pix and its coupon save stands below it.
  await expect(visiveis(page)).not.toContainText('no próximo passo')
  await expect(visiveis(page)).toContainText('Pagando com Pix')
  const carrinho = await readSomas(visiveis(page))
  expect(carrinho.parcelas['Embalagem de presente']).toBe(700)
  expect(somaDe(carrinho.parcelas)).toBe(carrinho.total)
  const noPix = carrinho.depois['Pagando com Pix'] ?? Number.NaN
  expect(noPix).toBeLessThan(carrinho.total)
  const ir = page.getByRole('link', { name: /Ir para o pedido/ }).first()
  expect(readValor((await ir.textContent()) ?? '')).toBe(carrinho.total)

  await goToPedido(page)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  await expect(visiveis(page)).toContainText('Cupom PIX4')
  const pedido = await readSomas(visiveis(page))
  expect(somaDe(pedido.parcelas)).toBe(pedido.total)
  expect(pedido.parcelas['Embalagem de presente']).toBe(700)
  expect(pedido.total).toBe(noPix)
  const enviar = page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
  expect(readValor((await enviar.textContent()) ?? '')).toBe(noPix)

  const numpedido = await sendPedido(page)
  await page.goto(`/emporio/pedidos/${numpedido}`)
  const feito = await readSomas(visiveis(page))
  expect(somaDe(feito.parcelas)).toBe(feito.total)
  expect(feito.total).toBe(noPix)
})

test('a coupon that takes the goods below free delivery brings the freight back, in cart and checkout alike', async ({
  page,
}) => {
  test.slow()
  await login(page, 'emporio', await createConta('ana'))
  const cesta = await findProduto(page, 'emporio', 'cesta café da manhã da serra')
  const pasta = await findProduto(page, 'emporio', 'pasta de amendoim integral')
  // 339,80 and 24,90: above 350,00, and below it with 5 % off.
  await setCart(page, 'emporio', [
    { id: cesta, quantidade: 2 },
    { id: pasta, quantidade: 1 },
  ])
  await page.goto('/emporio/carrinho')
  const main = page.getByRole('main')
  await expect(visiveis(page)).toContainText('grátis')
  await expect(main.getByText('Frete grátis neste pedido')).toBeVisible()
  await main.getByText(/^Tem (outro )?cupom\?$/).click()
  await main.getByLabel('Código do cupom').fill('SERRA5')
  await main.getByRole('button', { name: 'Usar', exact: true }).click()
  await expect(visiveis(page)).toContainText('Cupom SERRA5')
  await expect(visiveis(page)).not.toContainText('grátis')
  await expect(main.getByText(/Faltam .* para o frete sair de graça/)).toBeVisible()
  const carrinho = await readSomas(visiveis(page))
  expect(somaDe(carrinho.parcelas)).toBe(carrinho.total)
  await goToPedido(page)
  await expect(visiveis(page)).toContainText('Cupom SERRA5')
  await page.getByText('Pagamento na entrega', { exact: true }).click()
  expect((await readSomas(visiveis(page))).total).toBe(carrinho.total)
})

test('no card shows a Pix price that is not below the price beside it (brazil L8)', async ({ page }) => {
  await page.goto('/emporio?ordenacao=relevancia')
  const precos = await page.locator('.card-price').evaluateAll((blocos) =>
    blocos.map((bloco) => ({
      por: bloco.querySelector('.preco .money, .preco')?.textContent ?? '',
      pix: bloco.querySelector('.preco-pix')?.textContent ?? '',
    })),
  )
  expect(precos.length).toBeGreaterThan(5)
  const ultimo = (texto: string) => readValor(/R\$\s*[\d.,]+(?!.*R\$)/.exec(texto)?.[0] ?? '')
  for (const { por, pix } of precos.filter((preco) => preco.pix))
    expect(ultimo(pix), `${por} / ${pix}`).toBeLessThan(ultimo(por))
})

test('a line that asks for more than there is says how many there are, and one tap takes them', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'cesta café da manhã da serra')
  await page.goto('/emporio/carrinho')
  const main = page.getByRole('main')
  const campo = main.getByRole('textbox', { name: /^Quantidade de Cesta café da manhã/ }).first()
  await waitAlive(campo)
  await campo.fill('99')
  await campo.press('Enter')
  await expect(main.getByText(/Só há \d+\sun\./)).toBeVisible()
  await main.getByRole('button', { name: /^Levar \d+$/ }).click()
  await expect(main.getByText(/Só há \d+\sun\./)).toBeHidden()
  expect(Number(await campo.inputValue())).toBeLessThan(99)
})

test('change for less than the total is refused at its field, at once', async ({ page }) => {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'café em grãos mantiqueira'), quantidade: 1 },
  ])
  await page.goto('/emporio/finalizar')
  await page.getByText('Pagamento na entrega', { exact: true }).click()
  await page.getByLabel('Como você vai pagar').selectOption({ label: 'Dinheiro' })
  const troco = page.getByLabel(/Troco para/)
  await troco.fill('5')
  await expect(troco).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/O troco é para um valor menor que o do pedido/)).toBeVisible()
  await troco.fill('1.000')
  await expect(troco).not.toHaveAttribute('aria-invalid', 'true')
})
