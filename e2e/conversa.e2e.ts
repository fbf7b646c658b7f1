import { expect, test, type Page } from './teste.ts'

import { campo, listVistas, log, openSala, scrollTo, write } from './conversa.ts'
import { createConta } from './conta.ts'
import { decideCookies, findProduto, listViolations, login, stopAdiados, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

const openViva = async (page: Page, path: string) => {
  await page.goto(path)
  await waitAlive(campo(page))
}

test('what is written arrives live on the other side and on the other device, and its mark says how far it came (§4 Chat, ux 1.18.2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path, conta, answer, readAte } = await openSala(page, browser)
  const outro = await (await browser.newContext({ baseURL })).newPage()
  await login(outro, 'emporio', conta)
  await decideCookies(outro)
  await openViva(page, path)
  await openViva(outro, path)

  await write(page, 'Bom dia! Vocês fazem melhor preço?')
  await expect(log(outro).getByText('Bom dia! Vocês fazem melhor preço?')).toBeVisible()
  await expect(campo(page)).toHaveValue('')
  const minha = log(page).getByRole('article', { name: /^Você/ })
  await expect(minha).toContainText('enviada')

  const resposta = await answer('Fazemos, sim.')
  await expect(log(page).getByText('Fazemos, sim.')).toBeVisible()
  await expect(log(outro).getByText('Fazemos, sim.')).toBeVisible()
  // Said to who does not see: by a region of its own, once.
  await expect(page.getByRole('status').filter({ hasText: 'Davi Moraes: Fazemos, sim.' })).toBeAttached()
  await readAte(resposta.sequencia)
  await expect(minha).toContainText('lida')
  expect(await listViolations(page)).toEqual([])
})

test('what is written without a connection waits on the device and arrives in order, each once (B3) @phone', async ({
  page,
  browser,
}) => {
  const { path, answer, list } = await openSala(page, browser)
  await openViva(page, path)
  await page.context().setOffline(true)
  await expect(page.getByText(/Sem conexão. O que você escrever fica guardado/)).toBeVisible()
  for (const texto of ['um', 'dois', 'três']) await write(page, texto)
  await expect(log(page).getByText('sai quando a conexão voltar')).toHaveCount(3)
  await answer('enquanto isso')
  expect(await list()).toEqual(['enquanto isso'])

  await page.context().setOffline(false)
  await expect(log(page).getByRole('article', { name: /^Você/ })).toHaveCount(3)
  await expect.poll(list).toEqual(['enquanto isso', 'um', 'dois', 'três'])
  await expect.poll(() => listVistas(page)).toEqual(['enquanto isso', 'um', 'dois', 'três'])
})

test('a reload loses nothing that waits, and an answer that is lost doubles nothing (B3) @desktop', async ({
  page,
  browser,
}) => {
  const { path, list } = await openSala(page, browser)
  await openViva(page, path)
  let cortes = 0
  await page.route('**/mensagens', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    cortes += 1
    // The shop takes the first one, and nobody hears of it; the others do not leave.
    if (cortes === 1) await route.fetch()
    await route.abort()
  })
  await write(page, 'primeira')
  await write(page, 'segunda')
  await expect.poll(() => cortes).toBeGreaterThan(0)
  await page.reload()
  await waitAlive(campo(page))
  await expect(log(page).getByText('segunda', { exact: true })).toBeVisible()
  await page.unroute('**/mensagens')
  await expect.poll(list, { timeout: 30_000 }).toEqual(['primeira', 'segunda'])
  await expect.poll(() => listVistas(page)).toEqual(['primeira', 'segunda'])
  await expect(log(page).getByText('enviando')).toHaveCount(0)
})

test('an own message is changed and taken back within its time, and both are seen elsewhere @phone', async ({
  page,
  browser,
}) => {
  const { path, list } = await openSala(page, browser)
  await openViva(page, path)
  await write(page, 'São 6 azeits')
  const minha = log(page).getByRole('article', { name: /^Você/ })
  await minha.hover()
  await minha.getByLabel('Mudar esta mensagem').click()
  await minha.getByRole('button', { name: 'Editar' }).click()
  await expect(campo(page)).toHaveValue('São 6 azeits')
  await write(page, 'São 6 azeites')
  await expect(minha).toContainText('São 6 azeites')
  await expect(minha).toContainText('editada')
  expect(await list()).toEqual(['São 6 azeites'])

  await minha.hover()
  await minha.getByLabel('Mudar esta mensagem').click()
  await minha.getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(minha).toContainText('Mensagem retirada')
  await page.reload()
  await expect(minha).toContainText('Mensagem retirada')
  expect(await list()).toEqual([''])
})

test('older messages come upwards without a jump, and words are found in the whole room', async ({
  page,
  browser,
}) => {
  const { path, answer } = await openSala(page, browser)
  for (let i = 1; i <= 70; i += 1) await answer(i === 3 ? 'O Azeite São João chegou' : `Aviso ${i}`)
  await openViva(page, path)
  await expect(log(page).getByText('Aviso 70', { exact: true })).toBeInViewport()
  // Held back, so that what comes is seen to come.
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/mensagens?*antes=*', async (route) => {
    await comes
    await route.continue()
  })
  const rola = page.getByRole('region', { name: 'Conversa', exact: true })
  const marco = await scrollTo(rola, 'Aviso 22')
  const antes = await marco.boundingBox()
  come()
  await expect(log(page).getByRole('link', { name: 'Mensagens anteriores' })).toHaveCount(0)
  await expect(log(page).getByText('Aviso 20', { exact: true })).toBeAttached()
  const depois = await marco.boundingBox()
  expect(Math.abs((depois?.y ?? 0) - (antes?.y ?? 1000))).toBeLessThan(4)
  await scrollTo(rola, 'Aviso 1')

  await answer('Aviso 71')
  await page.getByRole('button', { name: '1 nova mensagem' }).click()
  await expect(log(page).getByText('Aviso 71', { exact: true })).toBeInViewport()

  await page.getByRole('button', { name: 'Buscar nesta conversa' }).click()
  await page.getByRole('searchbox', { name: 'Buscar nesta conversa' }).fill('azeite sao joao')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Azeite São João/ }).click()
  await expect(page.getByText('O Azeite São João chegou')).toBeInViewport()
  await page.getByRole('link', { name: 'Voltar às mensagens mais novas' }).click()
  await expect(log(page).getByText('Aviso 71', { exact: true })).toBeInViewport()
})

test('the page of an order opens its room, with the order in view; the list says what was not read @phone', async ({
  page,
  browser,
}) => {
  const conta = await createConta('ana')
  await decideCookies(page)
  await login(page, 'emporio', conta)
  const numpedido = await createPedido(page)
  const { answer } = await openSala(page, browser, { conta, numpedido })
  await page.goto(`/emporio/pedidos/${numpedido}`)
  await page.getByRole('button', { name: 'Falar sobre este pedido' }).click()
  await expect(page).toHaveURL(/\/emporio\/chat\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: new RegExp(`Pedido ${numpedido} · R\\$`) })).toBeVisible()
  await expect(page.getByText('Pix a pagar')).toBeVisible()
  await page.getByRole('button', { name: 'Ainda dá para incluir um produto?' }).click()
  await expect(campo(page)).toHaveValue('Ainda dá para incluir um produto?')
  await campo(page).press('Enter')

  await page.goto('/emporio/conta')
  await expect(page.getByRole('link', { name: /^Conversas/ })).toHaveAttribute('href', '/emporio/chat')
  await answer('Dá sim, até as 15h30.')
  const id = await findProduto(page, 'emporio', 'mel silvestre')
  await answer({ tipo: 'PRODUTO', idcadastroextraproduto: id, quantidade: null })
  // Told over any screen, a while after the page.
  await page.goto('/emporio/conta')
  await page.getByRole('link', { name: '2 mensagens novas' }).click()
  const linha = page.getByRole('link', { name: new RegExp(`^Pedido ${numpedido}`) })
  await expect(linha).toContainText('2 mensagens novas')
  expect(await listViolations(page)).toEqual([])
  await linha.click()
  await expect(log(page).getByText('Novas mensagens')).toBeVisible()
  await expect(log(page).getByRole('button', { name: /^Adicionar Mel silvestre/ })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.goto('/emporio/chat')
  await expect(linha).not.toContainText('novas')
})

test('a press on the page of an order while that comes alive is not lost: nothing moves below the pointer @desktop', async ({
  page,
}) => {
  // By then the window's file could be there (janela-da-conversa.e2e.ts).
  await stopAdiados(page)
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  const numpedido = await createPedido(page)
  // What is said about paying comes in a file of its own, above the button: here after everything else.
  const { promise: chega, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\/assets\/cobranca-do-pedido/, async (route) => {
    await chega
    await route.continue()
  })
  await page.goto(`/emporio/pedidos/${numpedido}`, { waitUntil: 'commit' })
  const botao = page.getByRole('button', { name: 'Falar sobre este pedido' })
  await botao.hover()
  await page.mouse.down()
  await waitAlive(botao)
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/emporio\/chat\/[0-9a-f-]{36}$/)
  come()
})

test('a picture, a document and a step of the order come into its room as what they are (issue 14) @desktop', async ({
  page,
  browser,
}) => {
  const conta = await createConta('ana')
  await decideCookies(page)
  await login(page, 'emporio', conta)
  const numpedido = await createPedido(page)
  const { path, attach, cancel } = await openSala(page, browser, { conta, numpedido })
  await openViva(page, path)
  await attach('avaria.png', await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 150 } }))
  const foto = log(page).getByRole('img', { name: 'avaria.png' })
  await expect(foto).toBeVisible()
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await attach('pedido.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
  const download = page.waitForEvent('download')
  await log(page)
    .getByRole('link', { name: /^pedido\.pdf/ })
    .click()
  expect((await download).suggestedFilename()).toBe('pedido.pdf')
  await cancel()
  await expect(log(page).getByText('Cancelado')).toBeVisible()
  await expect(log(page).getByRole('link', { name: `Pedido ${numpedido}`, exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})

test('without a websocket the calls are asked, and the page says so @desktop', async ({ page, browser }) => {
  const { path, answer } = await openSala(page, browser)
  // Each one fails as behind a proxy that knows none.
  await page.addInitScript(() => {
    const { WebSocket } = window
    Object.assign(window, {
      WebSocket: class extends WebSocket {
        constructor() {
          super('wss://127.0.0.1:9/')
        }
      },
    })
  })
  await openViva(page, path)
  await expect(
    page.getByText('Sem conexão ao vivo. Buscamos mensagens novas a cada 10 segundos.'),
  ).toBeVisible({
    timeout: 60_000,
  })
  await answer('Chegou por chamada')
  await expect(log(page).getByText('Chegou por chamada')).toBeVisible()
  await write(page, 'E eu também')
  await expect(log(page).getByRole('article', { name: /^Você/ })).toContainText('enviada')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('one reads and sends all the same @phone', async ({ page, browser }) => {
    const { path, answer, list } = await openSala(page, browser)
    await answer('Bom dia!')
    await page.goto('/emporio/chat')
    await page.getByRole('link', { name: /Bom dia!/ }).click()
    await campo(page).fill('Sem script também')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(path)
    await expect(log(page).getByText('Sem script também')).toBeVisible()
    expect(await list()).toEqual(['Bom dia!', 'Sem script também'])
  })
})

test('a room of others is not there @desktop', async ({ page, browser, baseURL }) => {
  const { path } = await openSala(page, browser)
  const estranha = await (await browser.newContext({ baseURL })).newPage()
  await login(estranha, 'emporio', await createConta('ana'))
  expect((await estranha.goto(path))?.status()).toBe(404)
  await page.context().clearCookies({ name: 'vitrine_sessao' })
  await page.goto(path)
  await expect(page).toHaveURL(/\/emporio\/entrar/)
})
