import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('a list of products is saved under a name, changed, shared, opened first, removed and taken back (issue 17)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor, slug } = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select ${idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, 'Queijo ' || n, 'Serra',
        (select idcategoria from categoria c where c.idfornecedor = ${idfornecedor} and slug = 'queijos'), 'peça', 'un', 100000
      from generate_series(1, 3) n`
  })
  await openPainel(
    page,
    `/painel/${slug}/produtos`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const menu = page.locator('.recorte-menu')
  const botao = menu.locator('summary')
  const dialogo = page.getByRole('dialog')
  await page.getByLabel('Categoria').selectOption('Queijos')
  await expect(page).toHaveURL(/categoria=/)
  // The list is drawn anew after its address is written, and a menu that is opened before that goes with the old one.
  await expect(page.getByRole('link', { name: /^Todos/ })).toHaveAttribute('href', /categoria=/)

  // By keys alone; a name is asked for.
  await botao.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByText('Nenhum ainda')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialogo.getByText(/Texto curto demais|Diga um nome/)).toBeVisible()
  await dialogo.getByLabel('Nome').fill('Queijos da serra')
  await dialogo.getByLabel('Abrir a lista de produtos com ele').check()
  expect(await listViolations(page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect(botao).toContainText('Queijos da serra')
  await expect(page).toHaveURL(/recorte=/)

  // It stays the one that the list began with, and somebody else is not written over.
  await page.getByLabel('Ordem').selectOption('Código')
  await expect(botao).toContainText('mudado')
  await withBanco(
    (sql) =>
      sql`update recorte set nome = 'Só queijos', versao = versao + 1 where idfornecedor = ${idfornecedor}`,
  )
  await botao.click()
  await menu.getByRole('button', { name: 'Salvar mudanças' }).click()
  await expect(dialogo.getByRole('alert')).toContainText('Nome: Só queijos (a sua: Queijos da serra)')
  await expect(dialogo.getByRole('alert')).toContainText('Ordem: Nome (a sua: Código)')
  await dialogo.getByRole('button', { name: 'Gravar o meu' }).click()
  await expect(dialogo).toBeHidden()
  await expect(botao).toHaveText('Queijos da serra')
  // Its columns are its own: the device keeps what it had.
  const codigo = page.getByRole('columnheader', { name: 'Código' })
  await page.locator('.catalogo-colunas summary').click()
  await page.getByRole('checkbox', { name: 'Código' }).uncheck()
  await expect(codigo).toHaveCount(0)
  await expect(botao).toContainText('mudado')
  await botao.click()
  await menu.getByRole('button', { name: 'Salvar mudanças' }).click()
  await expect(page).toHaveURL(/sem=sku/)
  await expect(botao).toHaveText('Queijos da serra')
  await page.goto(`/painel/${slug}/produtos?vista=todos`)
  await expect(codigo).toBeVisible()
  await page.goto(`/painel/${slug}/produtos`)
  await expect(page).toHaveURL(/sem=sku/)
  await expect(page.getByRole('columnheader', { name: 'Produto' })).toBeVisible()
  await expect(codigo).toHaveCount(0)
  await botao.click()
  await menu.getByRole('button', { name: 'Compartilhar com a equipe' }).click()
  await expect(page.getByText('A equipe também usa Queijos da serra.')).toBeVisible()

  // Without a word in its address the list opens with it, also where its category is gone.
  await withBanco(
    (sql) => sql`update recorte set idcategoria = gen_random_uuid() where idfornecedor = ${idfornecedor}`,
  )
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/painel/${slug}/produtos`)
    await expect(page).toHaveURL(/recorte=.*/)
    await botao.click()
    await expect(menu.getByRole('link', { name: 'Queijos da serra' })).toBeInViewport({ ratio: 1 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum produto assim')).toBeVisible()
  await expect(page.getByLabel('Categoria').locator('option:checked')).toHaveText(
    'Categoria que não existe mais',
  )
  await page.getByLabel('Categoria').selectOption('Todas as categorias')
  await expect(page.getByText('3 produtos')).toBeVisible()

  await botao.click()
  await menu.getByRole('button', { name: 'Apagar' }).click()
  await expect(botao).toHaveText('Filtros salvos')
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(botao).toContainText('Queijos da serra')
  await page.getByRole('navigation', { name: 'Quais produtos' }).getByRole('link', { name: /Todos/ }).click()
  await expect(page).toHaveURL(/vista=todos/)
})
