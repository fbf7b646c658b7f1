import { type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

/** A new store with forty products, its owner before their stock; the first is counted. */
async function openEstoque(page: Page, browser: Browser, baseURL: string | undefined, papel = 'fornecedor') {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select c.idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-' || lpad(n::text, 4, '0'), 'Queijo da Serra ' || lpad(n::text, 2, '0'), 'Serra',
        c.idcategoria, 'peça', 'un', 100000
      from categoria c, generate_series(1, 60) n where c.idfornecedor = ${loja.idfornecedor}`
    await sql`
      insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
      select idfornecedor, idcadastroextraproduto, case sku when 'Q-0001' then 5000 else 80000 end
      from produto where idfornecedor = ${loja.idfornecedor} and sku in ('Q-0001', 'Q-0002')`
  })
  await openPainel(
    page,
    `/painel/${loja.slug}/estoque`,
    await createAtendente([loja.slug], 'Rita Alves', papel),
  )
  return loja
}

const produtos = (page: Page) => page.getByRole('list', { name: 'Produtos' })
const openFicha = (page: Page, nome: string) => produtos(page).getByRole('button', { name: nome }).click()

async function move(page: Page, dito: { tipo?: string; quantidade?: string; motivo: string; nota?: string }) {
  const ficha = page.getByRole('dialog')
  if (dito.tipo) await ficha.getByLabel('O que aconteceu').selectOption(dito.tipo)
  if (dito.quantidade) await ficha.getByLabel(/^Quanto/).fill(dito.quantidade)
  await ficha.getByLabel('Motivo').fill(dito.motivo)
  if (dito.nota) await ficha.getByLabel('Observação').fill(dito.nota)
  await ficha.getByRole('button', { name: 'Gravar movimento' }).click()
}

test('stock is moved with a reason, read in its history and taken back (issue 17)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor } = await openEstoque(page, browser, baseURL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estoque')
  await expect(page.getByText('60 produtos')).toBeVisible()
  await expect(produtos(page).getByRole('listitem')).toHaveCount(50)
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(produtos(page).getByRole('listitem')).toHaveCount(60)
  expect(await listViolations(page)).toEqual([])

  await openFicha(page, 'Queijo da Serra 01')
  const ficha = page.getByRole('dialog', { name: 'Queijo da Serra 01' })
  await expect(ficha.getByText('Nenhum movimento ainda.')).toBeVisible()
  await ficha.getByRole('button', { name: 'Gravar movimento' }).click()
  await expect(ficha.getByText('Diga quanto.')).toBeVisible()
  await ficha.getByLabel(/^Quanto/).fill('0,0000001')
  await expect(ficha.getByLabel('Motivo')).toHaveAccessibleDescription('Diga por quê.')
  await move(page, { motivo: 'Compra' })
  await expect(ficha.getByText('São no máximo 3 casas decimais.')).toBeVisible()
  await ficha.getByLabel(/^Quanto/).fill('2,5')
  await expect(ficha.getByText(/^Ficam 7,5\s+un/)).toBeVisible()
  await move(page, { motivo: 'Compra', nota: 'NF 812' })
  const historico = ficha.getByRole('list', { name: 'Movimentos' }).getByRole('listitem')
  await expect(historico.first()).toContainText('Entrada +2,5')
  await expect(historico.first()).toContainText('Compra · NF 812')
  await expect(historico.first()).toContainText('Rita Alves')
  expect(await listViolations(page)).toEqual([])

  // More than there is; and what orders took while somebody counted.
  await move(page, { tipo: 'Perda', quantidade: '9', motivo: 'Quebra' })
  await expect(ficha.getByText('Não há tanto no estoque.').first()).toBeVisible()
  await withBanco(
    (sql) =>
      sql`update estoque set quantidade = 6500 where idfornecedor = ${idfornecedor} and quantidade = 7500`,
  )
  // However late the amount of now is read, whoever is told to count again can.
  await page.route(
    (url) => url.pathname.endsWith('/movimentos'),
    async (route) => {
      if (route.request().method() === 'GET') await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    },
  )
  await move(page, { tipo: 'Contagem', quantidade: '7', motivo: 'Inventário' })
  await expect(ficha.getByText(/O estoque mudou enquanto você contava: agora há 6,5/)).toBeVisible()
  await move(page, { motivo: 'Inventário' })
  await expect(historico.first()).toContainText('Contagem +0,5')
  await historico.first().getByRole('button', { name: 'Desfazer' }).click()
  await expect(historico.first()).toContainText('ficou 6,5')
  await expect(historico.nth(1)).toContainText('Desfeito')
  await ficha.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect(produtos(page).getByRole('button', { name: 'Queijo da Serra 01' })).toContainText('6,5 un')

  // What is low, and what nobody counts, by the address.
  await page.getByRole('link', { name: 'Estoque baixo' }).click()
  await expect(page).toHaveURL(/vista=baixo/)
  await expect(produtos(page).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Menos de').fill('100')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/menos=100/)
  await expect(produtos(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Não contados' }).click()
  await expect(page.getByText('58 produtos')).toBeVisible()
  await openFicha(page, 'Queijo da Serra 03')
  await move(page, { quantidade: '4', motivo: 'Inventário' })
  await expect(page.getByRole('dialog').getByText('4 un.', { exact: true })).toBeVisible()
})

test('what fails to be read or written is told, and goes on at a press (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEstoque(page, browser, baseURL)
  let isFora = true
  await page.route('**/movimentos', async (route) =>
    isFora ? route.fulfill({ status: 500, json: { codigo: 'erro', error: 'x' } }) : route.fallback(),
  )
  await openFicha(page, 'Queijo da Serra 01')
  const ficha = page.getByRole('dialog')
  await expect(ficha.getByText('Não conseguimos ler os movimentos.')).toBeVisible()
  isFora = false
  await ficha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(ficha.getByText('Nenhum movimento ainda.')).toBeVisible()

  // An answer that is lost: what is sent again is the same movement.
  isFora = true
  await page.unroute('**/movimentos')
  await page.route('**/movimentos', async (route) => {
    if (isFora) await route.fetch()
    return isFora ? route.abort() : route.fallback()
  })
  await move(page, { quantidade: '3', motivo: 'Compra' })
  await expect(ficha.getByRole('alert')).toBeVisible()
  isFora = false
  await ficha.getByRole('button', { name: 'Gravar movimento' }).click()
  await expect(ficha.getByText('8 un.', { exact: true })).toBeVisible()
  await expect(ficha.getByRole('list', { name: 'Movimentos' }).getByRole('listitem')).toHaveCount(1)
})

test('stock is not an attendant’s (issue 17) @desktop', async ({ page, browser, baseURL }) => {
  await openEstoque(page, browser, baseURL, 'atendente')
  await expect(page.getByText('O seu papel nesta loja não muda o estoque')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Estoque' })).toHaveCount(0)
})
