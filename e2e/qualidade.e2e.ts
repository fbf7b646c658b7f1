import { randomBytes } from 'node:crypto'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('what products lack is counted by reason, and each opens the list in which it is mended (issue 17)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor, slug } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/qualidade`, dona)
  await expect(page.getByText('Nenhum produto ainda')).toBeVisible()
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, descricao, idcategoria, embalagem, unidade, preco, ean)
      select c.idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, case n when 1 then 'QUEIJO DA SERRA' else 'Queijo ' || n end, 'Serra',
        case when n > 2 then 'Bom.' else '' end, c.idcategoria, 'peça', 'un', 1000, case when n < 3 then '7891234567895' end
      from categoria c, generate_series(1, 4) n where c.idfornecedor = ${idfornecedor}`
    const hash = randomBytes(16).toString('hex')
    await sql`
      update produto set imagens = ${sql.json([{ hash, alt: '', cor: '#ffffff' }])} where idfornecedor = ${idfornecedor} and sku = 'Q-3'`
    await sql`
      insert into evento (idfornecedor, tipo, dados)
      values (${idfornecedor}, 'cadastro.CRIADO', ${sql.json({ cadastro: 'imagem', id: hash, versao: 1 })})`
    await sql`
      insert into falha_tarefa (idfalha, tarefa, item, tentar_em, erro)
      values (gen_random_uuid(), 'fazer-avif', ${`imagem ${hash}-320.webp`}, now() + interval '1 day', 'Input buffer contains unsupported image format')`
  })
  await page.reload()
  const faltas = page.getByRole('list', { name: 'O que falta' })
  await expect(faltas.getByRole('listitem')).toHaveCount(6)
  await expect(faltas.getByRole('link', { name: /EAN repetido/ })).toContainText('2')
  // A picture that could not be made is told of, with the product that shows it.
  const fotos = page.getByRole('list', { name: 'Fotos que não puderam ser feitas' })
  await expect(fotos.getByRole('listitem')).toContainText('O arquivo não pode ser lido.')
  await expect(fotos.getByRole('link', { name: 'Ver Queijo 3' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await faltas.getByRole('link', { name: /Sem descrição/ }).click()
  await expect(page).toHaveURL(/vista=sem-descricao/)
  await expect(page.getByRole('link', { name: 'Sem descrição 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('2 produtos')).toBeVisible()
})

test('what products lack is not an attendant’s (issue 17) @desktop', async ({ page, browser, baseURL }) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPainel(page, `/painel/${slug}/qualidade`, await createAtendente([slug]))
  await expect(page.getByText('O seu papel nesta loja não muda produtos')).toBeVisible()
})
