import { expect, openSemScripts, primeiraVisita as test, type Browser, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, loginPainel } from './painel.ts'

/** What is done in the panel between the first paint and the scripts is not lost (ux 4.1). */
async function openAjustes(
  page: Page,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
) {
  const { slug } = await makeFornecedor(browser, baseURL)
  await loginPainel(page, await createAtendente([slug], 'Rita Alves', 'fornecedor'))
  return openSemScripts(page, `/painel/${slug}/ajustes/conversas`, { browser, baseURL })
}

test('what is typed, ticked and sent before the panel is alive is saved as it stands there, once @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openAjustes(page, { browser, baseURL })
  const enviados: unknown[] = []
  aberta.on('request', (pedido) => {
    if (pedido.method() === 'PUT' && pedido.url().endsWith('/atendimento'))
      enviados.push(pedido.postDataJSON())
  })
  const feriados = aberta.getByRole('switch', { name: /feriados/ })
  const prazo = aberta.getByRole('textbox', { name: /prazo|minutos/i }).first()
  const gravar = aberta.getByRole('form', { name: 'Atendimento' }).getByRole('button', { name: 'Gravar' })
  const eram = await feriados.isChecked()
  await prazo.fill('')
  await prazo.pressSequentially('45')
  await feriados.click()
  for (let vez = 0; vez < 2; vez++) await gravar.click()
  await expect(gravar).toHaveCSS('opacity', '0.4')
  expect(enviados).toEqual([])
  release()
  await expect(aberta.getByText('Atendimento gravado.')).toBeVisible()
  expect(enviados).toEqual([expect.objectContaining({ prazo_minutos: 45, atende_feriado: !eram })])
  await expect(prazo).toHaveValue('45')
  await expect(gravar).toHaveCSS('opacity', '1')
  // What follows draws the form anew.
  await aberta.getByRole('switch', { name: /Responder sozinho/ }).click()
  await expect(prazo).toHaveValue('45')
})

test('a box that was ticked and unticked before the panel is alive is not ticked once it is @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await loginPainel(page, await createAtendente(['emporio'], 'Rita Alves', 'fornecedor'))
  const { aberta, release } = await openSemScripts(page, '/painel/emporio/produtos', { browser, baseURL })
  const marcas = aberta.getByRole('checkbox', { name: /^Escolher (?!todos)/ })
  for (const qual of [0, 0, 1]) await marcas.nth(qual).click({ force: true })
  release()
  await expect(aberta.getByText('1 escolhido')).toBeVisible()
  await expect(marcas.nth(0)).not.toBeChecked()
  await expect(marcas.nth(1)).toBeChecked()
})

test('a dialog of the panel that is asked for before it is alive opens once it is @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openAjustes(page, { browser, baseURL })
  await aberta.getByRole('button', { name: 'Escrever uma resposta' }).click()
  release()
  await expect(aberta.getByRole('dialog')).toBeVisible()
})

test('who types on while the panel comes alive keeps every letter, and where it writes @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { aberta, release } = await openAjustes(page, { browser, baseURL })
  await aberta.getByRole('switch', { name: /Responder sozinho/ }).click()
  const prazo = aberta.getByRole('textbox', { name: /prazo|minutos/i }).first()
  await prazo.fill('')
  await prazo.pressSequentially('1')
  const digitado = prazo.pressSequentially('23456789', { delay: 60 })
  release()
  await digitado
  await expect(aberta.getByRole('textbox', { name: 'O que a loja diz fora do horário' })).toBeHidden()
  await expect(prazo).toHaveValue('123456789')
  await prazo.press('ArrowLeft')
  await expect(prazo).toBeFocused()
})
