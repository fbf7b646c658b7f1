import { randomUUID } from 'node:crypto'

import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { createAtendente, includeProduto, openPainel } from './painel.ts'
import { findProduto, goToPedido, listViolations, login, setCart } from './passos.ts'
import { createPedido } from './pedido.ts'

/** Combos and services in the panel (issue 17, line 6; ux 3.7), and the shop that has them. */
const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome })
const item = (page: Page, lista: string, nome: string) =>
  page.getByRole('list', { name: lista, exact: true }).getByRole('listitem').filter({ hasText: nome })

async function openTela(page: Page, tela: string): Promise<void> {
  const dona = await createAtendente(['emporio'], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/emporio/${tela}`, dona)
}

test('a combo is put together, told as a sentence with what it saves, and stands in the shop (ux 3.7) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const cliente = await (await browser.newContext({ baseURL })).newPage()
  await login(cliente, 'emporio', await createConta('ana'))
  await createPedido(cliente)
  await openTela(page, 'combos')
  expect(await listViolations(page)).toEqual([])
  const nome = `Café da manhã ${randomUUID().slice(0, 6)}`
  await page.getByRole('button', { name: 'Novo combo' }).click()
  const combo = dialogo(page, 'Novo combo')
  await combo.getByRole('button', { name: 'Gravar' }).click()
  await expect(combo.getByText('Dê um nome.')).toBeVisible()
  await combo.getByLabel('Nome', { exact: true }).fill(nome)
  await combo.getByRole('button', { name: 'Novo grupo' }).click()
  const grupo = combo.getByRole('group', { name: 'Grupo 1' })
  await grupo.getByLabel('Nome do grupo').fill('Cafés')
  await includeProduto(
    page,
    combo.getByRole('button', { name: 'Incluir produto em Cafés' }),
    'Café em grãos Mantiqueira',
  )
  await combo.getByLabel('Percentual a menos').fill('20')
  await test.step('what it would have cost with those who bought its goods piece by piece (decision 0166)', async () => {
    const ensaio = combo.getByRole('region', { name: 'Ensaio' })
    await ensaio.getByText('7 dias').click()
    await ensaio.getByRole('button', { name: 'Ensaiar' }).click()
    await expect(ensaio.getByRole('status')).toContainText(/Teria valido em \d+ pedido/)
    await expect(ensaio.getByRole('region', { name: 'Exemplos' }).getByRole('row').nth(1)).toBeVisible()
    expect(await listViolations(page)).toEqual([])
    for (const largura of [1440, 390, 320]) {
      await page.setViewportSize({ width: largura, height: 900 })
      const direita = await ensaio.evaluate((node) => node.getBoundingClientRect().right)
      expect(direita).toBeLessThanOrEqual(largura)
      await ensaio.screenshot({ path: test.info().outputPath(`ensaio-${largura}.png`) })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await combo.getByRole('button', { name: 'Novo grupo' }).click()
  await combo.getByRole('group', { name: 'Grupo 2' }).getByLabel('Nome do grupo').fill('Frutas')
  await includeProduto(
    page,
    combo.getByRole('button', { name: 'Incluir produto em Frutas' }),
    'Banana-nanica',
  )
  await expect(combo).toContainText('Quem leva 1 de Cafés e 1 de Frutas paga 20% menos.')
  await expect(combo).toContainText(/economia de R\$\s[\d,]+ \(20%\)/)
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('combo-1440.png') })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.screenshot({ path: test.info().outputPath('combo-320.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await combo.getByRole('button', { name: 'Gravar' }).click()
  await expect(item(page, 'Combos', nome)).toContainText('economia de')

  const loja = await page.context().newPage()
  await loja.goto('/emporio/combos')
  await expect(loja.getByRole('link', { name: nome }).first()).toBeVisible()

  await page.getByRole('button', { name: `Apagar ${nome}` }).click()
  await expect(item(page, 'Combos', nome)).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(item(page, 'Combos', nome)).toHaveCount(1)
  await page.getByRole('button', { name: `Apagar ${nome}` }).click()
  await expect(item(page, 'Combos', nome)).toHaveCount(0)
})

test('a service is written as a sentence, and a cart is offered it (readings 8) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openTela(page, 'servicos')
  expect(await listViolations(page)).toEqual([])
  const nome = `Moagem ${randomUUID().slice(0, 6)}`
  await page.getByRole('button', { name: 'Novo serviço' }).click()
  const servico = dialogo(page, 'Novo serviço')
  await servico.getByLabel('Nome', { exact: true }).fill(nome)
  await servico.getByLabel('Preço').fill('3,5')
  await servico.getByLabel('Como se cobra').selectOption('por produto do pedido')
  await servico.getByLabel('Em quais produtos').selectOption('alguns produtos')
  await includeProduto(
    page,
    servico.getByRole('button', { name: 'Incluir produto' }),
    'Café em grãos Mantiqueira',
  )
  await expect(servico).toContainText(/Custa R\$\s3,50 por produto do pedido, em Café em grãos/)
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('servico-1440.png') })
  await servico.getByRole('button', { name: 'Gravar' }).click()
  await expect(item(page, 'Serviços', nome)).toContainText('por produto do pedido')

  const cliente = await (await browser.newContext({ baseURL })).newPage()
  await login(cliente, 'emporio', await createConta('ana'))
  const cafe = await findProduto(cliente, 'emporio', 'café em grãos mantiqueira')
  await setCart(cliente, 'emporio', [{ id: cafe, quantidade: 2 }])
  await cliente.goto('/emporio/carrinho')
  await goToPedido(cliente)
  await expect(cliente.getByRole('dialog', { name: 'Serviços para o seu pedido' })).toContainText(nome)

  await page.getByRole('button', { name: `Apagar ${nome}` }).click()
  await expect(item(page, 'Serviços', nome)).toHaveCount(0)
})

for (const tela of ['combos', 'servicos'])
  test(`${tela}: the list fits into 320 and 390 px, and who attends is told that it is not theirs (ux 3.7) @desktop`, async ({
    page,
  }) => {
    await openTela(page, tela)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const sobra = await page
        .locator('.ajustes')
        .evaluate((node) => node.getBoundingClientRect().right - window.innerWidth)
      expect(sobra).toBeLessThanOrEqual(0)
      await page.screenshot({ path: test.info().outputPath(`${tela}-${width}.png`) })
    }
    await page.context().clearCookies()
    await openPainel(page, `/painel/emporio/${tela}`, await createAtendente(['emporio']))
    await expect(page.getByText(/O seu papel nesta loja não cuida de/)).toBeVisible()
  })
