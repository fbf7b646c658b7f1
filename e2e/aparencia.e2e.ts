import { expect, test } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

test('an owner chooses the look of the store, sees what it makes of it, and the shop wears it within two seconds (ux 2.2) @desktop', async ({
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
  const claro = page.getByRole('region', { name: 'Prévia: Claro' })
  await expect(claro.getByRole('rowheader', { name: /Texto do botão\s*mínimo/ })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  // A colour that nobody could read as text is not taken as it is.
  const cor = page.getByLabel('Cor da marca', { exact: true })
  await cor.fill('#fff')
  await expect(page.getByText('Informe a cor como #rrggbb.')).toBeVisible()
  await cor.fill('#ff0000')
  await expect(claro.getByText('Ajustamos a cor para leitura')).toBeVisible()
  for (const dito of await claro.getByRole('cell').allInnerTexts()) expect(dito).toContain('legível')
  await cor.fill('#14693f')
  await page.getByLabel('Claro ou escuro', { exact: true }).selectOption('Como o aparelho de quem olha')
  await expect(page.getByRole('region', { name: 'Prévia: Escuro' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const antes = Date.now()
  await page.request.get(`/${slug}`)
  const umaPergunta = Date.now() - antes
  await page.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(page.getByText('Gravado. A loja já está assim.')).toBeVisible()

  const desde = Date.now()
  await expect
    .poll(async () => (await (await page.request.get(`/${slug}`)).text()).includes('--brand:#14693f'), {
      intervals: [50],
    })
    .toBe(true)
  // Asking and being answered takes its time besides, on a busy machine a second.
  expect(Date.now() - desde).toBeLessThan(2000 + umaPergunta)
  await page.reload()
  await expect(cor).toHaveValue('#14693f')
})
