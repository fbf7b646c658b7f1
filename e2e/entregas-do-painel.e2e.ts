import { addDias, FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Gravar', exact: true }).click()

/** A call by its owner, as the panel makes it. */
async function write(page: Page, path: string, data: object) {
  const resposta = await page.request.put(path, { headers: { origin: new URL(page.url()).origin }, data })
  expect([resposta.status(), await resposta.text()]).toEqual([200, expect.any(String)])
}

/** A store of a supplier that was just made, with a place; its owner is at `/entregas`. */
async function openEntregas(page: Page, browser: Parameters<typeof makeFornecedor>[0], baseURL?: string) {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await openPainel(page, `/painel/${slug}/preparo`, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  const base = `/painel/v1/${idfornecedor}`
  await write(page, `${base}/lojas/${crypto.randomUUID()}`, {
    nome: 'Centro',
    descricao_endereco_loja: 'Rua das Flores, 10',
    lat: -22.9,
    lng: -47.06,
  })
  await page.goto(`/painel/${slug}/entregas`)
  return { slug, idfornecedor, base }
}

/** A click at this part of the map's width and height. */
async function clickMapa(page: Page, x: number, y: number) {
  const mapa = page.getByRole('application', { name: 'Mapa da área' })
  const caixa = await mapa.boundingBox()
  if (!caixa) throw new Error('no map')
  await page.mouse.move(caixa.x + caixa.width * x, caixa.y + caixa.height * y, { steps: 3 })
  await page.mouse.down()
  await page.mouse.up()
}

test('an area is drawn by hand, cut, taken a step back, and written by its corners alone (ux 3.9) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEntregas(page, browser, baseURL)
  await page.getByRole('button', { name: 'Nova área' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova área' })
  const medida = dialogo.getByRole('status').filter({ hasText: 'km²' })
  await dialogo.getByRole('application', { name: 'Mapa da área' }).scrollIntoViewIfNeeded()
  await dialogo.getByRole('button', { name: 'Marcar os cantos' }).click()
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.7, 0.7],
    [0.3, 0.7],
  ] as const)
    await clickMapa(page, x, y)
  await clickMapa(page, 0.3, 0.7)
  await expect(medida).toContainText('4 cantos')
  const inteira = await medida.textContent()

  await dialogo.getByRole('button', { name: 'Recortar' }).click()
  for (const [x, y] of [
    [0.45, 0.45],
    [0.55, 0.45],
    [0.5, 0.55],
  ] as const)
    await clickMapa(page, x, y)
  await clickMapa(page, 0.5, 0.55)
  await expect(medida).toContainText('7 cantos')
  await dialogo.getByRole('button', { name: 'Desfazer o desenho' }).click()
  await expect(medida).toHaveText(inteira ?? '')
  await dialogo.getByRole('button', { name: 'Refazer o desenho' }).click()
  await expect(medida).toContainText('7 cantos')
  expect(await listViolations(page)).toEqual([])

  // Escape ends a drawing, not the dialog.
  await dialogo.getByRole('button', { name: 'Outra parte' }).click()
  await page.keyboard.press('Escape')
  await expect(dialogo.getByText('Clique na área para mexer nela')).toBeVisible()

  await dialogo.getByText('Escrever os cantos').click()
  await expect(dialogo.getByLabel('Cantos')).toHaveValue(/\n\nburaco\n/)
  await dialogo.getByLabel('Cantos').fill('-22,9 perto da praça')
  await dialogo.getByRole('button', { name: 'Usar estes cantos' }).click()
  await expect(dialogo.getByText('Linha 1: escreva a latitude e a longitude')).toBeVisible()
  await dialogo.getByLabel('Cantos').fill('-22,95 -47,1\n-22,95 -47\n-22,85 -47\n-22,85 -47,1')
  await dialogo.getByRole('button', { name: 'Usar estes cantos' }).click()
  await expect(medida).toContainText('113,9 km², 4 cantos')
  await dialogo.getByLabel('Nome', { exact: true }).fill('Campinas')
  await save(page, 'Área')
  await expect(page.getByRole('list', { name: 'Áreas' })).toContainText('113,9 km²')

  // A second one over the first is told so.
  await page.getByRole('button', { name: 'Nova área' }).click()
  await dialogo.getByLabel('Raio (km)').fill('2')
  await dialogo.getByRole('button', { name: 'Desenhar', exact: true }).click()
  await expect(medida).toContainText('Fica em parte sobre Campinas')
})

test('an address is tried as a shopper asks, and a freight table, a closed day and a refusal are told (§4) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor, base } = await openEntregas(page, browser, baseURL)
  const anel = [
    [-47.1, -22.95],
    [-47, -22.95],
    [-47, -22.85],
    [-47.1, -22.85],
    [-47.1, -22.95],
  ]
  await write(page, `${base}/areas/${crypto.randomUUID()}`, {
    tipo: 'DELIVERY',
    nome: 'Campinas',
    geojson: { type: 'Polygon', coordinates: [anel] },
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Mapa das áreas' })).toBeVisible()

  await page.getByRole('button', { name: 'Nova entrega' }).click()
  const daEntrega = page.getByRole('dialog', { name: 'Nova entrega' })
  await daEntrega.getByLabel('Nome').fill('Expressa')
  await daEntrega.getByRole('button', { name: 'Nova linha' }).click()
  const linha = daEntrega.getByRole('group', { name: 'Linha 1' })
  await linha.getByLabel('Até (kg)').fill('30')
  await save(page, 'Forma de entrega ou retirada')
  await expect(linha.getByText('Diga quanto custa; 0 é grátis.')).toBeVisible()
  await linha.getByLabel('Frete (R$)').fill('12,5')
  await linha.getByLabel('Onde').selectOption('Campinas')
  await daEntrega.getByText('Colar linhas de uma planilha').click()
  await daEntrega.getByLabel('Linhas').fill('1000000\t5999999\t\t25,00\t1,2\t3')
  await daEntrega.getByRole('button', { name: 'Acrescentar linhas' }).click()
  await expect(daEntrega.getByRole('group', { name: 'Linha 2' }).getByLabel('Do CEP')).toHaveValue(
    '01000-000',
  )
  expect(await listViolations(page)).toEqual([])
  await save(page, 'Forma de entrega ou retirada')
  await expect(page.getByText('tabela de frete com 2 faixas')).toBeVisible()

  const teste = page.getByRole('form', { name: 'Testar um endereço' })
  const testar = async (kg: string) => {
    await teste.getByLabel('CEP ou endereço').fill('13025-320')
    await teste.getByLabel('Peso (kg)').fill(kg)
    await teste.getByRole('button', { name: 'Testar' }).click()
  }
  await testar('muito')
  await expect(teste.getByText('Escreva um peso, como 12,5.')).toBeVisible()
  await testar('10')
  await expect(page.getByText('Fica em Campinas.')).toBeVisible()
  const oferecidas = page.getByRole('list', { name: 'O cliente escolhe entre' })
  await expect(oferecidas).toContainText('R$ 12,50')
  await test.step('a day of it is simulated, as a picture and in words (issue 17, line 7)', async () => {
    const dia = page.getByRole('region', { name: 'Simular um dia' })
    await dia.getByLabel('Dia do pedido').fill('2020-01-01')
    await dia.getByRole('button', { name: 'Simular o dia' }).click()
    await expect(dia.getByText('Escolha de hoje até um ano à frente.')).toBeVisible()
    await dia.getByLabel('Dia do pedido').fill(addDias(todayIn(FUSO_PADRAO, new Date()), 2))
    await dia.getByRole('button', { name: 'Simular o dia' }).click()
    await expect(dia.getByRole('img', { name: /^Linha do dia/ })).toBeVisible()
    const linhas = dia.getByRole('table', { name: 'O dia em palavras' }).getByRole('row')
    await expect(linhas.nth(1)).toContainText('R$ 12,50')
    expect(await listViolations(page)).toEqual([])
    for (const largura of [1440, 390, 320]) {
      await page.setViewportSize({ width: largura, height: 900 })
      const direita = await dia.evaluate((node) => node.getBoundingClientRect().right)
      expect(direita).toBeLessThanOrEqual(largura)
      await dia.screenshot({ path: test.info().outputPath(`dia-${largura}.png`) })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await testar('40')
  await expect(page.getByText('O cliente lê:')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Não oferecidas aqui' })).toContainText(
    'nenhuma linha da tabela',
  )
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Fechar este dia' }).click()
  await expect(page.getByText('Escolha o dia.')).toBeVisible()
  await page.getByLabel('Dia', { exact: true }).fill('2031-05-02')
  await page.getByLabel('Motivo').fill('Balanço')
  await page.getByRole('button', { name: 'Fechar este dia' }).click()
  await expect(page.getByRole('list', { name: 'Dias fechados' })).toContainText('Balanço')
  await page.getByRole('button', { name: /^Abrir/ }).click()
  await expect(page.getByText('Nenhum dia fechado à frente.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('list', { name: 'Dias fechados' })).toContainText('Balanço')

  await test.step('holidays are closed many at once, taken back at one press, and marked once they are closed', async () => {
    const feriados = page.getByRole('form', { name: 'Fechar em feriados' })
    const fechados = page.getByRole('list', { name: 'Dias fechados' })
    await page.getByText('Escolher entre os feriados').click()
    await expect(feriados.getByRole('button', { name: 'Fechar os marcados' })).toBeDisabled()
    await feriados.getByRole('checkbox', { name: /^Natal/ }).check()
    await feriados.getByRole('checkbox', { name: /^Terça-feira de Carnaval.*facultativo/ }).check()
    await page.route('**/dias-fechados/*', (route) => route.abort())
    await feriados.getByRole('button', { name: 'Fechar 2 dias' }).click()
    await expect(feriados.getByRole('alert')).toContainText('Os que faltam seguem marcados.')
    await page.unroute('**/dias-fechados/*')
    await feriados.getByRole('button', { name: 'Fechar 2 dias' }).click()
    await expect(fechados).toContainText('Natal')
    await expect(
      feriados.getByRole('checkbox', { name: /^Terça-feira de Carnaval.*já fechado$/ }),
    ).toBeDisabled()
    await page.getByRole('button', { name: 'Desfazer' }).last().click()
    await expect(fechados).not.toContainText('Natal')
    await expect(feriados.getByRole('checkbox', { name: /^Natal/ })).toBeEnabled()
    await page.setViewportSize({ width: 320, height: 800 })
    const direita = await feriados.evaluate((node) => node.getBoundingClientRect().right)
    expect(direita).toBeLessThanOrEqual(320)
    expect(await listViolations(page)).toEqual([])
    await feriados.screenshot({ path: test.info().outputPath('feriados-320.png') })
    await page.setViewportSize({ width: 1440, height: 900 })
    await feriados.screenshot({ path: test.info().outputPath('feriados-1440.png') })
  })

  // Somebody asks for a place that the store does not deliver to: it is counted within seconds, and told by how far it is.
  await expect(page.getByText('Ninguém pediu fora das áreas')).toBeVisible()
  const recusa = await page.request.get(
    `/v2/app/token/fornecedor?tipoEntrega=DELIVERY&idfornecedor=${idfornecedor}&lat=-22.7&lng=-47.06`,
  )
  expect(recusa.status()).toBe(200)
  await expect(async () => {
    await page.goto(`/painel/${slug}/entregas`)
    await expect(page.getByRole('list', { name: 'Lugares recusados' })).toContainText(
      'a 22,2 km de Centro, a norte',
      { timeout: 1000 },
    )
  }).toPass({ timeout: 30_000 })
})

test('who attends sees the deliveries and tries addresses, and changes nothing (§6) @desktop', async ({
  page,
}) => {
  await openPainel(page, '/painel/obra/entregas', await createAtendente(['obra']))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entregas')
  await expect(page.getByRole('button', { name: 'Testar' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Nova|Editar|Apagar|Fechar este)/ })).toHaveCount(0)
  await page.getByLabel('CEP ou endereço').fill('x')
  await page.getByRole('button', { name: 'Testar' }).click()
  await expect(page.getByText('Escreva um pouco mais.')).toBeVisible()
})
