import { type Browser, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta, nameCliente } from './conta.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations, login } from './passos.ts'
import { expect, test } from './teste.ts'

/** A new store with a cheese of R$ 10 that costs it R$ 6, and a customer of the group `feirantes`, in a browser of its own. */
async function makeCena(browser: Browser, baseURL: string | undefined) {
  const loja = await makeFornecedor(browser, baseURL)
  const conta = await createConta('ana')
  const nome = `Nádia ${loja.slug.slice(-8)}`
  await nameCliente(conta, nome)
  const id = await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    const [produto] = await sql<{ id: string }[]>`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, custo)
      select ${loja.idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-1', 'Queijo da serra', 'Serra', idcategoria, 'peça', 'un', 100000, 60000
      from categoria where idfornecedor = ${loja.idfornecedor} returning idcadastroextraproduto as id`
    await sql`
      insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado, tags)
      select ${loja.idfornecedor}, uc.idcliente, gen_random_uuid(), true, '{feirantes}'
      from usuario u join usuario_cliente uc using (idusuario) where u.email = ${conta.email}`
    return produto?.id ?? ''
  })
  return { ...loja, conta, nome, produto: `/${loja.slug}/produto/queijo-${id}` }
}

const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome })
const linha = (page: Page, nome: string) =>
  page
    .getByRole('list', { name: 'Políticas' })
    .getByRole('listitem')
    .filter({ has: page.getByText(nome, { exact: true }) })
const passos = (page: Page) => page.getByRole('list', { name: 'Por que este preço' }).getByRole('listitem')

async function chooseProduto(page: Page, texto: string) {
  const busca = dialogo(page, 'Incluir produto')
  await busca.getByRole('combobox', { name: 'Produto' }).fill(texto)
  await busca.getByRole('option').first().click()
  await expect(busca).toBeHidden()
}

test('a policy of a group is made, said, tried as its customer, charged by the shop, and taken back (ux 3.6) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const cena = await makeCena(browser, baseURL)
  const dona = await createAtendente([cena.slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${cena.slug}/precos`, dona)
  await expect(page.getByText('Nenhuma política aqui')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await login(loja, cena.slug, cena.conta)
  const expectNaLoja = (preco: string) =>
    expect(async () => {
      await loja.goto(cena.produto)
      await expect(loja.locator('main')).toContainText(preco, { timeout: 500 })
    }).toPass({ timeout: 5000 })
  await expectNaLoja('10,00')

  await page.getByRole('button', { name: 'Nova política' }).click()
  const nova = dialogo(page, 'Nova política')
  await nova.getByLabel('Quanto (%)').fill('dez')
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(nova.getByText('Dê um nome.')).toBeVisible()
  await expect(nova.getByText('Escreva um número, como 1,5.')).toBeVisible()
  await expect(nova.getByLabel('Quanto (%)')).toHaveValue('dez')
  const ensaio = nova.getByRole('region', { name: 'Ensaio' })
  await ensaio.getByRole('button', { name: 'Ensaiar' }).click()
  await expect(ensaio.getByRole('alert')).toHaveText('Complete a política antes de ensaiar.')
  await nova.getByLabel('Nome').fill('Feirantes')
  await nova.getByLabel('Quanto (%)').fill('10')
  await ensaio.getByRole('button', { name: 'Ensaiar' }).click()
  await expect(ensaio.getByRole('status')).toContainText('Não houve pedidos')
  await nova.getByLabel('Grupo de clientes').fill('feirantes')
  await page.keyboard.press('Enter')
  // By keys alone: Enter makes the row below.
  await nova.getByRole('button', { name: 'Nova faixa' }).click()
  await nova.getByRole('group', { name: 'Faixa 1' }).getByLabel('A partir de').fill('6')
  await nova.getByRole('group', { name: 'Faixa 1' }).getByLabel('Cada (R$)').fill('8')
  await page.keyboard.press('Enter')
  await expect(nova.getByRole('group', { name: 'Faixa 2' }).getByLabel('A partir de')).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9')
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(nova.getByText('Precisa ser menos que 8, o preço de quem leva 6.')).toBeVisible()
  await nova.getByRole('group', { name: 'Faixa 2' }).getByLabel('Cada (R$)').fill('5,50')
  await nova.getByRole('button', { name: 'Acrescentar um produto' }).click()
  await chooseProduto(page, 'queijo')
  await expect(nova.getByText('Abaixo do custo: Queijo da serra sairia por R$ 5,50')).toBeVisible()
  await expect(
    nova.getByRole('img', { name: /Preço de cada unidade: R\$\s9,00 levando 1 ou mais/ }),
  ).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await nova.getByRole('group', { name: 'Faixa 2' }).getByLabel('Cada (R$)').fill('7')
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(nova).toBeHidden()
  await expect(linha(page, 'Feirantes')).toContainText('Em vigor')
  await expect(linha(page, 'Feirantes')).toContainText(
    /10% de desconto, R\$\s8,00 levando 6 e R\$\s7,00 levando 12 em Queijo da serra, para feirantes\./,
  )
  await expectNaLoja('9,00')

  await page.getByRole('button', { name: 'Simular', exact: true }).click()
  await expect(page.getByText('Escolha um produto.')).toBeVisible()
  await page.getByRole('button', { name: 'Produto: Escolher produto' }).click()
  await chooseProduto(page, 'queijo')
  await page.getByLabel('Quem compra').selectOption('Um cliente…')
  const clientes = dialogo(page, 'Escolher cliente')
  await clientes.getByRole('combobox', { name: 'Cliente' }).fill(cena.nome)
  await clientes.getByRole('option', { name: new RegExp(cena.nome) }).click()
  await page.getByLabel('Quantidade').fill('18')
  await page.getByRole('button', { name: 'Simular', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${cena.nome}, 18 un. de Queijo da serra` })).toBeVisible()
  await expect(page.locator('.precos-total')).toContainText(/R\$\s7,00 cada, R\$\s126,00 no total/)
  await expect(passos(page).filter({ hasText: 'Feirantes' })).toContainText(/R\$\s9,00, vale/)
  await expect(passos(page).filter({ hasText: 'Preço por quantidade' })).toContainText('a partir de 12')
  expect(await listViolations(page)).toEqual([])

  // Switched off, and what was tried is said anew; back again by the button.
  await page.getByRole('button', { name: 'Desligar Feirantes' }).click()
  await expect(linha(page, 'Feirantes')).toContainText('Desligada')
  await expect(page.locator('.precos-total')).toContainText(/R\$\s10,00 cada/)
  await expectNaLoja('10,00')
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(linha(page, 'Feirantes')).toContainText('Em vigor')
  await expectNaLoja('9,00')

  // What became of it, and how it was before it was changed.
  await page.getByRole('button', { name: 'Editar Feirantes' }).click()
  const editada = dialogo(page, 'Editar política')
  await editada.getByLabel('Quanto (%)').fill('15')
  await editada.getByLabel('Primeiro dia').fill('2031-12-01')
  await editada.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(linha(page, 'Feirantes')).toContainText('Agendada')
  await expect(linha(page, 'Feirantes')).toContainText('desde 01/12/2031')
  await page.getByRole('button', { name: 'Histórico de Feirantes' }).click()
  const historico = dialogo(page, 'Histórico de Feirantes')
  await expect(historico.getByRole('listitem').first()).toContainText('Rita Alves mudou')
  expect(await listViolations(page)).toEqual([])
  await historico.getByRole('button', { name: 'Voltar a como era antes' }).first().click()
  await expect(linha(page, 'Feirantes')).toContainText('10% de desconto')
  await page.getByRole('button', { name: 'Apagar Feirantes' }).click()
  await expect(linha(page, 'Feirantes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(linha(page, 'Feirantes')).toContainText('Em vigor')
})

test('of two who change one policy the second reads what the first wrote; who may not is told so (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await withBanco(
    (sql) => sql`
      insert into politica (idfornecedor, idpolitica, nome, prioridade, efeito)
      values (${idfornecedor}, gen_random_uuid(), 'Para todos', 1, '{"percentual": -5}'), (${idfornecedor}, gen_random_uuid(), 'Baixa', 0, '{"percentual": -50}')`,
  )
  await openPainel(page, `/painel/${slug}/precos`, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  await expect(linha(page, 'Baixa')).toContainText('Para todos tem prioridade maior')
  await page.getByRole('button', { name: 'Editar Para todos' }).click()
  const editada = dialogo(page, 'Editar política')
  await withBanco(
    (sql) => sql`
      update politica set efeito = '{"percentual": -7}', versao = versao + 1 where idfornecedor = ${idfornecedor} and nome = 'Para todos'`,
  )
  await editada.getByLabel('Quanto (%)').fill('6')
  await editada.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(editada.getByText('Está assim: Para todos: 7% de desconto')).toBeVisible()
  await expect(editada.getByLabel('Quanto (%)')).toHaveValue('6')
  await editada.getByRole('button', { name: 'Gravar a minha' }).click()
  await expect(linha(page, 'Para todos')).toContainText('6% de desconto')

  await page.getByRole('link', { name: /Desligadas/ }).click()
  await expect(page.getByText('Nenhuma com este filtro.')).toBeVisible()

  const atendente = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(atendente, `/painel/${slug}/precos`, await createAtendente([slug]))
  await expect(atendente.getByText('O seu papel nesta loja não cuida dos preços')).toBeVisible()
})
