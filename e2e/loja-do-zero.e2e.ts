import { randomUUID } from 'node:crypto'

import sharp from 'sharp'

import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { drawDocumento, operador } from './conta.ts'
import { enterPainel } from './painel.ts'
import { addFromSearch, chooseLocal, goToPedido, sendPedido, waitAlive } from './passos.ts'

/** Issue 17, "done when": from a supplier that there was not to an order that is paid, by the screens alone. */
const PRODUTOS = 500
const FOTOS = 12
const centro = { lat: -22.9, lng: -47.06 }

/** The link of the letter that an owner got. */
async function readLink(email: string): Promise<string> {
  const [carta] = await withBanco(
    (sql) =>
      sql<{ texto: string }[]>`select texto from correio where para = ${email} and texto like '%token=%'`,
  )
  const { pathname, search } = new URL(
    /https?:\S+token=\S+/.exec(carta?.texto ?? '')?.[0] ?? 'http://localhost',
  )
  return pathname + search
}

async function makeFornecedor(page: Page, marca: string): Promise<void> {
  await page.goto('/painel')
  await enterPainel(page, operador)
  await page.getByRole('link', { name: 'Novo fornecedor' }).click()
  await waitAlive(page.getByRole('button', { name: 'Criar e convidar' }))
  await page.getByLabel('CNPJ').fill(drawDocumento('CNPJ'))
  await page.getByLabel('Nome da loja').fill(`Queijaria ${marca}`)
  await page.getByLabel('Razão social').fill(`Queijaria ${marca} Ltda`)
  await page.getByLabel('Segmento').fill('alimentos')
  await page.getByLabel('Cidade').fill('Campinas')
  await page.getByLabel('UF').fill('SP')
  await page.getByLabel('Nome', { exact: true }).fill('Rita Alves')
  await page.getByLabel('E-mail').fill(`dona-${marca}@vitrine.example`)
  await page.getByRole('button', { name: 'Criar e convidar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'foi criada.' })).toBeVisible()
}

const save = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByRole('button', { name: 'Gravar', exact: true }).click()

async function prepareVendas(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'A loja entrega' }).check()
  await page.getByLabel('Chave Pix').fill('pix@queijaria.example')
  await save(page, 'Nome e jeito de vender')
  await expect(page.getByRole('listitem').filter({ hasText: 'Campinas SP: entrega' })).toBeVisible()
  await page.getByRole('button', { name: 'Pix', exact: true }).click()
  await save(page, 'Forma de pagamento')
  await expect(page.getByRole('list', { name: 'Formas de pagamento' })).toContainText('Pix')
}

/** Around a place, on the map, with the mouse. */
async function drawArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nova loja' }).click()
  const daLoja = page.getByRole('dialog', { name: 'Nova loja' })
  await daLoja.getByLabel('Nome').fill('Centro')
  await daLoja.getByLabel('Endereço').fill('Rua das Flores, 10')
  await daLoja.getByLabel('Latitude').fill(String(centro.lat).replace('.', ','))
  await daLoja.getByLabel('Longitude').fill(String(centro.lng).replace('.', ','))
  await save(page, 'Loja')
  await page.getByRole('button', { name: 'Nova área' }).click()
  const daArea = page.getByRole('dialog', { name: 'Nova área' })
  const mapa = daArea.getByRole('application', { name: 'Mapa da área' })
  await mapa.scrollIntoViewIfNeeded()
  await daArea.getByRole('button', { name: 'Marcar os cantos' }).click()
  const caixa = await mapa.boundingBox()
  if (!caixa) throw new Error('no map')
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
    [0.2, 0.8],
  ] as const) {
    await page.mouse.move(caixa.x + caixa.width * x, caixa.y + caixa.height * y, { steps: 3 })
    await page.mouse.down()
    await page.mouse.up()
  }
  await expect(daArea.getByRole('status').filter({ hasText: 'km²' })).toContainText('4 cantos')
  await daArea.getByLabel('Nome', { exact: true }).fill('Centro')
  await save(page, 'Área')
  await expect(page.getByRole('list', { name: 'Áreas' })).toContainText('Centro')
  await page.getByRole('button', { name: 'Nova entrega' }).click()
  const daEntrega = page.getByRole('dialog', { name: 'Nova entrega' })
  await daEntrega.getByLabel('Nome').fill('Expressa')
  await daEntrega.getByLabel('Frete (R$)').first().fill('7,90')
  await daEntrega.getByLabel('Domingo').check()
  await save(page, 'Forma de entrega ou retirada')
  await expect(page.getByRole('list', { name: 'Formas de entrega e retirada' })).toContainText('Expressa')
}

/** A spreadsheet of another program, and pictures named by the codes in it. */
async function bringProdutos(page: Page): Promise<void> {
  const linhas = Array.from({ length: PRODUTOS }, (_, i) => {
    const numero = String(i + 1).padStart(4, '0')
    return `QJ-${numero};Queijo curado número ${numero};Queijos;un;${20 + (i % 50)},90`
  })
  await page.getByLabel('Planilha', { exact: true }).setInputFiles({
    name: 'tabela.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Código;Nome;Categoria;Un;Preço\n${linhas.join('\n')}\n`, 'latin1'),
  })
  await page.getByRole('button', { name: `Conferir ${PRODUTOS} linhas` }).click()
  await page.getByRole('button', { name: /Criar/ }).click()
  await page.getByRole('button', { name: `Aplicar ${PRODUTOS}` }).click()
  await expect(page.getByText('A planilha foi aplicada e a loja já mostra o que mudou.')).toBeVisible()
}

async function bringFotos(page: Page): Promise<void> {
  const fotos = await Promise.all(
    Array.from({ length: FOTOS }, async (_, i) => ({
      name: `QJ-${String(i + 1).padStart(4, '0')}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 900, height: 900, channels: 3, background: { r: 240 - i, g: 200, b: 90 + i } },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
  const perdida = { ...fotos[0], name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nada') }
  await page.getByLabel('Fotos dos produtos').setInputFiles([...fotos, perdida])
  await expect(page.getByRole('status').filter({ hasText: `${FOTOS + 1} de ${FOTOS + 1}.` })).toBeVisible()
  const semProduto = page.getByRole('listitem').filter({ hasText: 'IMG_2042.jpg' })
  await expect(semProduto).toContainText('Nenhum produto tem este código.')
  await semProduto.getByLabel('SKU ou EAN do produto').fill('qj-0001')
  await semProduto.getByRole('button', { name: 'Usar este' }).click()
  await expect(semProduto).toContainText('Envie a imagem em JPEG, PNG, WebP ou SVG.')
}

/** On the way to the order, by the account that there was not. */
async function register(page: Page): Promise<void> {
  const cpf = drawDocumento('CPF')
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(cpf)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/Nome/).fill('Pessoa de Teste')
  await page.getByLabel(/E-mail/).fill(`teste-${cpf}@vitrine.example`)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: /Criar conta/ }).click()
}

/** By whoever was never there, with a hand. */
async function buyByPhone(page: Page, slug: string): Promise<void> {
  await chooseLocal(page, {
    ...centro,
    cep: '13015002',
    cidade: 'Campinas',
    uf: 'SP',
    textoendereco: 'Rua das Flores, 20',
  })
  await addFromSearch(page, slug, 'Queijo curado número 0001')
  // In a card a picture says nothing that its name does not say: it has no words of its own.
  const foto = page.locator('img[src*="/img/"]').first()
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.goto(`/${slug}/carrinho`)
  await goToPedido(page)
  await register(page)
  await expect(page).toHaveURL(/\/finalizar/)
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await expect(page.getByLabel('Rua', { exact: true })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Número' }).fill('20')
  await page.getByRole('button', { name: 'Salvar e entregar aqui' }).click()
  await page.getByRole('radio', { name: /^Pix/ }).check()
  const numpedido = await sendPedido(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numpedido)
}

test('from no store at all to an order by phone: supplier, sale, area by hand, 500 products, pictures, look (issue 17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const marca = randomUUID().slice(0, 8)
  const slug = `queijaria-${marca}`
  await makeFornecedor(page, marca)

  const dona = await (await browser.newContext({ baseURL })).newPage()
  await dona.goto(await readLink(`dona-${marca}@vitrine.example`))
  await dona.getByLabel('Nova senha').fill('queijo-curado-de-minas')
  await dona.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(dona).not.toHaveURL(/token=/)
  await dona.goto('/painel')
  await expect(dona).toHaveURL(`/painel/${slug}/preparo`)
  await prepareVendas(dona)
  await dona.goto(`/painel/${slug}/entregas`)
  await drawArea(dona)
  await dona.goto(`/painel/${slug}/importar`)
  await bringProdutos(dona)
  await dona.goto(`/painel/${slug}/fotos`)
  await bringFotos(dona)
  await dona.goto(`/painel/${slug}/aparencia`)
  await dona.getByLabel('Cor da marca').first().fill('#7a3b00')
  await dona.getByRole('button', { name: 'Gravar rascunho' }).click()
  await dona.getByRole('button', { name: 'Publicar…' }).click()
  await dona.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(dona.getByText('Publicado. A loja já está assim.')).toBeVisible()
  await dona.goto(`/painel/${slug}/preparo`)
  await expect(dona.getByText('Tudo pronto: já dá para comprar.')).toBeVisible()

  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await buyByPhone(await phone.newPage(), slug)
})
