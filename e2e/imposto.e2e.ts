import { expect, test, type Locator, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import { decideCookies, findProduto, goToPedido, login, sendPedido, setCart } from './passos.ts'

/** What the invoice adds to the price stands beside it before anybody agrees (M10): the wholesale store charges IPI and ICMS-ST. */
test.beforeEach(({ page }) => decideCookies(page))

const somas = (page: Page) => page.getByRole('main').locator('dl.sums').filter({ visible: true }).first()

/** 'IPI' to 'R$ 9,63', the total under its own name. */
async function readSomas(onde: Locator): Promise<Record<string, string>> {
  const linhas = await onde
    .locator('> div')
    .evaluateAll((divs) =>
      divs.map((div) => [
        div.hasAttribute('data-total') ? 'Total' : (div.querySelector('dt')?.textContent ?? ''),
        div.querySelector('dd')?.textContent ?? '',
      ]),
    )
  return Object.fromEntries(linhas)
}

const centavos = (texto: string | undefined) => Number((texto ?? '').replaceAll(/\D/g, ''))
const sinal = (texto: string) => (/[−-]/.test(texto) ? -1 : 1)

/** The rows above the total make it. */
function checkSoma(somas: Record<string, string>): void {
  const parcelas = Object.entries(somas).filter(([nome]) => nome !== 'Total' && nome !== 'Pagando com Pix')
  const soma = parcelas.reduce((sum, [, texto]) => sum + sinal(texto) * centavos(texto), 0)
  expect(soma).toBe(centavos(somas.Total))
}

test('IPI and ICMS-ST are rows of cart, order page and order, the same total in each', async ({ page }) => {
  test.slow()
  await login(page, 'atacado', await createConta('bar'))
  const detergente = await findProduto(page, 'atacado', 'detergente neutro')
  const farinha = await findProduto(page, 'atacado', 'farinha de trigo')
  await page.goto(`/atacado/produto/${detergente}`)
  await expect(page.getByRole('main').getByText('cx + impostos').first()).toBeVisible()
  await page.goto(`/atacado/produto/${farinha}`)
  await expect(page.getByRole('heading', { level: 1, name: /Farinha/ })).toBeVisible()
  await expect(page.getByText('fd + impostos')).toHaveCount(0)

  await setCart(page, 'atacado', [
    { id: detergente, quantidade: 5 },
    { id: farinha, quantidade: 5 },
  ])
  await page.goto('/atacado/carrinho')
  await expect(somas(page)).not.toContainText('no próximo passo')
  await expect(somas(page)).toContainText('Pagando com Pix')
  const carrinho = await readSomas(somas(page))
  // Of 5 × 54,96 and its 21,42 of the freight: 3,25 %; (1,0325 × 1,4735 - 1) × 18 %.
  expect([centavos(carrinho.IPI), centavos(carrinho['ICMS-ST'])]).toEqual([963, 2780])
  checkSoma(carrinho)
  const ir = page.getByRole('link', { name: /Ir para o pedido/ }).first()
  expect(centavos((await ir.textContent()) ?? '')).toBe(centavos(carrinho.Total))

  await goToPedido(page)
  await page.getByText('Pix', { exact: true }).first().click()
  await expect
    .poll(async () => centavos((await readSomas(somas(page))).Total))
    .toBe(centavos(carrinho['Pagando com Pix']))
  const pedido = await readSomas(somas(page))
  checkSoma(pedido)
  const numpedido = await sendPedido(page)
  await page.goto(`/atacado/pedidos/${numpedido}`)
  const feito = await readSomas(somas(page))
  checkSoma(feito)
  expect([feito.IPI, feito['ICMS-ST'], feito.Total]).toEqual([pedido.IPI, pedido['ICMS-ST'], pedido.Total])
})

test('a click in the cart moves its taxes at once, before the server answers', async ({ page }) => {
  await login(page, 'atacado', await createConta('bar'))
  const detergente = await findProduto(page, 'atacado', 'detergente neutro')
  await setCart(page, 'atacado', [{ id: detergente, quantidade: 8 }])
  await page.goto('/atacado/carrinho')
  await expect(somas(page)).not.toContainText('no próximo passo')
  const antes = await readSomas(somas(page))
  await page.route('**/cart?*', (route) => route.abort())
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Aumentar/ })
    .first()
    .click()
  await expect(somas(page)).not.toContainText(antes.Total ?? '')
  const depois = await readSomas(somas(page))
  checkSoma(depois)
  expect(centavos(depois.IPI)).toBeGreaterThan(centavos(antes.IPI))
  expect(centavos(depois['ICMS-ST'])).toBeGreaterThan(centavos(antes['ICMS-ST']))
})

test('without a place ICMS-ST comes with the address, and the total says nothing of it', async ({ page }) => {
  const conta = await createConta('bar')
  await withBanco(
    (sql) => sql`
      delete from endereco e using usuario_cliente uc join usuario u using (idusuario)
      where uc.idcliente = e.idcliente and u.email = ${conta.email}`,
  )
  await login(page, 'atacado', conta)
  const detergente = await findProduto(page, 'atacado', 'detergente neutro')
  await setCart(page, 'atacado', [{ id: detergente, quantidade: 10 }])
  await page.goto('/atacado/carrinho')
  const { 'ICMS-ST': st, Entrega, ...parcelas } = await readSomas(somas(page))
  expect([st, Entrega]).toEqual(['calculado com o endereço', 'no próximo passo'])
  expect(centavos(parcelas.IPI)).toBeGreaterThan(0)
  checkSoma(parcelas)
})
