import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('a price table comes as a sheet: the table is made at a press, a cell mended, applied, and found again among the policies (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, custo)
      select ${idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-1', 'Queijo da serra', 'Serra', idcategoria, 'peça', 'un', 100000, 95000
      from categoria where idfornecedor = ${idfornecedor}`
    await sql`insert into contagem_grupo (idfornecedor, tag, parcela, clientes) values (${idfornecedor}, 'feirantes', 0, 1)`
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/importar?tipo=TABELAS`, dona)
  await expect(page.getByLabel('A planilha é de')).toHaveValue('TABELAS')
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'tabela.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Tabela de preços;;;;;\nReferência;Descrição;Tipo de cliente;Qtd mín;Preço unitário;Válido até\n' +
        'Q-1;Queijo da serra;Feirantes;1;9,60;31/12/2030\nQ-1;Queijo da serra;Feirantes;12;9.250;31/12/2030\n',
      'latin1',
    ),
  })
  await page.getByRole('button', { name: 'Conferir 2 linhas' }).click()
  await expect(page.getByText('1 tabela de preço da planilha a loja ainda não tem.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar na loja' }).click()
  await expect(page.getByText('O ponto deixa dúvida')).toBeVisible()
  await page.getByLabel('Preço (R$) da linha 4').fill('9,25')
  await page.getByRole('button', { name: 'Corrigir' }).click()
  await page.getByRole('button', { name: 'Aplicar 2' }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/painel/${slug}/precos`)
  const nome = 'Tabela feirantes até 31/12/2030'
  const politica = page
    .getByRole('list', { name: 'Políticas' })
    .getByRole('listitem')
    .filter({ hasText: nome })
  await expect(politica).toContainText('Tabela com preços de 1 produto, para feirantes, até 31/12/2030.')
  expect(await listViolations(page)).toEqual([])
  const baixar = politica.getByRole('link', { name: `Baixar planilha de ${nome}` })
  const planilha = await page.request.get((await baixar.getAttribute('href')) ?? '')
  expect(planilha.headers()['content-disposition']).toContain('tabelas.xlsx')

  await politica.getByRole('button', { name: `Editar ${nome}` }).click()
  const editor = page.getByRole('dialog', { name: 'Editar política' })
  await expect(editor.getByLabel('Preço de cada')).toHaveValue('tabela')
  await expect(editor.getByText('Abaixo do custo: 1 de 1 produto')).toBeVisible()
  await page.keyboard.press('Escape')

  // No two of one name, as sheets name them.
  await page.getByRole('button', { name: 'Nova política' }).click()
  const nova = page.getByRole('dialog', { name: 'Nova política' })
  await nova.getByLabel('Nome', { exact: true }).fill(nome.toUpperCase())
  await nova.getByLabel('Preço de cada').selectOption('Tabela de preços (planilha)')
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(nova.getByText('Outra tabela de preço já tem este nome.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})
