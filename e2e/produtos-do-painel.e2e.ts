import { type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel, pasteTexto } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

/** A new store with so many products, its owner before the list of them. */
async function openProdutos(
  page: Page,
  { browser, baseURL, total }: { browser: Browser; baseURL: string | undefined; total: number },
) {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      select ${loja.idfornecedor}, gen_random_uuid(), 'c' || n, (array['Queijos', 'Doces'])[n], 'package', '#f2f2ef', n from generate_series(1, 2) n`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select ${loja.idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-' || lpad(n::text, 4, '0'), 'Queijo ' || lpad(n::text, 4, '0'), 'Serra',
        (select idcategoria from categoria c where c.idfornecedor = ${loja.idfornecedor} and slug = 'c' || (1 + n % 2)), 'peça', 'un', 100000
      from generate_series(1, ${total}::int) n`
    await sql`
      insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
      select idfornecedor, idcadastroextraproduto, 5000 from produto where idfornecedor = ${loja.idfornecedor} and sku = 'Q-0001'`
  })
  await openPainel(
    page,
    `/painel/${loja.slug}/produtos`,
    await createAtendente([loja.slug], 'Rita Alves', 'fornecedor'),
  )
  return loja
}

const grade = (page: Page) => page.getByRole('grid', { name: 'Produtos' })
const linha = (page: Page, nome: string) => grade(page).getByRole('row').filter({ hasText: nome })
const celula = (page: Page, nome: string, coluna: string) =>
  linha(page, nome).locator(`[data-coluna="${coluna}"]`)

test('a price, a name and stock are written where they stand, refused at their cell, and taken back (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await openProdutos(page, { browser, baseURL, total: 3 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produtos')
  expect(await listViolations(page)).toEqual([])

  // By keys alone: down the column of prices.
  await celula(page, 'Queijo 0001', 'preco').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('12,5')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Queijo 0001', 'preco')).toHaveText('12,50')
  await expect(celula(page, 'Queijo 0002', 'preco')).toBeFocused()
  await page.keyboard.type('abc')
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await expect(celula(page, 'Queijo 0002', 'preco')).toHaveText('10,00')
  await page.keyboard.type('1,23456')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Queijo 0002', 'preco').getByRole('alert')).toHaveText(
    'Um preço tem no máximo 4 casas decimais.',
  )
  await celula(page, 'Queijo 0003', 'preco').focus()
  await page.keyboard.press('Control+d')
  await expect(page.getByRole('status').filter({ hasText: 'Há o que não foi gravado' })).toBeVisible()

  await celula(page, 'Queijo 0001', 'estoque').dblclick()
  await page.getByLabel('Estoque de Queijo 0001').fill('8')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Queijo 0001', 'estoque')).toContainText('8')
  await celula(page, 'Queijo 0003', 'nome').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('Nome de Queijo 0003').fill('Requeijão')
  await page.keyboard.press('Enter')
  await expect(linha(page, 'Requeijão')).toBeVisible()
  await celula(page, 'Requeijão', 'ativo').focus()
  await page.keyboard.press(' ')
  await expect(celula(page, 'Requeijão', 'ativo')).toHaveText('Pausado')
  await expect(page.getByText('Gravando…')).toHaveCount(0)

  const loja = await page.request.get(`${baseURL}/${slug}`)
  expect(await loja.text()).toContain('12,50')

  // What somebody does not look at is left out, and the keys pass over it.
  await page.getByText('Colunas', { exact: true }).click()
  await page.getByRole('group', { name: 'Colunas da lista' }).getByLabel('Categoria').uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Categoria' })).toHaveCount(0)
  // A hard load is drawn without it from the first byte.
  const desenhada = await (await page.request.get(page.url())).text()
  expect(desenhada).toContain('data-coluna="preco"')
  expect(desenhada).not.toContain('data-coluna="categoria"')
  await celula(page, 'Queijo 0002', 'nome').focus()
  await page.keyboard.press('ArrowRight')
  await expect(celula(page, 'Queijo 0002', 'preco')).toBeFocused()
  await celula(page, 'Requeijão', 'ativo').focus()

  // One way back, the last act first.
  await page.keyboard.press('Control+z')
  await expect(celula(page, 'Requeijão', 'ativo')).toHaveText('À venda')
  await page.keyboard.press('Control+z')
  await expect(linha(page, 'Queijo 0003')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Desfeito: estoque de Queijo 0001.')).toBeVisible()
  await page.reload()
  await expect(celula(page, 'Queijo 0001', 'preco')).toHaveText('12,50')
  await expect(celula(page, 'Queijo 0001', 'estoque')).toContainText('5')
  await expect(page.getByRole('columnheader', { name: 'Categoria' })).toHaveCount(0)
  await page.getByText('4 de 5').click()
  await page.getByRole('button', { name: 'Mostrar todas' }).click()
  await expect(page.getByRole('columnheader', { name: 'Categoria' })).toBeVisible()
})

test('thousands are scrolled, found by address and changed at once; what somebody changed meanwhile is left out (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor, slug } = await openProdutos(page, { browser, baseURL, total: 1200 })
  await expect(page.getByText('1200 produtos').or(page.getByText('1.200 produtos'))).toBeVisible()
  await expect(grade(page)).toHaveAttribute('aria-rowcount', '1201')
  // A few rows are drawn, whatever the number; the keys walk on through pages that are read as they come.
  expect(await grade(page).getByRole('row').count()).toBeLessThan(80)
  await celula(page, 'Queijo 0001', 'sku').focus()
  for (let i = 0; i < 8; i++) await page.keyboard.press('PageDown')
  await expect(celula(page, 'Queijo 0081', 'sku')).toBeFocused()
  const altura = () => grade(page).evaluate((node) => node.getBoundingClientRect().height)
  await expect.poll(altura).toBeGreaterThan(45 * 150)
  for (let i = 0; i < 7; i++) await page.keyboard.press('PageDown')
  await expect(celula(page, 'Queijo 0151', 'sku')).toBeFocused()

  await page.getByLabel('Buscar produto').fill('q-0007')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/busca=q-0007/)
  await expect(grade(page).getByRole('row')).toHaveCount(2)
  await page.goto(`/painel/${slug}/produtos?busca=queijo`)
  await page.getByLabel('Categoria').selectOption('Doces')
  await expect(page).toHaveURL(/categoria=/)
  await expect(page.getByText('600 produtos')).toBeVisible()

  await page.getByLabel('Escolher os que estão na lista').check()
  await expect(page.getByText('100 escolhidos')).toBeVisible()
  await page.getByRole('button', { name: 'Escolher os 600' }).click()
  await expect(page.getByText('600 escolhidos')).toBeVisible()
  await withBanco(
    (sql) =>
      sql`update produto set nome = 'Queijo 0001 da casa', versao = versao + 1 where idfornecedor = ${idfornecedor} and sku = 'Q-0001'`,
  )
  await page.getByRole('button', { name: 'Mudar preço' }).click()
  await page.getByLabel('Percentual').fill('−10')
  await expect(page.getByText('de 10,00 para 9,00')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Mudar', exact: true }).click()
  await expect(page.getByText('599 produtos mudaram, 1 ficou de fora: a lista mostra por quê.')).toBeVisible()
  await expect(celula(page, 'Queijo 0003', 'preco')).toHaveText('9,00')
  await expect(celula(page, 'Queijo 0001', 'preco')).toContainText('Alguém mudou este produto')
  // It stands as somebody left it, so that it can be written over now; Esc puts the reason away.
  await expect(linha(page, 'Queijo 0001 da casa')).toBeVisible()
  await celula(page, 'Queijo 0001', 'preco').focus()
  await page.keyboard.press('Escape')
  await expect(celula(page, 'Queijo 0001', 'preco')).toHaveText('10,00')
  await page.getByRole('toolbar').getByRole('button', { name: 'Desfazer' }).click()
  await expect(celula(page, 'Queijo 0003', 'preco')).toHaveText('10,00')

  // A column as a spreadsheet copies it.
  await pasteTexto(celula(page, 'Queijo 0003', 'preco'), '7,10\n7,20\n')
  await expect(celula(page, 'Queijo 0003', 'preco')).toHaveText('7,10')
  await expect(celula(page, 'Queijo 0005', 'preco')).toHaveText('7,20')

  // The way back goes on while other products are looked at, and not over what somebody else wrote since.
  await expect(page.getByText('Gravado', { exact: true })).toBeVisible()
  await page.getByLabel('Ordem').selectOption('Código')
  await expect(page).toHaveURL(/ordem=sku/)
  await withBanco(
    (sql) =>
      sql`update produto set preco = 55000, versao = versao + 1 where idfornecedor = ${idfornecedor} and sku = 'Q-0005'`,
  )
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect(page.getByText('Desfeito: preço de 2 produtos. 1 produto ficou como está.')).toBeVisible()
  await expect(celula(page, 'Queijo 0003', 'preco')).toHaveText('10,00')
})

test('one product is written whole in a hand too, and a customer’s purchase by its rules is told (issue 17)', async ({
  page,
  browser,
  baseURL,
}) => {
  await openProdutos(page, { browser, baseURL, total: 2 })
  await page
    .getByRole('button', { name: /^(Abrir )?Queijo 0002/ })
    .first()
    .click()
  const ficha = page.getByRole('dialog', { name: 'Produto' })
  await expect(ficha.getByLabel('Nome')).toHaveValue('Queijo 0002')
  expect(await listViolations(page)).toEqual([])
  await ficha.getByLabel('De quanto em quanto').fill('6')
  await ficha.getByLabel('Mínimo', { exact: false }).last().fill('10')
  await expect(ficha.getByText('O cliente compra 12, 18, 24… un.')).toBeVisible()
  await ficha.getByLabel('Preço de oferta (R$)').fill('11')
  await ficha.getByRole('button', { name: 'Gravar' }).click()
  await expect(ficha.getByText('O preço de oferta precisa ser menor que o preço.')).toBeVisible()
  await ficha.getByLabel('Preço de oferta (R$)').fill('8,90')
  await ficha.getByLabel('Estoque').fill('3')
  await ficha.getByRole('button', { name: 'Gravar' }).click()
  await expect(ficha).toBeHidden()
  await expect(page.getByText('oferta 8,90').first()).toBeVisible()

  await page.getByRole('button', { name: 'Novo produto' }).click()
  const nova = page.getByRole('dialog', { name: 'Novo produto' })
  await nova.getByLabel('Nome').fill('Coalhada')
  await nova.getByLabel('Código (SKU)').fill('Q-0001')
  await nova.getByRole('button', { name: 'Gravar' }).click()
  await expect(nova.getByText('Outro produto tem este SKU.')).toBeVisible()
  await nova.getByLabel('Código (SKU)').fill('C-1')
  await nova.getByRole('button', { name: 'Gravar' }).click()
  await expect(nova).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Abrir )?Coalhada/ })).toBeVisible()
})

test('of two who change one product the second sees what the first wrote, and writes hers over it (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor } = await openProdutos(page, { browser, baseURL, total: 1 })
  await page.getByRole('button', { name: 'Abrir Queijo 0001' }).click()
  const ficha = page.getByRole('dialog', { name: 'Produto' })
  await ficha.getByLabel('Marca').fill('Canastra')
  const base = `/painel/v1/${idfornecedor}/produtos`
  const { data } = (await (await page.request.get(base)).json()) as {
    data: { idcadastroextraproduto: string }[]
  }
  const outra = await page.request.put(`${base}/${data[0]?.idcadastroextraproduto}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { preco: 12 },
  })
  expect(outra.status()).toBe(200)
  await ficha.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(ficha.getByText('Está assim: Queijo 0001, R$ 12,00, 5 em estoque, à venda.')).toBeVisible()
  await ficha.getByRole('button', { name: 'Gravar a minha' }).click()
  await expect(ficha).toBeHidden()
  // Only what she wrote is hers.
  await expect(celula(page, 'Queijo 0001', 'preco')).toHaveText('12,00')
  await page.getByRole('button', { name: 'Abrir Queijo 0001' }).click()
  await expect(ficha.getByLabel('Marca')).toHaveValue('Canastra')
})

test('a store without products is led to its spreadsheet, and who attends changes none (§6) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await openProdutos(page, { browser, baseURL, total: 0 })
  await expect(page.getByRole('link', { name: 'Importar uma planilha' })).toBeVisible()
  const outra = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(outra, `/painel/${slug}/produtos`, await createAtendente([slug]))
  await expect(outra.getByText('O seu papel nesta loja não muda produtos')).toBeVisible()
})

test('what cannot be sent is told at its cell, and stands as it was @desktop', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await openProdutos(page, { browser, baseURL, total: 1 })
  await context.setOffline(true)
  await expect(page.getByText('Você está sem conexão')).toBeVisible()
  await celula(page, 'Queijo 0001', 'preco').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Queijo 0001', 'preco').getByRole('alert')).toContainText('Sem conexão')
  await expect(celula(page, 'Queijo 0001', 'preco')).toContainText('10,00')
  await context.setOffline(false)
  await celula(page, 'Queijo 0001', 'preco').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(celula(page, 'Queijo 0001', 'preco')).toHaveText('7,00')
})
