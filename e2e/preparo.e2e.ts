import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

const passo = (page: Page, nome: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: nome, exact: true }) })
const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Gravar', exact: true }).click()

test('a store that was just made is prepared by its owner, step by step, and the shop offers it at once (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await openPainel(page, `/painel/${slug}/preparo`, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preparar a loja')
  await expect(page.getByText('0 de 4 prontos')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('switch', { name: 'A loja entrega' }).check()
  await page.getByRole('switch', { name: 'O cliente pode retirar' }).check()
  await page.getByLabel('Chave Pix').fill('não é chave')
  await save(page, 'Nome e jeito de vender')
  await expect(page.getByText('Isto não é uma chave Pix.')).toBeVisible()
  await page.getByLabel('Chave Pix').fill('pix@queijaria.example')
  await save(page, 'Nome e jeito de vender')
  await expect(passo(page, 'Nome e jeito de vender')).toContainText('entrega e retirada')
  await expect(passo(page, 'Lojas')).toContainText('Quem retira precisa de um endereço')

  await page.getByRole('button', { name: 'Nova loja' }).click()
  const daLoja = page.getByRole('dialog', { name: 'Nova loja' })
  await daLoja.getByLabel('Nome').fill('Centro')
  await daLoja.getByLabel('Endereço').fill('Rua das Flores, 10, Centro')
  await daLoja.getByLabel('Segunda').fill('abre cedo')
  await save(page, 'Loja')
  await expect(daLoja.getByText('Escreva como 8h às 18h; vazio, a loja fecha.')).toBeVisible()
  await expect(daLoja.getByText('Diga onde fica: use “Achar pelo endereço”.')).toBeVisible()
  await daLoja.getByLabel('Segunda').fill('8h às 18h')
  await daLoja.getByLabel('Latitude').fill('-20,2466')
  await daLoja.getByLabel('Longitude').fill('-46,3652')
  expect(await listViolations(page)).toEqual([])
  await save(page, 'Loja')
  await expect(passo(page, 'Lojas')).toContainText('1 loja')

  await page.getByRole('button', { name: 'Nova área' }).click()
  const daArea = page.getByRole('dialog', { name: 'Nova área' })
  await save(page, 'Área')
  await expect(daArea.getByText('Desenhe o contorno, ou envie um arquivo.')).toBeVisible()
  await daArea.getByLabel('Raio (km)').fill('muito')
  await daArea.getByRole('button', { name: 'Desenhar' }).click()
  await expect(daArea.getByText('Escreva um número, como 1,5.')).toBeVisible()
  await daArea.getByLabel('Raio (km)').fill('5')
  await daArea.getByRole('button', { name: 'Desenhar' }).click()
  await expect(daArea.getByRole('status').filter({ hasText: 'km²' })).toContainText('78,4 km², 64 cantos')
  // As Google My Maps exports it.
  await daArea.getByLabel('Ou de um arquivo').setInputFiles({
    name: 'serra.kml',
    mimeType: 'application/vnd.google-earth.kml+xml',
    buffer: Buffer.from(
      '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>-46.4,-20.3,0 -46.3,-20.3,0 -46.3,-20.2,0 -46.4,-20.2,0 -46.4,-20.3,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>',
    ),
  })
  await expect(daArea.getByRole('status').filter({ hasText: 'km²' })).toContainText('4 cantos')
  expect(await listViolations(page)).toEqual([])
  await daArea.getByLabel('Nome', { exact: true }).fill('São Roque')
  await save(page, 'Área')
  await expect(passo(page, 'Áreas de entrega')).toContainText('1 área')

  await page.getByRole('button', { name: 'Nova entrega' }).click()
  const daEntrega = page.getByRole('dialog', { name: 'Nova entrega' })
  await daEntrega.getByLabel('Nome').fill('Expressa')
  await daEntrega.getByLabel('Frete (R$)').fill('7,905')
  await save(page, 'Forma de entrega ou retirada')
  await expect(daEntrega.getByText('São no máximo 2 casas decimais.')).toBeVisible()
  await daEntrega.getByLabel('Frete (R$)').fill('7,90')
  await save(page, 'Forma de entrega ou retirada')
  await expect(passo(page, 'Entrega e retirada')).toContainText('não há uma forma de retirada ligada')
  await page.getByRole('button', { name: 'Nova retirada' }).click()
  await page.getByRole('dialog', { name: 'Nova retirada' }).getByLabel('Nome').fill('Retirada no Centro')
  await page.getByLabel('Onde se retira').selectOption('Centro')
  await save(page, 'Forma de entrega ou retirada')
  await expect(passo(page, 'Entrega e retirada')).toContainText('2 formas ligadas')

  await page.getByRole('button', { name: 'Pix', exact: true }).click()
  await save(page, 'Forma de pagamento')
  await expect(passo(page, 'Pagamento')).toContainText('Pix')
  await expect(page.getByText('5 de 6 prontos')).toBeVisible()
  await expect(passo(page, 'Produtos')).toContainText('Nenhum produto ainda')

  // The store is needed where goods are picked up.
  await page.getByRole('button', { name: 'Apagar Centro' }).click()
  await expect(page.getByText('Há uma forma de retirada nesta loja')).toBeVisible()
  await page.getByRole('button', { name: 'Apagar São Roque' }).click()
  await expect(passo(page, 'Áreas de entrega')).toContainText('diga até onde')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(passo(page, 'Áreas de entrega')).toContainText('1 área')
  const formas = await page.request.get(`/v2/app/token/fornecedor/${idfornecedor}/formas-pagamento`)
  expect(await formas.json()).toMatchObject({ data: [{ tipo: 'PIX', nome: 'Pix' }] })
  await page.reload()
  await expect(page.getByText('5 de 6 prontos')).toBeVisible()

  // Its own terms begin from a model, as a draft; published they stand at the foot of the shop.
  const termos = page.getByRole('button', { name: /^Escrever a partir do modelo.*Termos de venda/ })
  await waitAlive(termos)
  await termos.click()
  await expect(page.getByRole('heading', { name: 'Página', exact: true })).toBeVisible()
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Termos de venda')
  await page.getByRole('button', { name: 'Publicar…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publicar/ })
    .click()
  await expect(page.getByText('Publicado. A loja já está assim.')).toBeVisible()
  await page.goto(`/painel/${slug}/preparo`)
  await expect(passo(page, 'Termos da loja')).toContainText('1 de 3 no ar.')
  // Nobody who is not registered here orders as a test.
  const teste = page.getByRole('form', { name: 'Pedido de teste' })
  await waitAlive(teste.getByRole('button'))
  await teste.getByLabel('E-mail do cadastro de teste').fill('ninguem@vitrine.example')
  await teste.getByRole('button', { name: 'Marcar o próximo pedido' }).click()
  await expect(teste.getByText('Nenhum cadastro desta loja usa este e-mail.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  await page.goto(`/${slug}`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Termos de venda' })).toHaveAttribute(
    'href',
    `/${slug}/pagina/termos`,
  )
})

test('of two who change one thing the second sees what the first wrote, and chooses (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/preparo`, dona)
  await page.getByRole('button', { name: 'Boleto', exact: true }).click()
  await save(page, 'Forma de pagamento')
  await page.getByRole('button', { name: 'Editar Boleto' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Editar forma de pagamento' })
  await dialogo.getByLabel('Nome').fill('Boleto bancário')

  const base = `/painel/v1/${idfornecedor}/formas-pagamento`
  const { data } = (await (await page.request.get(base)).json()) as { data: { idformapagto: string }[] }
  const { idformapagto, ...body } = data[0] ?? { idformapagto: '' }
  const outra = await page.request.put(`${base}/${idformapagto}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { ...body, nome: 'Boleto a prazo' },
  })
  expect(outra.status()).toBe(200)

  await save(page, 'Forma de pagamento')
  await expect(dialogo.getByText('Está assim: Boleto a prazo')).toBeVisible()
  await expect(dialogo.getByLabel('Nome')).toHaveValue('Boleto bancário')
  await dialogo.getByRole('button', { name: 'Gravar a minha' }).click()
  await expect(page.getByRole('button', { name: 'Editar Boleto bancário' })).toBeVisible()

  // What was typed is asked about before a link leads away from it.
  const nome = page.getByLabel('Nome da loja')
  await nome.fill('Outra queijaria')
  page.once('dialog', (dialogo) => void dialogo.dismiss())
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Aparência' }).click()
  await expect(page).toHaveURL(/\/preparo$/)
  await expect(nome).toHaveValue('Outra queijaria')
  page.once('dialog', (dialogo) => void dialogo.accept())
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Aparência' }).click()
  await expect(page).toHaveURL(/\/aparencia$/)
})

test('who attends does not prepare the store, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/preparo', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não a prepara')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Preparar a loja' })).toHaveCount(0)
})
