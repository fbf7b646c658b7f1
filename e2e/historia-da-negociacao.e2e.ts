import { expect, test, type Browser, type Locator, type Page } from './teste.ts'

import { createConta, nameCliente } from './conta.ts'
import { campo, log, write } from './conversa.ts'
import { createAtendente, linhas, openPainel } from './painel.ts'
import { decideCookies, findProduto, listViolations, login, setCart, waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

/** What both see of each step is kept here, where a folder is named: for who wants to look. */
const pasta = process.env.FOTOS
const photograph = async (quem: string, page: Page) => {
  if (pasta) await page.screenshot({ path: `${pasta}/${quem}.png` })
}

/** So soon what one side does is on the other's screen (ux 1.23): of all acts the quickest is held to it, since what the machine does besides only adds to each. */
const JA_MS = 1000

/** The moment at which a page first shows these words, as its own clock has it: asking again and again would count the asking. */
const momentOf = (page: Page, texto: string): Promise<number> =>
  page.evaluate(
    (dito) =>
      new Promise<number>((resolve) => {
        const look = () => document.body.innerText.includes(dito) && resolve(Date.now())
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
        look()
      }),
    texto,
  )

/** Presses what one side acts by, and says after how many ms the other side's page first shows `texto`. */
async function passAcross(botao: Locator, outro: Page, texto: string): Promise<number> {
  await botao.hover()
  const vista = momentOf(outro, texto)
  const feita = Date.now()
  await botao.click()
  return (await vista) - feita
}

async function expectFits(page: Page): Promise<void> {
  const [largura, janela] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(largura).toBeLessThanOrEqual(janela ?? 0)
}

/** A customer on a phone, known to the store by an order that was delivered to its door, with a cart. */
async function openCliente(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const nome = `Café da Praça ${crypto.randomUUID().slice(0, 6)}`
  const conta = await createConta('ana')
  await nameCliente(conta, nome)
  await decideCookies(page)
  await login(page, 'emporio', conta)
  await createPedido(page, { forma: /entrega|dinheiro/i })
  await setCart(page, 'emporio', [
    { id: await findProduto(page, 'emporio', 'arroz agulhinha'), quantidade: 12 },
    { id: await findProduto(page, 'emporio', 'azeite extravirgem'), quantidade: 6 },
  ])
  return { page, nome }
}

test('a customer on a phone and an attendant at a desk bring an order from “vocês fazem melhor preço?” to paid in one thread (issue 14)', async ({
  page: mesa,
  browser,
  baseURL,
}) => {
  const { page: fone, nome } = await openCliente(browser, baseURL)
  await mesa.setViewportSize({ width: 1440, height: 900 })
  await openPainel(mesa, '/painel/emporio/conversas', await createAtendente(['emporio'], 'Marina Duarte'))
  const daqui = (quem: Page) => log(quem)
  const passagens: number[] = []

  await test.step('the question is asked, and seen by the team as it comes', async () => {
    await fone.goto('/emporio/chat')
    await fone.getByRole('button', { name: 'Escrever para a loja' }).click()
    await expect(fone).toHaveURL(/\/emporio\/chat\/.+/)
    await waitAlive(campo(fone))
    await write(fone, 'Levando 12 de arroz, vocês fazem melhor preço?')
    const linha = linhas(mesa).getByRole('link', { name: new RegExp(nome) })
    await expect(linha).toContainText('melhor preço')
    await photograph('01-fone-pergunta', fone)
    await photograph('01-mesa-lista', mesa)
    await linha.click()
    await expect(daqui(mesa).getByText('vocês fazem melhor preço?')).toBeVisible()
    await waitAlive(mesa.getByRole('textbox', { name: 'Resposta' }))
    await mesa.getByRole('textbox', { name: 'Resposta' }).fill('Faço sim, um momento.')
    await mesa.keyboard.press('Enter')
    await expect(daqui(fone).getByText('Faço sim, um momento.')).toBeVisible()
    await photograph('02-mesa-conversa', mesa)
  })

  await test.step('from the room to its negotiation: the cart is held, and the customer reads by whom', async () => {
    await mesa.getByRole('link', { name: 'Abrir negociação' }).click()
    await expect(mesa).toHaveURL(/\/negociacao\//)
    const bloquear = mesa.getByRole('button', { name: 'Bloquear para negociar' })
    await waitAlive(bloquear)
    await expect(daqui(mesa).getByText('vocês fazem melhor preço?')).toBeVisible()
    passagens.push(await passAcross(bloquear, fone, 'Proposta de Marina Duarte'))
    await expect(mesa.getByText(/bloqueado por você/)).toBeVisible()
    await expect(fone.getByRole('region', { name: 'Proposta de Marina Duarte' })).toBeVisible()
    await photograph('03-fone-bloqueado', fone)
  })

  await test.step('a price with its reason, in one act', async () => {
    await mesa.getByRole('button', { name: /^Preço e motivo de Arroz/ }).click()
    const dialogo = mesa.getByRole('dialog')
    await dialogo.getByLabel('Seu preço, em reais').fill('24,50')
    await dialogo.getByLabel('Por quê?').fill('Levando 12')
    await photograph('04-mesa-motivo', mesa)
    passagens.push(await passAcross(dialogo.getByRole('button', { name: 'Gravar' }), fone, '24,50'))
    await expect(mesa.getByRole('row', { name: /Arroz/ })).toContainText('com o cliente')
    await expect(fone.getByRole('listitem', { name: /Arroz/ })).toContainText('Levando 12')
  })

  await test.step('the offer goes into the thread, and is accepted there', async () => {
    const proposta = daqui(fone).getByRole('region', { name: 'Proposta de Marina Duarte' })
    const pedir = mesa.getByRole('button', { name: 'Pedir aceite' })
    passagens.push(await passAcross(pedir, fone, 'Marina Duarte pede sua resposta'))
    await expect(proposta).toBeVisible()
    await expect(fone.getByRole('region', { name: 'Proposta de Marina Duarte' })).toHaveCount(1)
    await photograph('05-fone-proposta', fone)
    await photograph('05-mesa-proposta', mesa)
    await expectFits(fone)
    expect(await listViolations(fone)).toEqual([])
    expect(await listViolations(mesa)).toEqual([])
    const arroz = proposta.getByRole('listitem', { name: /Arroz/ })
    const aceitar = arroz.getByRole('button', { name: 'Aceitar' })
    passagens.push(await passAcross(aceitar, mesa, 'Proposta aceita'))
    await expect(arroz).toContainText('Você aceitou')
    await expect(mesa.getByRole('row', { name: /Arroz/ })).toContainText('aceito')
    await photograph('06-fone-aceito', fone)
    await photograph('06-mesa-aceito', mesa)
  })

  await test.step('the attendant closes the order, and its Pix stands in the thread', async () => {
    await mesa.getByRole('button', { name: /^Fechar pedido/ }).click()
    const dialogo = mesa.getByRole('dialog')
    await expect(dialogo.getByLabel('Recebimento')).toContainText('Entregar em')
    await dialogo.getByLabel('Pagamento').selectOption({ label: 'Pix' })
    await expect(dialogo.getByLabel('Quando')).toBeVisible()
    await photograph('07-mesa-fechar', mesa)
    const fechar = dialogo.getByRole('button', { name: /^Fechar •/ })
    passagens.push(await passAcross(fechar, fone, 'Marina Duarte fechou o pedido em seu nome.'))
    await expect(mesa).toHaveURL(/\/conversas\//)
    await expect(daqui(mesa).getByText('Pix a pagar')).toBeVisible()
    await expect(daqui(fone).getByRole('link', { name: 'Pagar com Pix' })).toBeVisible()
    await expect(daqui(fone).getByText('Marina Duarte fechou o pedido em seu nome.')).toBeVisible()
    await photograph('08-fone-pix', fone)
    await photograph('08-mesa-pix', mesa)
  })

  await test.step('what one side does is on the other within a second', () => {
    expect(passagens).toHaveLength(5)
    expect(Math.min(...passagens), passagens.join(', ')).toBeLessThan(JA_MS)
  })

  await test.step('the bank pays, and both read it where they are', async () => {
    await daqui(fone).getByRole('link', { name: 'Pagar com Pix' }).click()
    const painel = fone.getByRole('dialog')
    await photograph('09-fone-pagar', fone)
    // What is asked about the order is late from here on: the page is read anew meanwhile.
    await fone.route(/\/v2\/app\/token\/order\/\d+/, async (route) => {
      const resposta = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.fulfill({ response: resposta })
    })
    const abre = fone.waitForEvent('popup')
    await painel.getByRole('link', { name: /banco de demonstração/i }).click()
    const banco = await abre
    await banco.getByRole('button', { name: /^Pagar R\$/ }).click()
    await expect(banco.getByRole('button', { name: 'Devolver tudo' })).toBeVisible()
    await banco.close()
    await expect(painel.getByText(/Pagamento confirmado|pago/i).first()).toBeVisible()
    await photograph('10-fone-pagou', fone)
    await fone.keyboard.press('Escape')
    for (const quem of [fone, mesa]) await expect(daqui(quem).getByText('Pago').first()).toBeVisible()
    await expect(daqui(fone).getByRole('link', { name: 'Pagar com Pix' })).toHaveCount(0)
    await expect(daqui(mesa).getByText('Pix a pagar')).toHaveCount(0)
    const lado = mesa.getByRole('complementary', { name: 'Cliente e pedidos' })
    await expect(lado.getByText('Pago')).toBeVisible()
    await photograph('11-fone-pago', fone)
    await photograph('11-mesa-pago', mesa)
    await expectFits(fone)
    // Nobody was led away: one thread, from the question to the money.
    await expect(fone).toHaveURL(/\/emporio\/chat\//)
    await expect(daqui(fone).getByText('melhor preço?')).toBeAttached()
    await fone.goto('/emporio/chat')
    await expect(fone.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })
})
