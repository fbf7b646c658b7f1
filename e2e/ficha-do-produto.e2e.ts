import { type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

/** A new store with one product and a variant of it, its owner before the list. */
async function openProdutos(page: Page, browser: Browser, baseURL: string | undefined) {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select c.idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, 'Queijo ' || (array['inteiro', 'meio', 'fatiado'])[n], 'Serra',
        c.idcategoria, (array['peça', 'meia peça', '150 g'])[n], 'un', 100000 * n
      from categoria c, generate_series(1, 3) n where c.idfornecedor = ${loja.idfornecedor}`
    await sql`
      update produto set idprodutoprincipal = (
        select p.idcadastroextraproduto from produto p where p.idfornecedor = produto.idfornecedor and p.sku = 'Q-1')
      where idfornecedor = ${loja.idfornecedor} and sku in ('Q-2', 'Q-3')`
  })
  await openPainel(
    page,
    `/painel/${loja.slug}/produtos`,
    await createAtendente([loja.slug], 'Rita Alves', 'fornecedor'),
  )
  return loja
}

const ficha = (page: Page) => page.getByRole('dialog', { name: 'Produto' })
const openFicha = (page: Page, nome: string, isMesa: boolean) =>
  isMesa
    ? page.getByRole('button', { name: `Abrir ${nome}` }).click()
    : page.getByRole('list', { name: 'Produtos' }).getByRole('button', { name: nome }).click()

test('a product is written whole, beside the card that the shop makes of it (issue 17)', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const { idfornecedor } = await openProdutos(page, browser, baseURL)
  await openFicha(page, 'Queijo inteiro', !isMobile)
  const previa = ficha(page).getByRole('complementary', { name: 'Como aparece na loja' })
  await expect(previa).toContainText('Queijo inteiro')
  await expect(previa).toContainText('R$ 10,00')
  expect(await listViolations(page)).toEqual([])

  await ficha(page).getByLabel('Nome').fill('Queijo da casa')
  await ficha(page).getByLabel('Preço de oferta (R$)').fill('9')
  await ficha(page).getByLabel('De quanto em quanto').fill('6')
  await ficha(page).getByLabel('Mínimo', { exact: false }).last().fill('10')
  await ficha(page).getByLabel('Preço por faixa').fill('12: 8,49\n24: 8')
  await expect(previa).toContainText('Queijo da casa')
  await expect(previa).toContainText('−10%')
  await expect(previa).toContainText('12+ por R$ 8,49')
  await expect(previa).toContainText('Mínimo 12')
  await expect(ficha(page).getByText('O cliente compra 12, 18, 24… un.')).toBeVisible()
  await ficha(page).getByLabel('Só para maiores de 18 anos').check({ force: true })
  await expect(previa).toContainText('18+')
  await ficha(page).getByLabel('Peso (g)').fill('500')
  await ficha(page).getByLabel('Etiquetas').fill('Sem Glúten, orgânico')
  await ficha(page).getByLabel('Especificações').fill('sem dois pontos')
  await ficha(page).getByRole('button', { name: 'Gravar' }).click()
  await expect(ficha(page).getByText('Não entendemos “sem dois pontos”')).toBeVisible()
  await ficha(page).getByLabel('Especificações').fill('Cura: 30 dias')
  await ficha(page).getByRole('button', { name: 'Gravar' }).click()
  await expect(page.getByText('Produto gravado.')).toBeVisible()
  const [row] = await withBanco(
    (sql) => sql`
      select nome, precooferta::int, granularidade::int, desconto_progressivo, tags, especificacoes, peso_gramas, maior_de_18
      from produto where idfornecedor = ${idfornecedor} and sku = 'Q-1'`,
  )
  expect(row).toEqual({
    nome: 'Queijo da casa',
    precooferta: 90_000,
    granularidade: 6000,
    desconto_progressivo: { '12': 8.49, '24': 8 },
    tags: ['sem-gluten', 'organico'],
    especificacoes: [{ nome: 'Cura', valor: '30 dias' }],
    peso_gramas: 500,
    maior_de_18: true,
  })
})

test('variants are written where they stand, by keys, and one more is made of a product (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor } = await openProdutos(page, browser, baseURL)
  await openFicha(page, 'Queijo inteiro', true)
  const variantes = ficha(page).getByRole('region', { name: 'Variações' })
  const celula = (nome: string, coluna: string) =>
    variantes.getByRole('row').filter({ hasText: nome }).locator(`[data-coluna="${coluna}"]`)
  await expect(variantes.getByText('2 outras formas deste produto.')).toBeVisible()
  await celula('Queijo fatiado', 'sku').focus()
  await page.keyboard.press('F2')
  await variantes.getByLabel('Código de Queijo fatiado').fill('Q-FAT')
  await page.keyboard.press('Enter')
  await expect(celula('Queijo fatiado', 'sku')).toHaveText('Q-FAT')
  await celula('Queijo meio', 'sku').focus()
  await page.keyboard.press('F2')
  await variantes.getByLabel('Código de Queijo meio').fill('Q-1')
  await page.keyboard.press('Enter')
  await expect(celula('Queijo meio', 'sku')).toContainText('Outro produto tem este SKU.')
  await celula('Queijo meio', 'estoque').focus()
  await page.keyboard.type('7,5')
  await page.keyboard.press('Enter')
  await expect(celula('Queijo meio', 'estoque')).toContainText('7,5')
  await celula('Queijo fatiado', 'preco').focus()
  await page.keyboard.type('3,2')
  // Pressed while the price is still on its way: it is the price that comes back, not the stock before it.
  const { promise: presa, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/produtos/lote', (route) => presa.then(() => route.continue()), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(celula('Queijo fatiado', 'preco')).toContainText('3,20')
  await variantes.getByRole('button', { name: 'Desfazer' }).click()
  release()
  await expect(page.getByText('Desfeito: preço de Queijo fatiado.')).toBeVisible()
  await expect(celula('Queijo fatiado', 'preco')).toContainText('30,00')
  await expect(celula('Queijo meio', 'estoque')).toContainText('7,5')
  expect(await listViolations(page)).toEqual([])

  await variantes.getByRole('button', { name: 'Nova variação' }).click()
  await expect(ficha(page).getByLabel('Nome')).toHaveValue('Queijo inteiro')
  await ficha(page).getByLabel('Nome').fill('Queijo ralado')
  await ficha(page).getByLabel('Código (SKU)').fill('Q-4')
  await ficha(page).getByRole('button', { name: 'Gravar' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Queijo ralado' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Q-FAT' })).toBeVisible()
  const [row] = await withBanco(
    (sql) => sql`
      select p.nome from produto v join produto p on p.idfornecedor = v.idfornecedor and p.idcadastroextraproduto = v.idprodutoprincipal
      where v.idfornecedor = ${idfornecedor} and v.sku = 'Q-4'`,
  )
  expect(row).toEqual({ nome: 'Queijo inteiro' })
})
