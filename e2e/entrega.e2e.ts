import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import {
  choose,
  addFromSearch,
  decideCookies,
  findProduto,
  listViolations,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

/** A customer with a kilogram of coffee in the cart, on the order page. */
async function goToFinalizar(page: Page, busca = ''): Promise<void> {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const cafe = await findProduto(page, 'emporio', 'café em grãos mantiqueira')
  await setCart(page, 'emporio', [{ id: cafe, quantidade: 1 }])
  await page.goto(`/emporio/finalizar${busca}`)
  await waitAlive(page.getByRole('radio', { name: /^Pix/ }))
}

/** Nobody else's order gets in here any more, from now on. */
const fillJanela = (valor: string) =>
  withBanco(async (sql) => {
    const [idformaentrega = '', data = '', inicio = ''] = valor.split('|')
    await sql`
      insert into vaga_entrega (idfornecedor, idformaentrega, data, inicio, pedidos)
      select f.idfornecedor, f.idformaentrega, ${data}::date, ${inicio}, f.capacidade_pedidos from forma_entrega f
      where f.idformaentrega = ${idformaentrega}
      on conflict (idformaentrega, data, inicio) do update set pedidos = excluded.pedidos`
  })

test('a window that filled up meanwhile is refused with the next one, and one tap takes it (issue 5)', async ({
  page,
}) => {
  await goToFinalizar(page)
  // What is chosen already stands in one line; its heading opens it (ux 1.7.1).
  await page.getByRole('button', { name: 'Quando' }).click()
  await page.getByText('Entrega expressa', { exact: true }).click()
  await expect(page.getByText('Esgotado').first()).toBeVisible()
  // The last one on show: no other test looks so far ahead.
  const janela = page.locator('input[name="janela"]:enabled').last()
  const valor = await janela.getAttribute('value')
  await choose(janela)
  await fillJanela(valor ?? '')
  await page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
    .click()
  const recusa = page.getByRole('alert').filter({ hasText: 'Próxima: ' })
  await expect(recusa).toContainText('O horário de entrega escolhido lotou.')
  // The answer is there before the windows are: until they are read anew they are dimmed.
  await expect(
    page.locator('[aria-busy=true]').filter({ has: page.locator('input[name=janela]') }),
  ).toHaveCount(0)
  expect(await listViolations(page)).toEqual([])
  await recusa.getByRole('button', { name: /Enviar para/ }).click()
  await expect(page).toHaveURL(/\/submissao\/\d+/)
})

test('who picks up gets a code, on the page of the sent order and on the order (issue 5)', async ({
  page,
}) => {
  await goToFinalizar(page, '?tipoEntrega=RETIRADA')
  await expect(page.getByText(/Diga o ponto das frutas/)).toBeVisible()
  const numpedido = await sendPedido(page)
  const retirada = page.getByRole('region', { name: 'Retirada' })
  await expect(retirada).toContainText(/Código de retirada\s*\d{3} \d{3}/)
  const texto = await retirada.innerText()
  await page.goto(`/emporio/pedidos/${numpedido}`)
  await expect(page.getByRole('region', { name: 'Retirada' })).toContainText(
    texto.match(/\d{3} \d{3}/)?.[0] ?? '-',
  )
})

test('freight by CEP is shown in the cart of a visitor, with day and price (§7; brazil L4)', async ({
  page,
}) => {
  await addFromSearch(page, 'emporio', 'café em grãos mantiqueira')
  await page.goto('/emporio/carrinho')
  await page.getByText('Calcular frete e prazo').click()
  const cep = page.getByLabel('CEP', { exact: true })
  await waitAlive(cep)
  await cep.fill('13015-002')
  const expressa = page.getByRole('listitem').filter({ hasText: 'Entrega expressa' })
  await expect(expressa).toContainText('R$ 14,90')
  await cep.fill('69005-010')
  await expect(page.getByRole('dialog', { name: 'Entrega para este CEP' })).toContainText(
    'O fornecedor não atende no endereço informado',
  )
})
