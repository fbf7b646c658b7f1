import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('the page of a product follows what is typed, in the real store, while a visitor sees what was saved (17.3) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { idfornecedor, slug } = await makeFornecedor(browser, baseURL)
  const id = await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    const [row] = await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-1', 'Queijo inteiro', 'Serra', idcategoria, 'peça', 'un', 100000
      from categoria where idfornecedor = ${idfornecedor} returning idcadastroextraproduto as id`
    return String(row?.id)
  })
  await openPainel(
    page,
    `/painel/${slug}/produtos`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const ficha = page.getByRole('dialog', { name: 'Produto' })
  await page.getByRole('button', { name: 'Abrir Queijo inteiro' }).click()
  await ficha.getByRole('button', { name: 'Prévia da página' }).press('Enter')
  const quadro = page.frameLocator('iframe[title="A página do produto, ainda sem gravar"]')
  const titulo = quadro.getByRole('heading', { level: 1 })
  await expect(titulo).toContainText('Queijo inteiro')

  await ficha.getByLabel('Nome').fill('Queijo da casa')
  await ficha.getByLabel('Preço (R$)').fill('12,5')
  await ficha.getByLabel('Especificações').fill('Cura: 30 dias')
  await expect(titulo).toContainText('Queijo da casa')
  await expect(quadro.getByRole('cell', { name: '30 dias' })).toBeVisible()
  await expect(quadro.locator('.pdp')).toContainText('12,50')
  await ficha.getByText('Como aparece no buscador').press('Enter')
  const trecho = ficha.getByRole('region', { name: 'Prévia no buscador' })
  await expect(trecho).toContainText('Queijo da casa')
  await expect(trecho).toContainText(`${slug} › produto`)
  expect(await listViolations(page)).toEqual([])

  // What cannot be saved leaves what could.
  await ficha.getByLabel('Nome').fill('')
  await expect(ficha.getByText('A prévia mostra o último estado válido.')).toBeVisible()
  await expect(titulo).toContainText('Queijo da casa')
  await ficha.getByLabel('Nome').fill('Queijo novo')
  await expect(titulo).toContainText('Queijo novo')

  // A server that does not answer: said, and tried again.
  await page.route('**/previa', (rota) => rota.abort())
  await ficha.getByLabel('Nome').fill('Queijo velho')
  await expect(ficha.getByRole('alert')).toBeVisible()
  await page.unroute('**/previa')
  await ficha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(titulo).toContainText('Queijo velho')

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}/produto/${id}`)
  await expect(loja.getByRole('heading', { level: 1 })).toContainText('Queijo inteiro')

  // On a phone it stands where the form does, and goes again.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(titulo).toBeVisible()
  await expect(ficha.getByLabel('Nome')).toBeHidden()
  expect(await listViolations(page)).toEqual([])
  await ficha.getByRole('button', { name: 'Fechar a prévia' }).click()
  await expect(ficha.getByLabel('Nome')).toHaveValue('Queijo velho')
})
