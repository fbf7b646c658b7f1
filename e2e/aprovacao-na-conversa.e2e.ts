import { randomUUID } from 'node:crypto'

import { expect, test, type Browser, type Page } from './teste.ts'

import { createEmpresa } from './aprovacao.ts'
import { nameCliente, type Conta } from './conta.ts'
import { campo, log, write } from './conversa.ts'
import { createAtendente, linhas, openPainel } from './painel.ts'
import { choose, decideCookies, findProduto, listViolations, login, setCart, waitAlive } from './passos.ts'
import { createRepresentante } from './representante.ts'

async function openLoja(browser: Browser, baseURL: string | undefined, conta: Conta): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await decideCookies(page)
  await login(page, 'atacado', conta)
  return page
}

const cartao = (page: Page) =>
  log(page)
    .getByRole('article', { name: /^um pedido de aprovação/ })
    .last()

async function expectFits(page: Page): Promise<void> {
  const [largura, janela] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(largura).toBeLessThanOrEqual(janela ?? 0)
}

/** From the room to the order page and back: what is in the cart is asked for. */
async function askFromSala(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pedir aprovação do carrinho' }).click()
  await choose(page.getByRole('radio', { name: /Pix/ }))
  const enviar = page.getByRole('button', { name: 'Enviar para aprovação' }).filter({ visible: true })
  await enviar.first().click()
  await expect(page).toHaveURL(/\/atacado\/chat\//)
}

test('a representative begins, one prepares and asks in the same thread, another answers there, and the team looks on (§6, decision 0114)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { dona, caio } = await createEmpresa()
  // A name of its own: lists of the store hold others' rooms, and what they say last may be the store's own answer.
  const empresa = `Bar ${randomUUID().slice(0, 8)}`
  await nameCliente(dona, empresa)
  const rep = await createRepresentante('atacado', dona)

  // The representative writes for the company, and is told so.
  const doRep = await openLoja(browser, baseURL, rep)
  await doRep.goto('/atacado/clientes')
  await doRep.getByRole('button', { name: `Conversar por ${empresa}` }).click()
  await expect(doRep).toHaveURL(/\/atacado\/chat\//)
  const path = new URL(doRep.url()).pathname
  await expect(doRep.getByText(`Você escreve por ${empresa}`)).toBeVisible()
  await waitAlive(campo(doRep))
  await write(doRep, 'Separei 20 de farinha; o Caio fecha.')

  // The team sees who wrote, and for whom.
  const daLoja = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(daLoja, '/painel/atacado/conversas', await createAtendente(['atacado']))
  await linhas(daLoja)
    .getByRole('link', { name: new RegExp(empresa) })
    .click()
  await expect(daLoja.getByRole('heading', { name: empresa }).first()).toBeVisible()
  await expect(log(daLoja).getByRole('article', { name: /^Rui Prado, representante/ })).toBeVisible()

  const daDona = await openLoja(browser, baseURL, dona)
  await daDona.goto(path)
  await waitAlive(campo(daDona))

  await decideCookies(page)
  await login(page, 'atacado', caio)
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'farinha de trigo'), quantidade: 20 },
  ])
  await page.goto(path)
  await waitAlive(campo(page))
  await expect(log(page).getByText('Rui Prado, representante')).toBeVisible()
  await askFromSala(page)
  await expect(cartao(page)).toContainText('Você pediu aprovação')
  await expect(cartao(page)).toContainText('Aguarda aprovação')
  await expect(cartao(page).getByRole('button', { name: /Aprovar/ })).toHaveCount(0)
  await expectFits(page)
  expect(await listViolations(page)).toEqual([])

  // It comes live to every side; who may answer has the answer there.
  await expect(cartao(daDona)).toContainText('Caio Nunes pediu aprovação')
  await expect(cartao(doRep)).toContainText('Caio Nunes pediu aprovação')
  await expect(cartao(daLoja)).toContainText('Caio Nunes pediu aprovação à empresa')
  for (const olha of [doRep, daLoja]) await expect(cartao(olha).getByRole('button')).toHaveCount(0)
  expect(await listViolations(daDona)).toEqual([])
  await cartao(daDona).getByText('Recusar', { exact: true }).click()
  const recusar = cartao(daDona).getByRole('button', { name: 'Recusar o pedido' })
  await recusar.click()
  await expect(cartao(daDona).getByText('Diga o motivo.')).toBeVisible()
  await cartao(daDona).getByLabel('Por que não?').fill('Só metade, por favor.')
  await recusar.click()
  for (const vista of [daDona, page, doRep, daLoja]) {
    await expect(cartao(vista)).toContainText('Recusad')
    await expect(cartao(vista)).toContainText('Dona Marta: Só metade, por favor.')
  }
  await expect(cartao(daDona).getByRole('button')).toHaveCount(0)

  // Asked anew with less: the yes makes the order, and its number stands in the thread of all.
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'farinha de trigo'), quantidade: 10 },
  ])
  await page.reload()
  await askFromSala(page)
  await expect(cartao(daDona).getByRole('button', { name: /^Aprovar • R\$/ })).toBeVisible()
  await cartao(daDona)
    .getByRole('button', { name: /^Aprovar/ })
    .click()
  const pedido = cartao(page).getByRole('link', { name: /^Pedido \d+$/ })
  await expect(pedido).toBeVisible()
  const numero = (await pedido.innerText()).replaceAll(/\D/g, '')
  await expect(cartao(daDona)).toContainText(`Pedido ${numero}`)
  await expect(cartao(daLoja)).toContainText(`pedido ${numero}`)
  await expect(daDona).toHaveURL(new RegExp(path))
  for (const outra of [doRep, daLoja, daDona]) await outra.context().close()
})

test('what was withdrawn while an approver looked says so, and the yes is refused in words', async ({
  page,
  browser,
  baseURL,
}) => {
  const { dona, caio } = await createEmpresa()
  await decideCookies(page)
  await login(page, 'atacado', caio)
  await page.goto('/atacado/chat')
  await page.getByRole('button', { name: 'Escrever para a loja' }).click()
  await expect(page).toHaveURL(/\/atacado\/chat\/./)
  const path = new URL(page.url()).pathname
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'farinha de trigo'), quantidade: 20 },
  ])
  await page.goto(path)
  await askFromSala(page)

  const daDona = await openLoja(browser, baseURL, dona)
  await daDona.goto(path)
  await waitAlive(campo(daDona))
  const aprovar = cartao(daDona).getByRole('button', { name: /^Aprovar/ })
  await expect(aprovar).toBeVisible()
  // Her page hears of nothing more: she presses on what she sees.
  await daDona.route('**/v4/chat/**', (route) => route.abort())
  await cartao(page).getByRole('button', { name: 'Retirar o pedido' }).click()
  await expect(cartao(page)).toContainText('Retirad')
  await aprovar.click()
  await expect(cartao(daDona).getByRole('alert')).toBeVisible()
  await daDona.unroute('**/v4/chat/**')
  await daDona.reload()
  await expect(cartao(daDona)).toContainText('Retirad')
  await expect(aprovar).toHaveCount(0)
  await daDona.context().close()
})
