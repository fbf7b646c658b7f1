import { withBanco } from './banco.ts'
import { drawDocumento } from './conta.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { addFromSearch, cambui, chooseLocal, goToPedido, listViolations, sendPedido } from './passos.ts'
import { listVazios, VAZIO } from './sobra.ts'
import { expect, test, type Page } from './teste.ts'

const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Gravar', exact: true }).click()

/** Pickup, Pix and one product: the least by which somebody can buy. */
async function prepare(page: Page, idfornecedor: string): Promise<void> {
  await page.getByRole('switch', { name: 'O cliente pode retirar' }).check()
  await page.getByLabel('Chave Pix').fill('pix@queijaria.example')
  await save(page, 'Nome e jeito de vender')
  await page.getByRole('button', { name: 'Nova loja' }).click()
  const daLoja = page.getByRole('dialog', { name: 'Nova loja' })
  await daLoja.getByLabel('Nome').fill('Centro')
  await daLoja.getByLabel('Endereço').fill('Rua das Flores, 10, Centro')
  await daLoja.getByLabel('Latitude').fill(String(cambui.lat).replace('.', ','))
  await daLoja.getByLabel('Longitude').fill(String(cambui.lng).replace('.', ','))
  for (const dia of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'])
    await daLoja.getByLabel(dia).fill('0h às 23h')
  await save(page, 'Loja')
  await page.getByRole('button', { name: 'Nova retirada' }).click()
  await page.getByRole('dialog', { name: 'Nova retirada' }).getByLabel('Nome').fill('Retirada no Centro')
  await page.getByLabel('Onde se retira').selectOption('Centro')
  await save(page, 'Forma de entrega ou retirada')
  await page.getByRole('button', { name: 'Pix', exact: true }).click()
  await save(page, 'Forma de pagamento')
  await expect(page.getByRole('list', { name: 'Formas de pagamento' })).toContainText('Pix')
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select ${idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'Q-1', 'Queijo Canastra', 'Serra', idcategoria, 'peça', 'un', 100000
      from categoria where idfornecedor = ${idfornecedor}`
    await sql`
      insert into estoque (idfornecedor, idcadastroextraproduto, quantidade)
      select idfornecedor, idcadastroextraproduto, 5000 from produto where idfornecedor = ${idfornecedor}`
  })
}

async function register(page: Page, slug: string): Promise<string> {
  const cpf = drawDocumento('CPF')
  const email = `teste-${cpf}@vitrine.example`
  await page.goto(`/${slug}/cadastro`)
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page.getByLabel(/CPF/).first().fill(cpf)
  await page.getByLabel(/Nome/).fill('Pessoa de Teste')
  await page.getByLabel(/E-mail/).fill(email)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: /Criar conta/ }).click()
  await expect(page).not.toHaveURL(/cadastro/)
  return email
}

test('a store is tried out by an order that is bought as a customer buys, seen by setup, and ended in one go (17.2)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await openPainel(page, `/painel/${slug}/preparo`, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  await prepare(page, idfornecedor)
  const passo = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Celular e primeiro pedido' }) })
  const shop = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage()
  await chooseLocal(shop, cambui)
  const email = await register(shop, slug)

  const form = page.getByRole('form', { name: 'Pedido de teste' })
  await form.getByLabel('E-mail do cadastro de teste').fill(email)
  await form.getByRole('button', { name: 'Marcar o próximo pedido' }).click()
  await expect(page.getByText(/^Até .* o próximo pedido desse cadastro é um teste\.$/)).toBeVisible()

  // A store that has only what is obligatory: nothing stands where a value is missing.
  for (const tela of [
    '',
    '?sk=queijo',
    '/carrinho',
    '/termos',
    '/conta',
    '/pedidos',
    '/listas',
    '/cupons',
    '/nada',
  ]) {
    await shop.goto(`/${slug}${tela}`)
    expect(await listVazios(shop), tela).toEqual([])
  }
  await shop.goto(`/${slug}?sk=queijo`)
  await shop.getByRole('link', { name: 'Queijo Canastra' }).first().click()
  await expect(shop.getByRole('heading', { level: 1 })).toContainText('Queijo Canastra')
  expect(await listVazios(shop)).toEqual([])
  await addFromSearch(shop, slug, 'Queijo Canastra')
  await shop.goto(`/${slug}/carrinho`)
  await goToPedido(shop)
  await expect(shop).toHaveURL(/\/finalizar/)
  expect(await listVazios(shop)).toEqual([])
  await shop.getByRole('radio', { name: /^Pix/ }).check()
  const numpedido = await sendPedido(shop)
  expect(await listVazios(shop)).toEqual([])
  const banco = await shop.context().newPage()
  await banco.goto(
    (await shop.getByRole('link', { name: /banco de demonstração/i }).getAttribute('href')) ?? '',
  )
  await banco.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(banco.locator('b')).toHaveText('pago')

  // Setup hears of it by itself.
  const pedidos = page.getByRole('list', { name: 'Pedidos de teste' })
  await expect(pedidos).toContainText(`Pedido ${numpedido}`, { timeout: 20_000 })
  await expect(passo).toContainText(`O pedido de teste, nº ${numpedido}, chegou.`)
  expect(await listViolations(page)).toEqual([])

  await shop.goto(`/${slug}/pedidos/${numpedido}`)
  await expect(shop.getByText('Pedido de teste')).toBeVisible()
  expect(await listVazios(shop)).toEqual([])
  await page.getByRole('button', { name: 'Encerrar o teste' }).click()
  await expect(page.getByText('Teste encerrado.')).toBeVisible()
  await expect(pedidos).toContainText('Cancelado')
  await expect(page.getByRole('button', { name: 'Encerrar o teste' })).toHaveCount(0)
  await expect(shop.getByText('Cancelado').first()).toBeVisible()
  const cartas = await withBanco(
    (sql) => sql<{ texto: string }[]>`
      select assunto || E'\n' || texto as texto from correio where idfornecedor = ${idfornecedor} and para = ${email}`,
  )
  expect(cartas.length).toBeGreaterThan(0)
  expect(cartas.filter(({ texto }) => VAZIO.test(texto))).toEqual([])
  await page.reload()
  await expect(passo).toContainText(`O pedido de teste, nº ${numpedido}, chegou.`)
  await expect(page.getByText('Nenhum ainda.')).toBeVisible()
})
