import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { openClienteDaNegociacao } from './negociacao.ts'
import { createAtendente, openPainel, pasteTexto } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

const linha = (page: Page, nome: RegExp) => page.getByRole('grid').getByRole('row', { name: nome })
const celula = (page: Page, nome: RegExp, coluna: string) =>
  linha(page, nome).locator(`[data-coluna="${coluna}"]`)

/** Writes a price as a person at a keyboard does. */
async function writePreco(page: Page, nome: RegExp, preco: string): Promise<void> {
  await celula(page, nome, 'precoatendente').focus()
  await page.keyboard.type(preco)
  await page.keyboard.press('Enter')
}

test('from the list of live carts to an order of channel MANUAL: prices by keyboard, limits, a supervisor, counter-offers, a cut and a take-over (ux 3.4, §2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const cliente = await openClienteDaNegociacao(browser, baseURL, [
    { sk: 'arroz agulhinha', quantidade: 12 },
    { sk: 'azeite extravirgem', quantidade: 6 },
    { sk: 'mel silvestre', quantidade: 4 },
  ])
  const [arroz, azeite, mel] = [/Arroz/, /Azeite/, /Mel/]
  await openPainel(page, '/painel/emporio/negociacao', await createAtendente(['emporio'], 'Marina Duarte'))
  const paulo = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(paulo, cliente.noPainel, await createAtendente(['emporio'], 'Paulo Reis', 'fornecedor'))

  await test.step('a cart is found by its client, and taken: colleagues see by whom', async () => {
    await page.getByLabel('Buscar cliente').fill(cliente.nome)
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByRole('link', { name: new RegExp(cliente.nome) }).click()
    await waitAlive(page.getByRole('button', { name: 'Bloquear para negociar' }))
    await page.getByRole('button', { name: 'Bloquear para negociar' }).click()
    await expect(page.getByText(/bloqueado por você/)).toBeVisible()
    await expect(page.getByText(/libera sozinho em/)).toContainText(/\d\d:\d\d/)
    await expect(paulo.getByText(/bloqueado por Marina Duarte/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Negociação \d/ }).first()).toBeVisible()
  })

  await test.step('a price typed with a comma is with the client (how soon: historia-da-negociacao)', async () => {
    await writePreco(page, arroz, '24,50')
    await expect.poll(async () => (await cliente.read())?.linhas.map(({ por }) => por)).toEqual([24.5])
    await expect(celula(page, arroz, 'situacao')).toContainText('com o cliente')
    await expect(celula(page, arroz, 'desconto')).toHaveText(/−3,[56]%/)
    // Enter went one line down; Esc leaves a cell as it was.
    await page.keyboard.type('1')
    await page.keyboard.press('Escape')
    await expect(celula(page, azeite, 'precoatendente')).toHaveText('definir')
    await page.keyboard.press('Control+d')
    await expect(celula(page, azeite, 'desconto')).toHaveText(/−3,[56]%/)
  })

  await test.step('beyond the limits a supervisor is asked with a reason, and decides', async () => {
    await writePreco(page, mel, '31,00')
    await expect(page.getByText(/Este preço passa do seu limite/)).toBeVisible()
    // That somebody writes in it the client may read; a price it does not.
    expect((await cliente.read())?.linhas.find(({ nome }) => mel.test(nome))?.por ?? null).toBeNull()
    await page.getByLabel(/Por quê/).fill('Leva todo mês')
    await page.getByRole('button', { name: 'Pedir ao supervisor' }).click()
    await expect(celula(page, mel, 'situacao')).toContainText('no supervisor')
    await expect(paulo.getByText(/Leva todo mês/).first()).toBeVisible()
    await paulo.getByRole('button', { name: 'Aprovar 31,00' }).click()
    await expect(celula(page, mel, 'precoatendente')).toHaveText('31,00')
    await expect.poll(async () => (await cliente.findLinha(mel)).por).toBe(31)
  })

  await test.step('what the client says is seen at once: accepted, and asked for less', async () => {
    await cliente.answer(arroz, 'ACEITAR')
    await expect(celula(page, arroz, 'situacao')).toContainText('aceito')
    await cliente.answer(azeite, 'CONTRAPROPOR', 41)
    await expect(page.getByText(/Contraproposta em Azeite/)).toBeVisible()
    await page.getByRole('button', { name: /^Manter/ }).click()
    await expect(page.getByText(/Contraproposta em Azeite/)).toHaveCount(0)
    await expect(celula(page, azeite, 'situacao')).toContainText('com o cliente')
  })

  await test.step('what is typed without a network is kept, and stored when it is back', async () => {
    await page.context().setOffline(true)
    await writePreco(page, azeite, '41,20')
    await expect(celula(page, azeite, 'situacao')).toContainText('sem conexão')
    await expect(celula(page, azeite, 'precoatendente')).toHaveText('41,20')
    await page.context().setOffline(false)
    await expect.poll(async () => (await cliente.findLinha(azeite)).por).toBe(41.2)
    await expect(celula(page, azeite, 'situacao')).toContainText('com o cliente')
  })

  await test.step('all of it at once, and one product more', async () => {
    await page.getByRole('button', { name: '−5% em tudo' }).click()
    await expect(page.getByText(/preços? mud|parou no piso|pararam no piso|Nenhum preço/)).toBeVisible()
    await page.getByRole('button', { name: 'Incluir produto' }).click()
    await page.getByLabel('Produto', { exact: true }).fill('leite integral')
    await page.getByRole('option', { name: /Leite/ }).first().click()
    await expect(linha(page, /Leite/)).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })

  await test.step('a column of a spreadsheet is pasted whole, or not at all', async () => {
    await pasteTexto(celula(page, arroz, 'precoatendente'), '24,20\nabc\n30,00')
    await expect(
      page.getByText('Nada foi colado: “abc”, na 2ª linha, não é um preço.', { exact: true }),
    ).toBeVisible()
    await pasteTexto(celula(page, arroz, 'precoatendente'), Array(30).fill('24,20').join('\n'))
    await expect(page.getByText(/são 30 linhas, e daqui para baixo há 4 produtos/)).toBeVisible()
    await expect(celula(page, arroz, 'precoatendente')).not.toHaveText('24,20')
    await pasteTexto(celula(page, arroz, 'precoatendente'), '\t24,20\r\n\t41,30\r\n')
    await expect.poll(async () => (await cliente.findLinha(arroz)).por).toBe(24.2)
    await expect.poll(async () => (await cliente.findLinha(azeite)).por).toBe(41.3)
    await expect(celula(page, azeite, 'precoatendente')).toHaveText('41,30')
  })

  await test.step('the freight is agreed with its reason, and the client reads it', async () => {
    await page.getByRole('button', { name: 'Frete', exact: true }).click()
    const dialogo = page.getByRole('dialog')
    // Where, and by which of the forms that go there: what the table says stands beside each.
    await expect(dialogo.getByLabel('Entregar em')).toContainText('Rua Coronel Quirino')
    await expect(dialogo.getByLabel('Forma de entrega')).toHaveValue('')
    await expect(dialogo.getByText(/^Pela tabela de grátis a R\$.*o menor que você pode dar/)).toBeVisible()
    await dialogo.getByLabel('Frete, em reais').fill('doze')
    await dialogo.getByRole('button', { name: 'Combinar frete' }).click()
    await expect(dialogo.getByText('Escreva um valor, como 15,00; 0 é frete grátis.')).toBeVisible()
    // What would be rounded away is asked about, and stays as it was typed.
    await dialogo.getByLabel('Frete, em reais').fill('9,005')
    await dialogo.getByRole('button', { name: 'Combinar frete' }).click()
    await expect(dialogo.getByText('O frete tem no máximo 2 casas decimais.')).toBeVisible()
    await expect(dialogo.getByLabel('Frete, em reais')).toHaveValue('9,005')
    await dialogo.getByLabel('Frete, em reais').fill('0,01')
    await dialogo.getByRole('button', { name: 'Combinar frete' }).click()
    await expect(dialogo.getByText(/Este frete passa do seu limite/)).toBeVisible()
    await dialogo.getByLabel('Forma de entrega').selectOption({ index: 2 })
    await expect(dialogo.getByText(/Este frete passa do seu limite/)).toHaveCount(0)
    await dialogo.getByLabel('Frete, em reais').fill('9,00')
    await dialogo.getByLabel(/^Por quê/).fill('Vai junto com o de terça')
    await dialogo.getByRole('button', { name: 'Combinar frete' }).click()
    await expect(dialogo).toHaveCount(0)
    await expect(page.getByText('“Vai junto com o de terça”')).toBeVisible()
    expect(await cliente.read()).toMatchObject({
      frete: 9,
      frete_acordado: { por: 'Marina Duarte', forma: expect.any(String), motivo: 'Vai junto com o de terça' },
    })
    await page.getByRole('button', { name: 'Frete', exact: true }).click()
    await page.getByRole('button', { name: 'Voltar ao da tabela' }).click()
    await expect.poll(async () => (await cliente.read())?.frete).toBeNull()
    // While it is open the keys are its own.
    await expect(dialogo).toHaveCount(0)
  })

  await test.step('two cells of one line, written in a breath, are no quarrel with oneself', async () => {
    await celula(page, arroz, 'quantidade').focus()
    await page.keyboard.type('13')
    await page.keyboard.press('Tab')
    await page.keyboard.type('24,30')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await cliente.findLinha(arroz)).por).toBe(24.3)
    expect((await cliente.findLinha(arroz)).quantidade).toBe(13)
    await expect(page.getByText(/mudou enquanto isso/)).toHaveCount(0)
  })

  await test.step('a supervisor takes over: who had it writes no more', async () => {
    await paulo.getByRole('button', { name: 'Assumir' }).click()
    await paulo.getByRole('dialog').getByRole('button', { name: 'Assumir' }).click()
    await expect(paulo.getByText(/bloqueado por você/)).toBeVisible()
    await expect(page.getByText(/bloqueado por Paulo Reis/)).toBeVisible()
    await expect(page.getByRole('button', { name: '−5% em tudo' })).toHaveCount(0)
    await celula(page, arroz, 'precoatendente').focus()
    await page.keyboard.type('1')
    await expect(page.getByRole('textbox', { name: /Seu preço/ })).toHaveCount(0)
  })

  await test.step('the order is closed in the name of the client, at the prices that it read', async () => {
    const total = (await cliente.read())?.total
    await paulo.getByRole('button', { name: /^Fechar pedido/ }).click()
    const dialogo = paulo.getByRole('dialog')
    await dialogo.getByLabel('Recebimento').selectOption({ index: 0 })
    await expect(dialogo.getByLabel('Quando')).toBeVisible()
    await expect(dialogo.getByText(/^Frete .*, pela tabela da loja$/)).toBeVisible()
    await dialogo.getByRole('button', { name: /^Fechar •/ }).click()
    await expect(paulo.getByText(/^Pedido \d+ fechado/)).toBeVisible()
    await expect(paulo).toHaveURL(/\/negociacao$/)
    const [pedido] = await withBanco(
      (sql) =>
        sql`select canalvenda, negociacao is not null as combinado from pedido where idcliente = ${cliente.idcliente}`,
    )
    expect(pedido).toEqual({ canalvenda: 'MANUAL', combinado: true })
    expect(total).toBeGreaterThan(0)
    expect(await cliente.read()).toBeNull()
  })
})

test('released prices hold until their hour, unlocking takes them away; on a phone price and total are at hand', async ({
  page,
  browser,
  baseURL,
}) => {
  const cliente = await openClienteDaNegociacao(browser, baseURL, [
    { sk: 'arroz agulhinha', quantidade: 12 },
    { sk: 'mel silvestre', quantidade: 4 },
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await openPainel(page, cliente.noPainel, await createAtendente(['emporio'], 'Marina Duarte'))
  await page.getByRole('button', { name: 'Bloquear para negociar' }).click()
  await expect(page.getByText(/bloqueado por você/)).toBeVisible()
  await celula(page, /Arroz/, 'precoatendente').click()
  await page.getByRole('textbox', { name: /Seu preço de Arroz/ }).fill('24,5')
  await page.getByRole('textbox', { name: /Seu preço de Arroz/ }).press('Enter')
  await expect(celula(page, /Arroz/, 'total')).toHaveText('294,00')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const larguras = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(larguras[0]).toBe(larguras[1])
  }
  for (const tema of ['claro', 'escuro']) {
    await page.evaluate((esquema) => (document.documentElement.dataset.esquema = esquema), tema)
    expect(await listViolations(page), tema).toEqual([])
  }

  await page.getByRole('button', { name: 'Liberar com preços' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click()
  await expect(page.getByText(/Valem até/)).toBeVisible()
  expect((await cliente.read())?.estado).toBe('LIBERADA')
  await page.getByRole('button', { name: 'Bloquear para negociar' }).click()
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByRole('dialog')).toContainText('voltam aos da tabela')
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByText(/foi desbloqueado e os preços voltaram/)).toBeVisible()
  await expect(celula(page, /Arroz/, 'precoatendente')).toHaveText('definir')
  expect(await cliente.read()).toBeNull()
})
