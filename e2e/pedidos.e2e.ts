import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import { addFromSearch, decideCookies, goToPedido, login, sendPedido, waitAlive } from './passos.ts'

/** What happens to an order after it was made (readings 7, ux 1.10 and 1.11). */
async function makePedido(page: Page): Promise<string> {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  await addFromSearch(page, 'emporio', 'café em grãos mantiqueira')
  await page.goto('/emporio/carrinho')
  await goToPedido(page)
  await expect(page).toHaveURL(/\/finalizar/)
  await page.getByRole('radio', { name: /^Pix/ }).check()
  return sendPedido(page)
}

test('a customer cancels an order after a question that says what follows, and can repeat it', async ({
  page,
}) => {
  const numpedido = await makePedido(page)
  await page.goto(`/emporio/pedidos/${numpedido}`)
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
      with entregue as (update pedido set status = 'ENTREGUE' where numpedido = ${Number(numpedido)} returning numpedido)
      insert into historico_pedido (numpedido, sequencia, status, ator) select numpedido, 9, 'ENTREGUE', 'fornecedor' from entregue`,
  )
  await page.goto(`/emporio/pedidos/${numpedido}`)
  const avaliar = page.getByRole('button', { name: 'Avaliar' })
  await waitAlive(avaliar)
  await page.getByRole('radio', { name: /^4/ }).check()
  await page.getByRole('checkbox', { name: 'Chegou no prazo' }).check()
  await avaliar.click()
  await expect(page.getByRole('heading', { name: 'Sua avaliação' })).toBeVisible()

  await page.goto('/emporio/pedidos?canal=WEB_COMMERCE&situacao=ENTREGUE')
  await expect(page.getByRole('link', { name: `Pedido ${numpedido}`, exact: true })).toBeVisible()
  await expect(page.getByLabel('Canal de venda')).toHaveValue('WEB_COMMERCE')
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
