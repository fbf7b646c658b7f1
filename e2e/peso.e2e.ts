import { expect, test, type Browser, type Page } from './teste.ts'

import { createConta, dono } from './conta.ts'
import { decideCookies, listViolations, login, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

/** Goods by weight paid on delivery came out heavier than was agreed: the customer is asked on the order's page (S11, decision 0061). */
const PERGUNTA = /A loja pergunta: o pedido pode ficar em R\$\s[\d,]+\?/

/** An order of 1.35 kg of a cheese, paid on delivery and being picked; shown. */
async function makePedido(page: Page, browser: Browser): Promise<{ numpedido: number; loja: Page }> {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const queijo = { produto: 'queijo kg', quantidade: 1.35, forma: /^Pagamento na entrega/ }
  const numpedido = await createPedido(page, queijo)
  const loja = await browser.newPage()
  await login(loja, 'emporio', dono)
  const answer = await loja.request.post(`/painel/v1/pedidos/${numpedido}/mover`, {
    data: { para: 'SEPARANDO' },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`/emporio/pedidos/${numpedido}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${numpedido}`)
  return { numpedido, loja }
}

async function ask(loja: Page, numpedido: number, quantidadeServida: number): Promise<void> {
  const data = { itens: [{ sequencia: 0, quantidadeServida }], perguntar: true }
  const answer = await loja.request.post(`/painel/v1/pedidos/${numpedido}/separar`, { data })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toHaveProperty('perguntado_em')
}

test('the question comes live, says what would go and what it costs, and a yes picks it', async ({
  page,
  browser,
}) => {
  const { numpedido, loja } = await makePedido(page, browser)
  const pergunta = page.getByRole('region', { name: PERGUNTA })
  await expect(pergunta).toHaveCount(0)
  await ask(loja, numpedido, 1.6)
  await expect(pergunta).toBeVisible()
  await expect(pergunta).toContainText(/pedido 1,350\skg, pesado 1,600\skg/)
  expect(await listViolations(page, 'main')).toEqual([])
  // A page that was read before the store weighed anew accepts nothing new.
  const aceitar = pergunta.getByRole('button', { name: /^Aceitar R\$/ })
  await waitAlive(aceitar)
  const velho = await aceitar.textContent()
  await page.route('**/eventos*', (route) => route.abort())
  await pergunta.locator('input[name=feita_em]').evaluate((campo: HTMLInputElement) => {
    campo.value = '2026-01-01T00:00:00.000Z'
  })
  await aceitar.click()
  await expect(page.getByRole('alert').filter({ hasText: 'A loja pesou de novo.' })).toBeVisible()
  // The list of orders says that the store waits, and leads to the question.
  await page.goto('/emporio/pedidos')
  await expect(page.getByText('Falta sua resposta').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: `Responder à loja, pedido ${numpedido}` }).click()
  await expect(aceitar).toHaveText(velho ?? '')
  await waitAlive(aceitar)
  // By keyboard, twice in a hurry.
  await aceitar.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Combinado: a loja segue com o pedido neste valor.')).toBeVisible()
  await expect(pergunta).toHaveCount(0)
  await expect(page.getByText(/1,600\skg/).first()).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await loja.close()
})

test('an answer that does not arrive leaves the question where it is; a no is told to the store @phone', async ({
  page,
  browser,
}) => {
  const { numpedido, loja } = await makePedido(page, browser)
  await ask(loja, numpedido, 1.6)
  const pergunta = page.getByRole('region', { name: PERGUNTA })
  const recusar = pergunta.getByRole('button', { name: 'Não aceitar' })
  await waitAlive(recusar)
  const envios = (url: URL) => url.pathname === `/emporio/pedidos/${numpedido}.data`
  let falhas = 0
  await page.route(envios, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    falhas += 1
    return falhas === 1 ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })
  })
  for (const vez of [1, 2]) {
    await recusar.click()
    await expect.poll(() => falhas).toBe(vez)
    await expect(page.getByRole('alert').filter({ hasText: 'A resposta da loja não chegou.' })).toBeVisible()
    await expect(recusar).toBeEnabled()
  }
  await page.unroute(envios)
  await recusar.click()
  await expect(page.getByText(/^O total de R\$\s[\d,]+ não foi aceito\./)).toBeVisible()
  await expect(pergunta).toHaveCount(0)
  const lido = await loja.request.get(`/painel/v1/pedidos/${numpedido}`)
  expect(await lido.json()).toMatchObject({ pesagem: { resposta: 'RECUSADA' }, status: 'SEPARANDO' })
  // Less is picked: the notice goes, without a reload.
  const data = { itens: [{ sequencia: 0, quantidadeServida: 1.35 }] }
  await loja.request.post(`/painel/v1/pedidos/${numpedido}/separar`, { data })
  await expect(page.getByText(/não foi aceito/)).toHaveCount(0)
  await loja.close()
})

test('at 320 px nothing of it is cut, and without script it is answered as well @phone', async ({
  page,
  browser,
}) => {
  const { numpedido, loja } = await makePedido(page, browser)
  await ask(loja, numpedido, 1.6)
  await page.setViewportSize({ width: 320, height: 640 })
  const pergunta = page.getByRole('region', { name: PERGUNTA })
  await expect(pergunta).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const sem = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  })
  const semScript = await sem.newPage()
  await semScript.goto(`/emporio/pedidos/${numpedido}`)
  await semScript.getByRole('button', { name: /^Aceitar R\$/ }).click()
  await expect(semScript.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${numpedido}`)
  await expect(semScript.getByRole('button', { name: /^Aceitar R\$/ })).toHaveCount(0)
  // The other page learns of it.
  await expect(pergunta).toHaveCount(0)
  await sem.close()
  await loja.close()
})
