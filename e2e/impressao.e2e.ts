import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login, sendPedido, setCart, waitAlive } from './passos.ts'

async function openCarrinho(page: Page): Promise<void> {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const id = await findProduto(page, 'emporio', 'café em grãos mantiqueira')
  await setCart(page, 'emporio', [{ id, quantidade: 2 }])
  await page.goto('/emporio/carrinho')
  await waitAlive(page.getByRole('button', { name: /^Remover / }))
}

test('order and cart on paper show their store and date, and leave out what can only be pressed (S8)', async ({
  page,
}) => {
  await openCarrinho(page)
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Orçamento de \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByText('CNPJ').first()).toBeVisible()
  for (const nome of [/^Remover /, /^Buscar/])
    await expect(page.getByRole('button', { name: nome })).toHaveCount(0)
  for (const parte of ['banner', 'navigation', 'search', 'contentinfo'] as const)
    await expect(page.getByRole(parte)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/emporio/finalizar')
  await expect(page.getByRole('region', { name: 'Condições desta compra' })).toContainText('Desistência')
  const numpedido = await sendPedido(page)
  await page.goto(`/emporio/pedidos/${numpedido}`)
  await waitAlive(page.getByRole('button', { name: 'Copiar número do pedido' }))
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByText(new RegExp(`^Pedido ${numpedido}, feito em \\d\\d/\\d\\d/\\d{4}`)),
  ).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const parte of ['banner', 'navigation', 'search', 'contentinfo'] as const)
    await expect(page.getByRole(parte)).toHaveCount(0)
})

test('an offer is of the moment when it is printed, by the button too (ux 1.6.7)', async ({ page }) => {
  await openCarrinho(page)
  // What a browser does before it draws the paper, and what stands there then.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      Object.assign(window, { papel: document.querySelector('.orcamento-titulo')?.textContent })
    }
  })
  await page.getByRole('main').getByText('Opções', { exact: true }).click()
  await page.getByRole('button', { name: 'Imprimir orçamento' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'papel')))
    .toMatch(/^Orçamento de \d\d\/\d\d\/\d{4}/)
})
