import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('an owner says a letter in the store’s own words, sees it as it arrives, publishes it and has the usual one back (17.9) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/conteudo/cartas`, dona)
  await expect(page.getByText('Recuperação de senha')).toBeVisible()
  await page.getByRole('link', { name: 'Pronto para retirar' }).click()
  const carta = page.frameLocator('iframe[title^="A carta"]')
  await expect(carta.getByText('O pedido 1042 está separado')).toBeVisible()

  const texto = page.getByLabel('Texto', { exact: true })
  await texto.fill('Oi, {pessoa}! Seu pedido {pedido} espera por você no balcão.\n\n{loja}')
  await expect(page.getByText('Falta {link}')).toBeVisible()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await expect(page.getByRole('form').getByText('Falta {link}')).toBeVisible()
  await expect(texto).toBeFocused()
  await texto.fill('Oi, ! Seu pedido {pedido} espera por você no balcão.\n\nVer: {link}\n\n{loja}')
  await texto.evaluate((campo: HTMLTextAreaElement) => campo.setSelectionRange(4, 4))
  await page.getByRole('button', { name: 'Pôr {pessoa}' }).click()
  await expect(texto).toHaveValue(/^Oi, \{pessoa\}! /)
  await expect(carta.getByText('Oi, Ana Souza! Seu pedido 1042 espera')).toBeVisible()
  await expect(carta.getByRole('link', { name: 'Ver' })).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await listViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Enviar teste para mim' }).click()
  await expect(page.getByText(`A carta de teste foi para ${dona.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Gravar rascunho' }).click()
  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByText(/^Texto: de “Olá/)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Publicar agora' }).click()
  await page.getByRole('link', { name: 'Cartas', exact: true }).click()
  const linha = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Pronto para retirar' }) })
  await expect(linha).toContainText('Com o seu texto')
  await linha.getByRole('link').click()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByText('Hoje vai o texto de costume.')).toBeVisible()
})
