import { expect, test } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, login } from './passos.ts'
import { createPedido } from './pedido.ts'

test('eight tabs on an open order all open and all hear that it was cancelled (S1)', async ({
  page,
  context,
}) => {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page)
  const abas = [page]
  while (abas.length < 8) abas.push(await context.newPage())
  for (const aba of abas) await aba.goto(`/emporio/pedidos/${numpedido}`)
  for (const aba of abas) await expect(aba.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible()
  const feito = await page.request.post(`/v4/orders/${numpedido}/cancelar`, {
    data: { motivo: 'Comprei errado' },
  })
  expect(feito.status()).toBe(200)
  for (const aba of abas)
    await expect(aba.getByRole('link', { name: `Repetir pedido ${numpedido}` })).toBeVisible()
})
