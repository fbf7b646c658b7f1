import { randomUUID } from 'node:crypto'

import { expect, test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { createAtendente, includeProduto, openPainel } from './painel.ts'
import { findProduto, listViolations, login, setCart } from './passos.ts'
import { createPedido } from './pedido.ts'

/** Coupons in the panel (issue 17, line 6; ux 3.7): a sentence, its rehearsal, and the shop that has it. */
const lista = (page: Page) => page.getByRole('list', { name: 'Cupons' })
const linha = (page: Page, nome: string) => lista(page).getByRole('listitem').filter({ hasText: nome })
const frase = (page: Page) => page.getByRole('form', { name: 'Cupom' })

async function openCupons(page: Page): Promise<void> {
  const dona = await createAtendente(['emporio'], 'Rita Alves', 'fornecedor')
  await openPainel(page, '/painel/emporio/cupons', dona)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupons')
}

test('a coupon is made by its sentence, rehearsed, used by a customer, and switched off (ux 3.7) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const cliente = await (await browser.newContext({ baseURL })).newPage()
  await login(cliente, 'emporio', await createConta('ana'))
  await createPedido(cliente)
  const codigo = `FEIRA${randomUUID().slice(0, 6).toUpperCase()}`
  await openCupons(page)
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Novo cupom' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo cupom')
  await test.step('what is wrong is told at its blank, and what was typed stays', async () => {
    await frase(page).getByLabel('Desconto', { exact: true }).fill('trinta')
    await frase(page).getByRole('button', { name: 'Gravar' }).click()
    await expect(frase(page).getByText('Desconto: Escreva um valor, como 7,90.')).toBeVisible()
    await expect(frase(page).getByLabel('Desconto', { exact: true })).toHaveValue('trinta')
    await expect(frase(page).getByText('Dê um nome.')).toBeVisible()
  })
  await frase(page).getByLabel('Desconto', { exact: true }).fill('30')
  await frase(page).getByLabel('Em quais produtos').selectOption('alguns produtos')
  await includeProduto(
    page,
    frase(page).getByRole('button', { name: 'Incluir produto' }),
    'café em grãos mantiqueira',
  )
  await frase(page).getByLabel('Valor mínimo do pedido').fill('5')
  await frase(page).getByLabel('Vezes por cliente').fill('1')
  await frase(page).getByLabel('Desconto máximo ao todo, em reais').fill('500')
  await expect(frase(page)).toContainText(
    /Dá 30% em Café em grãos.* para todos os clientes, em pedidos de R\$\s5,00 ou mais, uma vez por cliente, até dar R\$\s500,00 de desconto ao todo\./,
  )

  await test.step('the rehearsal says what it would have cost', async () => {
    const ensaio = page.getByRole('region', { name: 'Ensaio' })
    await ensaio.getByText('7 dias').click()
    await ensaio.getByRole('button', { name: 'Ensaiar' }).click()
    await expect(ensaio.getByRole('status')).toContainText(/Teria valido em \d+ pedido/)
    await expect(ensaio.getByRole('img', { name: /^Desconto por dia/ })).toBeVisible()
    await expect(ensaio.getByRole('region', { name: 'Exemplos' }).getByRole('row').nth(1)).toBeVisible()
    expect(await listViolations(page)).toEqual([])
    await ensaio.screenshot({ path: test.info().outputPath('ensaio-1440.png') })
  })

  await frase(page).getByLabel('Código').fill(codigo.toLowerCase())
  await frase(page).getByLabel('Nome').fill(`Feira ${codigo}`)
  await frase(page).getByText('Aparece na lista de cupons do cliente').click()
  await frase(page).getByRole('button', { name: 'Gravar' }).click()
  await expect(linha(page, codigo)).toContainText('Em vigor')
  await expect(linha(page, codigo)).toContainText('Só para quem sabe o código.')

  await test.step('a customer uses it at once', async () => {
    const cafe = await findProduto(cliente, 'emporio', 'café em grãos mantiqueira')
    await setCart(cliente, 'emporio', [{ id: cafe, quantidade: 2 }])
    await cliente.goto('/emporio/carrinho')
    const cupom = cliente.getByRole('main').getByRole('region', { name: 'Cupom de desconto' })
    const campo = cupom.getByLabel('Código do cupom')
    await expect(async () => {
      if (!(await campo.isVisible())) await cupom.getByText(/^Tem (outro )?cupom\?$/).click({ timeout: 2000 })
      await expect(campo).toBeVisible({ timeout: 2000 })
    }).toPass()
    await campo.fill(codigo)
    await cupom.getByRole('button', { name: 'Usar', exact: true }).click()
    await expect(cupom).toContainText(`Feira ${codigo}`)
  })

  await test.step('what it gave is told by day and by order, and asked for anew where it did not come', async () => {
    const numero = String(await createPedido(cliente, { quantidade: 2, cupom: codigo }))
    await linha(page, codigo).getByRole('link').click()
    const usos = page.getByRole('region', { name: 'Usos' })
    await expect(usos.getByRole('status')).toContainText(/^Usado em 1 pedido, com R\$\s[\d,]+ de desconto\./)
    await expect(usos.getByRole('img', { name: /^Desconto por dia: em 1 dia/ })).toBeVisible()
    await expect(usos).toContainText(/de R\$\s500,00 já dados, restam R\$\s4\d\d,\d\d/)
    await expect(usos.getByRole('region', { name: 'Últimos pedidos' })).toContainText(numero)
    await usos.getByText('Ver os dias em números').click()
    await expect(usos.getByRole('table', { name: 'Usos por dia' }).getByRole('row')).toHaveCount(2)
    await page.route('**/usos?dias=90', (route) => route.abort())
    await usos.getByText('90 dias').click()
    await expect(usos.getByRole('alert')).toContainText('Não conseguimos ler os usos')
    await page.unroute('**/usos?dias=90')
    await usos.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(usos.getByRole('status')).toContainText('Usado em 1 pedido')
    expect(await listViolations(page)).toEqual([])
    for (const largura of [1440, 390, 320]) {
      await page.setViewportSize({ width: largura, height: 900 })
      const direita = await usos.evaluate((node) => node.getBoundingClientRect().right)
      expect(direita).toBeLessThanOrEqual(largura)
      await usos.screenshot({ path: test.info().outputPath(`usos-${largura}.png`) })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goBack()
  })

  await linha(page, codigo).getByRole('switch').click()
  await expect(linha(page, codigo)).toContainText('Desligado')
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(linha(page, codigo)).toContainText('Em vigor')
  await linha(page, codigo).getByRole('switch').click()
  await expect(linha(page, codigo)).toContainText('Desligado')
  await linha(page, codigo)
    .getByRole('button', { name: /^Apagar/ })
    .click()
  await expect(page.getByText('Alguém já comprou com este cupom')).toBeVisible()
})

test('who comes second is shown what the first wrote, and asked (ux 3.7) @desktop', async ({ page }) => {
  await openCupons(page)
  const codigo = `DOIS${randomUUID().slice(0, 6).toUpperCase()}`
  await page.getByRole('link', { name: 'Novo cupom' }).click()
  await frase(page).getByLabel('Código').fill(codigo)
  await frase(page).getByLabel('Nome').fill(`Dois ${codigo}`)
  await frase(page).getByText('Ligado', { exact: true }).click()
  await frase(page).getByRole('button', { name: 'Gravar' }).click()
  await linha(page, codigo).getByRole('link').click()
  await expect(frase(page).getByLabel('Desconto', { exact: true })).toBeVisible()
  await expect(page.getByText('Ninguém usou este cupom ainda.')).toBeVisible()
  const outra = await page.context().newPage()
  await outra.goto(page.url())
  await frase(outra).getByLabel('Desconto', { exact: true }).fill('12')
  await frase(outra).getByRole('button', { name: 'Gravar' }).click()
  await expect(linha(outra, codigo)).toContainText('Dá 12%')
  // What is said goes by itself, unless one is upon it: it is pressed once the other page was refused.
  await outra.getByRole('button', { name: 'Desfazer' }).hover()
  await frase(page).getByLabel('Desconto', { exact: true }).fill('15')
  await frase(page).getByRole('button', { name: 'Gravar' }).click()
  await expect(frase(page)).toContainText('Dá 12% em todos os produtos')
  await expect(frase(page).getByLabel('Desconto', { exact: true })).toHaveValue('15')
  await outra.getByRole('button', { name: 'Desfazer' }).click()
  await expect(linha(outra, codigo)).toContainText('Dá 10%')
  await linha(outra, codigo)
    .getByRole('button', { name: /^Apagar/ })
    .click()
  await expect(linha(outra, codigo)).toHaveCount(0)
})

test('who attends does not keep coupons, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/emporio/cupons', await createAtendente(['emporio']))
  await expect(page.getByText('O seu papel nesta loja não cuida de cupons')).toBeVisible()
})

for (const largura of [320, 390, 1440])
  test(`the sentence fits into ${largura} px (ux 3.7) @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: largura, height: 800 })
    await openCupons(page)
    await page.screenshot({ path: test.info().outputPath(`cupons-${largura}.png`), fullPage: true })
    const sobra = () =>
      page
        .locator('.frase, .cupons')
        .first()
        .evaluate((node) => node.getBoundingClientRect().right - window.innerWidth)
    expect(await sobra()).toBeLessThanOrEqual(0)
    await page.goto('/painel/emporio/cupons/novo')
    await frase(page).getByLabel('Em quais produtos').selectOption('alguns produtos')
    expect(await sobra()).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`cupom-${largura}.png`), fullPage: true })
  })
