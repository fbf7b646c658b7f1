import type { Page } from '@playwright/test'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

const desenho = (cor: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="${cor}"/></svg>`,
  )
const nomesDe = (page: Page, lista: string) =>
  page.getByRole('list', { name: lista, exact: true }).locator('.partes-linha b').allTextContents()

async function openConteudo(page: Page, slug: string, path: string): Promise<void> {
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/conteudo${path}`, dona)
}

async function addTexto(page: Page, titulo: string): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar seção' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Texto/ })
    .click()
  const dialogo = page.getByRole('dialog', { name: 'Texto' })
  await dialogo.getByLabel('Título').fill(titulo)
  await dialogo.getByLabel('Parágrafos').fill('Desde 1980.\n\nNa serra.')
  await dialogo.getByRole('button', { name: 'Pronto' }).click()
  await expect(dialogo).toBeHidden()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('Publicado. A loja já está assim.').last()).toBeVisible()
}

test('a home is put together, seen in the real store before anybody else sees it, and published (ux 3.10) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openConteudo(page, slug, '')
  await expect(page.getByText('Nenhuma seção ainda')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Acrescentar seção' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Abertura/ })
    .click()
  const abertura = page.getByRole('dialog', { name: 'Abertura' })
  await abertura.getByRole('button', { name: 'Pronto' }).click()
  await expect(abertura.getByText('Envie uma imagem.')).toBeVisible()
  await abertura.getByLabel('Título', { exact: true }).fill('Queijo <script>alert(1)</script>')
  await abertura
    .getByLabel('Escolher: Imagem larga')
    .setInputFiles({ name: 'faixa.svg', mimeType: 'image/svg+xml', buffer: desenho('#c9a227') })
  await abertura.getByLabel('O que a imagem mostra').fill('Queijos na prateleira')
  expect(await listViolations(page)).toEqual([])
  await abertura.getByRole('button', { name: 'Pronto' }).click()
  await expect(abertura).toBeHidden()
  await addTexto(page, 'Quem somos')

  // The real store beside it, while shoppers see nothing of it.
  const quadro = page.frameLocator('iframe[title="A loja com os rascunhos"]')
  await expect(quadro.getByRole('heading', { name: 'Quem somos' })).toBeVisible()
  await expect(quadro.getByRole('heading', { name: 'Queijo <script>alert(1)</script>' })).toBeVisible()
  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}`)
  await expect(loja.getByRole('heading', { name: 'Quem somos' })).toHaveCount(0)

  // By its buttons, by keys, by hand.
  await addTexto(page, 'Entregas')
  await page.getByRole('button', { name: 'Subir Texto “Entregas”' }).click()
  await expect
    .poll(() => nomesDe(page, 'Seções'))
    .toEqual(['Abertura “Queijo <script>alert(1)</script>”', 'Texto “Entregas”', 'Texto “Quem somos”'])
  await expect(page.getByRole('button', { name: 'Subir Texto “Entregas”' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await nomesDe(page, 'Seções')).at(-1)).toBe('Texto “Entregas”')
  const linhaDe = (nome: string) => page.locator('.partes-linha').filter({ hasText: nome })
  await linhaDe('Entregas')
    .locator('.partes-alca')
    .dragTo(linhaDe('Quem somos'), {
      targetPosition: { x: 100, y: 4 },
    })
  await expect.poll(async () => (await nomesDe(page, 'Seções'))[1]).toBe('Texto “Entregas”')
  await page.getByRole('button', { name: 'Tirar Texto “Entregas”' }).click()
  await expect.poll(() => nomesDe(page, 'Seções')).toHaveLength(2)
  await page.getByRole('region', { name: 'Publicação' }).getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => nomesDe(page, 'Seções')).toHaveLength(3)
  await page.getByRole('switch', { name: 'Mostrar Texto “Entregas”' }).click()
  await expect(linhaDe('Entregas').getByText('Escondida')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Publicar' })
  await expect(dialogo.getByText('Entra: Texto “Quem somos”')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(dialogo).toBeHidden()
  await expect(async () => {
    await loja.goto(`/${slug}`)
    await expect(loja.getByRole('heading', { name: 'Quem somos' })).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 2000 })
  await expect(loja.getByRole('heading', { name: 'Entregas' })).toHaveCount(0)
})

test('a row of products is made with the home; an older version comes back; what begins later waits (ux 3.10) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openConteudo(page, slug, '')
  await addTexto(page, 'Primeira')
  await publish(page)
  await page.getByRole('button', { name: 'Acrescentar seção' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fileira/ })
    .click()
  const fileira = page.getByRole('dialog', { name: 'Fileira' })
  await fileira.getByLabel('Título', { exact: true }).fill('Chegou há pouco')
  await fileira.getByLabel('O que mostra').selectOption('Lançamentos')
  await fileira.getByLabel('Quantos produtos, no máximo').fill('99')
  await fileira.getByRole('button', { name: 'Pronto' }).click()
  await expect(fileira.getByLabel('Quantos produtos, no máximo')).toHaveAttribute('aria-invalid', 'true')
  await fileira.getByLabel('Quantos produtos, no máximo').fill('8')
  await fileira.getByRole('button', { name: 'Pronto' }).click()
  await expect.poll(() => nomesDe(page, 'Seções')).toEqual(['Texto “Primeira”', 'Fileira “Chegou há pouco”'])
  await publish(page)
  await page.getByRole('button', { name: 'Versões' }).click()
  const versoes = page.getByRole('dialog', { name: 'Versões' })
  await expect(versoes.getByText('Sai: Fileira “Chegou há pouco”')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await versoes.getByRole('button', { name: 'Restaurar a versão 1' }).click()
  await expect.poll(() => nomesDe(page, 'Seções')).toEqual(['Texto “Primeira”'])
  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Publicar' })
  await dialogo.getByText('Agendar').first().click()
  await dialogo.getByLabel('A partir de').fill('2020-01-01T08:00')
  await dialogo.getByRole('button', { name: 'Agendar' }).click()
  await expect(dialogo.getByText('Este momento já passou.')).toBeVisible()
  await dialogo.getByLabel('A partir de').fill('2031-01-01T08:00')
  await dialogo.getByRole('button', { name: 'Agendar' }).click()
  await expect(page.getByText('para 01/01/2031, 8h00')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar o agendamento' }).click()
  await expect(page.getByText('para 01/01/2031, 8h00')).toBeHidden()
})

test('a page is written block by block, found by its address, and two who write it are told (ux 1.17) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openConteudo(page, slug, '/paginas')
  await page.getByRole('button', { name: 'Nova página' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Quem somos')
  await expect(page.getByLabel('Endereço')).toHaveValue('quem-somos')
  await page.getByRole('button', { name: 'Acrescentar bloco' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Título' }).click()
  await page.getByRole('dialog').getByLabel('Título').fill('A serra')
  await page.getByRole('dialog').getByLabel('Nível').selectOption('Subtítulo')
  await page.getByRole('dialog').getByRole('button', { name: 'Pronto' }).click()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(page.getByText('Um subtítulo vem depois de um título.')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Título 1' }).click()
  await page.getByRole('dialog').getByLabel('Nível').selectOption('Título')
  await page.getByRole('dialog').getByRole('button', { name: 'Pronto' }).click()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  const quadro = page.frameLocator('iframe[title="A loja com os rascunhos"]')
  await expect(quadro.getByRole('heading', { name: 'A serra' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  // Somebody else in another window.
  const outra = await page.context().newPage()
  await outra.goto(page.url())
  await outra.getByLabel('Descrição').fill('Da outra janela')
  await outra.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(outra.getByText('Rascunho gravado.')).toBeVisible()
  await page.getByLabel('Descrição').fill('Desta janela')
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Outra pessoa mudou isto' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Gravar a minha' }).click()
  await expect(page.getByLabel('Descrição')).toHaveValue('Desta janela')
  await publish(page)
  const loja = await (await browser.newContext({ baseURL })).newPage()
  await loja.goto(`/${slug}/pagina/quem-somos`)
  await expect(loja.getByRole('heading', { name: 'A serra' })).toBeVisible()
  await expect(loja.getByText('Desta janela')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByText('Saiu do ar.')).toBeVisible()
})

test('a text stands at its place of the shop, and the usual comes back (§7) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openConteudo(page, slug, '/textos')
  const termos = page.getByRole('region', { name: 'Nos termos' })
  await expect(termos.getByText('Sem texto: aparecem só os termos.')).toBeVisible()
  await termos.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(termos.getByText('Escreva o texto.')).toBeVisible()
  await termos.getByRole('textbox', { name: 'Texto' }).fill('Trocas em 7 dias.')
  await termos.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(page.getByText('Rascunho gravado.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await termos.getByRole('button', { name: 'Publicar…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar agora' }).click()
  await expect(termos.getByText('No ar', { exact: true })).toBeVisible()
})

test('who attends does not change what the store says, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/conteudo', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não muda o conteúdo')).toBeVisible()
})
