import { randomUUID } from 'node:crypto'

import { expect, test } from './teste.ts'

import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { sendPlanilha } from './planilha.ts'

const IMPORTAR = '/painel/obra/importar'
const linha = (nome: string) => new RegExp(`\\b${nome}\\b`)

test('a spreadsheet of another program becomes products: columns said, a cell mended, applied, and taken back (issue 17) @desktop', async ({
  page,
  baseURL,
}) => {
  const marca = randomUUID().slice(0, 8)
  const [um, dois] = [`IMP-${marca}-1`, `IMP-${marca}-2`]
  await openPainel(page, IMPORTAR, await createAtendente(['obra'], 'Rita Alves', 'fornecedor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar planilhas')
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: `tabela-${marca}.csv`,
    mimeType: 'text/csv',
    // As an old program of a Brazilian office writes it.
    buffer: Buffer.from(
      `Tabela de novembro;;;;;\nReferência;Descrição do item;Depto;Un;Vl tab;Obs\n${um};Trena de fibra ${marca};Material básico;un;59,90;\n${dois};Lona ${marca};Material básico;un;1.250;ver prazo\n`,
      'latin1',
    ),
  })
  await expect(page).toHaveURL(/importar\/[\w-]{36}$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Colunas' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByLabel('Campo da coluna A, Referência')).toHaveValue('sku')
  await expect(page.getByLabel('Campo da coluna F, Obs')).toHaveValue('')
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Campo da coluna C, Depto').selectOption('Categoria')
  await page.getByLabel('Campo da coluna E, Vl tab').selectOption('Categoria')
  await page.getByRole('button', { name: 'Conferir 2 linhas' }).click()
  await expect(page.getByText('Outra coluna já tem este campo.')).toBeVisible()
  await page.getByLabel('Campo da coluna E, Vl tab').selectOption('Preço (R$)')
  await page.getByRole('button', { name: 'Conferir 2 linhas' }).click()

  await expect(page.getByText('O ponto deixa dúvida')).toBeVisible()
  // What is refused of columns that are said anew stands where they are said.
  await page.getByRole('link', { name: 'Voltar às colunas' }).click()
  await page.getByLabel('Campo da coluna A, Referência').selectOption('Não importar')
  await page.getByRole('button', { name: 'Conferir 2 linhas' }).click()
  await expect(page.getByRole('alert')).toContainText('Diga em que coluna está o código')
  await page.getByLabel('Campo da coluna A, Referência').selectOption('Código (SKU)')
  await page.getByRole('button', { name: 'Conferir 2 linhas' }).click()
  const errada = page.getByRole('row', { name: linha(dois) })
  await expect(page.getByRole('button', { name: 'Aplicar 1 e deixar 1 de fora' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await errada.getByLabel('Preço (R$) da linha 4').fill('1250')
  await errada.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByRole('row', { name: linha(dois) })).toContainText('Nova')
  // Nothing else is wrong: who wrote there stands at the table.
  await expect(page.getByRole('region', { name: 'Linhas da planilha' })).toBeFocused()
  await page.getByRole('button', { name: 'Aplicar 2' }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()

  // A visitor of the shop finds it at once.
  const loja = await page.request.get(`${baseURL}/obra?sk=${encodeURIComponent(`trena ${marca}`)}`)
  expect(await loja.text()).toContain(`Trena de fibra ${marca}`)

  await page.getByText('Desfazer a importação').click()
  await page.getByRole('button', { name: 'Desfazer agora' }).click()
  await expect(page.getByText('A importação foi desfeita')).toBeVisible()
  await page.getByRole('link', { name: 'Importar planilhas' }).first().click()
  await expect(page.getByRole('list', { name: 'Últimas importações' })).toContainText(`tabela-${marca}.csv`)
})

test('what is no spreadsheet is told at once, categories that are missing are made at a press, and who may not is told so (§6) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const marca = randomUUID().slice(0, 8)
  await openPainel(page, IMPORTAR, await createAtendente(['obra'], 'Rita Alves', 'fornecedor'))
  const campo = page.getByLabel('Planilha', { exact: true })
  await campo.setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByRole('alert')).toContainText('Este arquivo é um PDF')
  await campo.setInputFiles({
    name: 'nova.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `codigo,nome,categoria,unidade,preco\nCAT-${marca},Vaso ${marca},Jardim ${marca},un,"10,5"\n`,
    ),
  })
  await page.getByRole('button', { name: 'Conferir 1 linha' }).click()
  await expect(page.getByText('1 categoria da planilha a loja ainda não tem.')).toBeVisible()
  await page.getByRole('button', { name: 'Criar na loja' }).click()
  await expect(page.getByRole('button', { name: 'Aplicar 1' })).toBeVisible()

  const outra = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(outra, IMPORTAR, await createAtendente(['obra']))
  await expect(outra.getByText('O seu papel nesta loja não importa planilhas')).toBeVisible()
  await expect(outra.getByRole('navigation', { name: 'Painel' })).not.toContainText('Importar')
})

test('a sheet of stock is known as one, or said to be one; what the store has comes as a sheet of each kind (issue 17) @desktop', async ({
  page,
}) => {
  const marca = randomUUID().slice(0, 8)
  await openPainel(page, IMPORTAR, await createAtendente(['obra'], 'Rita Alves', 'fornecedor'))
  const path = await sendPlanilha(page, {
    slug: 'obra',
    texto: `codigo;nome;categoria;unidade\nEST-${marca};Balde ${marca};Material básico;un\n`,
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'Aplicar 1' }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()

  await page.goto(IMPORTAR)
  await expect(page.getByRole('list', { name: 'Baixar planilhas' })).toContainText('Estoque')
  expect(await listViolations(page)).toEqual([])
  const [baixada] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Modelo de Estoque' }).click(),
  ])
  expect(baixada.suggestedFilename()).toBe('modelo-estoque.xlsx')
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'inventario.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Inventário;\nCódigo;Estoque\nEST-${marca};0,0000001\n`, 'latin1'),
  })
  // Both kinds know these two headings; whoever sent them says which is meant.
  await expect(page.getByLabel('A planilha é de')).toHaveValue('PRODUTOS')
  await page.getByLabel('A planilha é de').selectOption('Estoque')
  await expect(page.getByLabel('Campo da coluna B, Estoque')).toHaveValue('quantidade')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Conferir 1 linha' }).click()
  await page.getByLabel('Quantidade da linha 3').fill('12,5')
  await page.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByRole('heading', { name: 'O que muda no estoque' })).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar 1' }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()
  await page.getByText('Desfazer a importação').click()
  await page.getByRole('button', { name: 'Desfazer agora' }).click()
  await expect(page.getByText('o que ela mudou está como antes')).toBeVisible()
  await page.getByRole('link', { name: 'Importar planilhas' }).first().click()
  await expect(page.getByRole('list', { name: 'Últimas importações' })).toContainText('Estoque ·')
})

test('coupons and customers come as sheets: a day that is none is mended, a customer without its zeros is found, on a phone and a computer (issue 17) @desktop', async ({
  page,
}) => {
  const marca = randomUUID().slice(0, 8).toUpperCase()
  await openPainel(page, IMPORTAR, await createAtendente(['obra'], 'Rita Alves', 'fornecedor'))
  const send = (name: string, texto: string) =>
    page.getByLabel('Planilha', { exact: true }).setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(texto, 'latin1'),
    })
  await send(
    'cupons.csv',
    `Cupom;Nome;Tipo de desconto;Desconto;Validade\nC${marca};Promoção;%;10%;12/31/2027\n`,
  )
  await expect(page.getByLabel('A planilha é de')).toHaveValue('CUPONS')
  await page.getByRole('button', { name: 'Conferir 1 linha' }).click()
  await page.getByLabel('Último dia da linha 2').fill('31/12/2027')
  await page.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByRole('row', { name: linha(`C${marca}`) })).toContainText('31/12/2027')
  await page.getByRole('button', { name: 'Aplicar 1' }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(IMPORTAR)
  await expect(page.getByRole('list', { name: 'Baixar planilhas' })).toContainText('Clientes')
  expect(await listViolations(page)).toEqual([])
  await send(
    'clientes.csv',
    `CPF/CNPJ;Nome do cliente;Grupo;Limite de crédito\n123456000149;Empresa ${marca};${marca};1.500,00\n`,
  )
  await expect(page.getByLabel('A planilha é de')).toHaveValue('CLIENTES')
  await expect(page.getByText('Os outros ficam esperando')).toBeVisible()
  await page.getByRole('button', { name: 'Conferir 1 linha' }).click()
  const cliente = page.getByRole('row', { name: linha(`Empresa ${marca}`) })
  await expect(cliente).toContainText('00.123.456/0001-49')
  expect(await listViolations(page)).toEqual([])
})
