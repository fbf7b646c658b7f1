import type { Locator, Page } from '@playwright/test'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

const desenho = (cor: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 40"><rect width="140" height="40" rx="8" fill="${cor}"/></svg>`
const arquivo = (nome: string, texto: string, mimeType = 'image/svg+xml') => ({
  name: nome,
  mimeType,
  buffer: Buffer.from(texto),
})

test('an owner gives the store its logo, a wrong file is refused in words, and the header wears what was written (ux 2.3) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, nome } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/aparencia`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const claro = page.getByRole('region', { name: 'Logo para fundo claro' })
  const escolhe = (lugar: string) => page.getByLabel(`Escolher: ${lugar}`)
  await expect(claro.getByText('Sem logo, aparece o nome da loja.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  // Refused at its place; what was typed beside it stays.
  await page.getByLabel('Cor da marca', { exact: true }).fill('#14693f')
  await escolhe('Logo para fundo claro').setInputFiles(arquivo('logo.png', 'isto é um texto', 'image/png'))
  await expect(claro.getByRole('alert')).toHaveText('Envie a imagem em JPEG, PNG, WebP ou SVG.')
  await escolhe('Logo para fundo claro').setInputFiles(
    arquivo('logo.svg', desenho('#14693f').replace('<rect', '<script>1</script><rect')),
  )
  await expect(claro.getByRole('alert')).toContainText('<script>, que não é aceito')
  await expect(page.getByLabel('Cor da marca', { exact: true })).toHaveValue('#14693f')
  expect(await listViolations(page)).toEqual([])

  // Without a connection it is told, and sent again.
  await page.context().setOffline(true)
  await escolhe('Logo para fundo claro').setInputFiles(arquivo('logo.svg', desenho('#14693f')))
  await expect(claro.getByRole('alert')).toContainText('Sem conexão')
  await page.context().setOffline(false)
  await escolhe('Logo para fundo claro').setInputFiles(arquivo('logo.svg', desenho('#14693f')))
  const imagem = claro.locator('img')
  await expect(imagem).toBeVisible()
  await expect(claro.getByRole('alert')).toBeEmpty()
  await expect(page.getByLabel('Largura do logo')).toHaveValue('3,5')
  const src = (await imagem.getAttribute('src')) ?? ''
  await expect(page.getByRole('region', { name: 'Prévia: Claro' }).locator('img')).toHaveAttribute('src', src)

  // Taken out by a key and brought back by the same one.
  await page.getByRole('button', { name: 'Tirar: Logo para fundo claro' }).press('Enter')
  await expect(claro.getByText('Sem logo, aparece o nome da loja.')).toBeVisible()
  const desfaz = page.getByRole('button', { name: 'Desfazer: Logo para fundo claro' })
  await expect(desfaz).toBeFocused()
  await desfaz.press('Enter')
  await expect(imagem).toHaveAttribute('src', src)

  await dropDesenho(page.getByRole('region', { name: 'Símbolo quadrado' }), desenho('#c03020'))
  await expect(page.getByText('O símbolo não é quadrado')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar: Símbolo quadrado' }).click()
  expect(await listViolations(page)).toEqual([])

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}`)
  await expect(loja.getByRole('link', { name: `${nome}, início` }).locator('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await page.getByRole('button', { name: 'Publicar…' }).click()
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('Publicado. A loja já está assim.')).toBeVisible()
  await expect(async () => {
    await loja.reload()
    await expect(loja.getByRole('link', { name: `${nome}, início` }).locator('img')).toHaveAttribute(
      'src',
      src,
      { timeout: 500 },
    )
  }).toPass()
  await page.reload()
  await expect(imagem).toHaveAttribute('src', src)
})

test('a photograph with nothing behind it is worn as it is, on dark ground too @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/aparencia`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const escuro = page.getByRole('region', { name: 'Logo para fundo escuro' })
  await page.getByLabel('Escolher: Logo para fundo escuro').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawTransparente(page),
  })
  const imagem = escuro.locator('img')
  await expect(imagem).toBeVisible()
  await expect
    .poll(() => imagem.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([400, 100])
  // Its corner lets the ground through.
  const opacidade = await imagem.evaluate((img: HTMLImageElement) => {
    const tela = document.createElement('canvas')
    const pincel = tela.getContext('2d')
    pincel?.drawImage(img, 0, 0)
    return pincel?.getImageData(1, 1, 1, 1).data[3]
  })
  expect(opacidade).toBe(0)
  await expect(page.getByLabel('Largura do logo')).toHaveValue('4')
})

/** Lets a drawing fall where one may be dropped. */
async function dropDesenho(lugar: Locator, texto: string): Promise<void> {
  const arquivos = await lugar.page().evaluateHandle((svg) => {
    const levados = new DataTransfer()
    levados.items.add(new File([svg], 'simbolo.svg', { type: 'image/svg+xml' }))
    return levados
  }, texto)
  await lugar.getByText('Solte a imagem').dispatchEvent('drop', { dataTransfer: arquivos })
}

/** A PNG of 400 by 100 with a disc in its middle, on nothing. */
async function drawTransparente(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const tela = document.createElement('canvas')
    tela.width = 400
    tela.height = 100
    const pincel = tela.getContext('2d')
    if (pincel) {
      pincel.fillStyle = '#f2b84b'
      pincel.arc(200, 50, 40, 0, 2 * Math.PI)
      pincel.fill()
    }
    return tela.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

test('what the store says of itself is seen as a search engine shows it, and stands at its foot once written (ux 3.10) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, nome } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/aparencia`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await page.getByRole('link', { name: 'Rodapé e buscadores' }).click()
  await expect(page).toHaveURL(`/painel/${slug}/aparencia/apresentacao`)
  const previa = page.getByRole('region', { name: 'Prévia no buscador' })
  await expect(previa.getByText(`${new URL(page.url()).host} › ${slug}`)).toBeVisible()
  await expect(previa.getByText('Sem descrição, o buscador escolhe')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  // It changes with what is typed, and what is too long is cut as it will be.
  const titulo = page.getByLabel('Título (opcional)')
  await titulo.fill('Queijos artesanais da Serra da Canastra, direto de quem faz, na sua casa')
  await expect(previa.getByText(/^Queijos artesanais da Serra da Canastra, direto.*…$/)).toBeVisible()
  await expect(page.getByText('os buscadores mostram perto de 60')).toBeVisible()
  await titulo.fill('Queijos da Canastra')
  await page.getByLabel('Descrição').fill('Direto de quem faz, na sua casa em dois dias.')
  await expect(previa.getByText('Queijos da Canastra', { exact: true })).toBeVisible()
  await expect(previa.getByText('Direto de quem faz, na sua casa em dois dias.')).toBeVisible()

  // Refused at its field; the rest stays as it was typed.
  await page.getByLabel('Horário de atendimento').fill('segunda a sexta, das 8h às 18h')
  await page.getByLabel('Telefone').fill('123')
  await page.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(page.getByText('Este telefone não existe')).toBeVisible()
  await expect(titulo).toHaveValue('Queijos da Canastra')
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Telefone').fill('(37) 3433-1234')
  await page.getByRole('button', { name: 'Gravar', exact: true }).press('Enter')
  await expect(page.getByText('Gravado. A loja já está assim.')).toBeVisible()

  const loja = await (await browser.newContext({ baseURL })).newPage()
  await expect(async () => {
    await loja.goto(`/${slug}`)
    await expect(loja).toHaveTitle('Queijos da Canastra', { timeout: 500 })
  }).toPass()
  const pe = loja.getByRole('contentinfo')
  await expect(pe).toContainText('segunda a sexta, das 8h às 18h')
  await expect(pe).toContainText(nome)
  await expect(loja.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Direto de quem faz, na sua casa em dois dias.',
  )
})

test('who opens a store that another changed meanwhile is told, and chooses @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  const path = `/painel/${slug}/aparencia/apresentacao`
  await openPainel(page, path, dona)
  const outra = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(outra, path, dona)
  await outra.getByLabel('Título (opcional)').fill('O da outra')
  await outra.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(outra.getByText('Gravado. A loja já está assim.')).toBeVisible()
  await page.getByLabel('Título (opcional)').fill('O meu')
  await page.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(page.getByText('título “O da outra”')).toBeVisible()
  await expect(page.getByLabel('Título (opcional)')).toHaveValue('O meu')
})
