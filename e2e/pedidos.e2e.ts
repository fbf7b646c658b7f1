import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from './teste.ts'

import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { withBanco } from './banco.ts'
import { atendente, createConta } from './conta.ts'
import { decideCookies, findProduto, login, setCart, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

/** What happens to an order after it was made (readings 7, ux 1.10 and 1.11). */
async function makePedido(page: Page): Promise<number> {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  return createPedido(page)
}

test('a customer cancels an order after a question that says what follows, and can repeat it', async ({
  page,
}) => {
  const numpedido = await makePedido(page)
  const rastreio = { transportadora: 'Rápido do Vale', codigo: 'RV-1', url: 'https://rastreio.example/RV-1' }
  await withBanco(
    (sql) => sql`update pedido set rastreio = ${sql.json(rastreio)} where numpedido = ${numpedido}`,
  )
  await page.goto(`/emporio/pedidos/${numpedido}`)
  await expect(page.getByRole('region', { name: 'Rastreio' })).toContainText('Rápido do Vale · RV-1')
  await expect(page.getByRole('link', { name: 'Rastrear entrega' })).toHaveAttribute('href', rastreio.url)
  const cancelar = page.getByRole('button', { name: 'Cancelar pedido' })
  await waitAlive(cancelar)
  await cancelar.click()
  const pergunta = page.getByRole('dialog', { name: 'Cancelar este pedido?' })
  await expect(pergunta).toContainText('Nada será cobrado')
  await pergunta.getByLabel(/^Motivo/).fill('Comprei errado')
  await pergunta.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(page.getByText('Comprei errado')).toBeVisible()
  await expect(cancelar).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Repetir pedido ${numpedido}` })).toBeVisible()
})

test('a delivered order is rated, found by its filters and downloaded', async ({ page }) => {
  const numpedido = await makePedido(page)
  await withBanco(
    (sql) => sql`
      with entregue as (update pedido set status = 'ENTREGUE' where numpedido = ${numpedido} returning numpedido)
      insert into historico_pedido (numpedido, sequencia, status, ator) select numpedido, 9, 'ENTREGUE', 'fornecedor' from entregue`,
  )
  await page.goto(`/emporio/pedidos/${numpedido}`)
  const avaliar = page.getByRole('button', { name: 'Avaliar' })
  await waitAlive(avaliar)
  await page.getByRole('radio', { name: /^4/ }).check()
  await page.getByRole('checkbox', { name: 'Chegou no prazo' }).check()
  await avaliar.click()
  await expect(page.getByRole('heading', { name: 'Sua avaliação' })).toBeVisible()

  await page.goto('/emporio/pedidos?canal=WEB_COMMERCE&situacao=ENTREGUE&sk=CAFE')
  await expect(page.getByRole('link', { name: `Pedido ${numpedido}`, exact: true })).toBeVisible()
  await expect(page.getByLabel('Canal de venda')).toHaveValue('WEB_COMMERCE')
  // Words that search orders are not searched for in the catalogue, and the tab counts all orders, not those that a filter leaves.
  await expect(page.getByRole('combobox', { name: 'Buscar produtos' })).toHaveValue('')
  await expect(page.getByRole('tab', { name: 'Pedidos', exact: true })).toBeVisible()
  const exportar = page.getByRole('button', { name: 'Exportar' })
  await waitAlive(exportar)
  await exportar.click()
  const folha = page.getByRole('dialog', { name: 'Exportar pedidos' })
  await folha.getByText('CSV').click()
  const chegada = page.waitForEvent('download')
  await folha.getByRole('button', { name: 'Baixar' }).click()
  const arquivo = await (await chegada).path()
  expect(await readFile(arquivo, 'utf8')).toContain(`${numpedido};`)
})

test('a budget is asked for, priced twice by the store, and accepted at the last offer (readings 7)', async ({
  page,
  browser,
}) => {
  await decideCookies(page)
  await login(page, 'obra', await createConta('ana'))
  await setCart(page, 'obra', [{ id: await findProduto(page, 'obra', 'cimento'), quantidade: 20 }])
  await page.goto('/obra/finalizar')
  // Offered by the page once it is alive, above what is pressed next.
  await page.getByRole('button', { name: 'Continuar sem serviços' }).click()
  await page.getByRole('button', { name: 'Pedir orçamento' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/submissao\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orçamento \d+ enviado$/)
  const numpedido = /(\d+)$/.exec(page.url())?.[1] ?? ''
  await page.goto(`/obra/pedidos/${numpedido}`)
  await expect(page.getByText('Orçamento enviado').first()).toBeVisible()

  const loja = await browser.newPage()
  await login(loja, 'obra', atendente)
  const validade = addDias(todayIn(FUSO_PADRAO, new Date()), 5)
  const price = async (precounitario: number) => {
    const data = { itens: [{ sequencia: 0, precounitario }], validade, observacao: 'Frete por nossa conta.' }
    const answer = await loja.request.post(`/painel/v1/pedidos/${numpedido}/precificar`, { data })
    expect(answer.status()).toBe(200)
  }
  // What the store does is seen without a reload.
  await price(36.5)
  await expect(page.getByText(/Seu orçamento está pronto: R\$\s730,00/)).toBeVisible()
  await price(36.2)
  await expect(page.getByText(/Seu orçamento está pronto: R\$\s724,00/)).toBeVisible()
  await expect(page.getByText(/Vale até .+ A oferta anterior era de R\$\s730,00/)).toBeVisible()
  await loja.close()

  const aprovar = page.getByRole('button', { name: 'Aprovar orçamento' })
  await waitAlive(aprovar)
  await aprovar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${numpedido}`)
  await expect(page.getByText(/R\$\s724,00/).first()).toBeVisible()
})
