import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

/** Names of one level, in their order. */
const nomesDe = (page: Page, lista: string) =>
  page.getByRole('list', { name: lista, exact: true }).locator('> li > div b').allTextContents()

async function makeCategoria(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova categoria' })
  await dialogo.getByLabel('Nome').fill(nome)
  await dialogo.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(dialogo).toBeHidden()
}

test('categories are made, moved by buttons, keys and hand, renamed and taken out, and the shop walks them (ux 3.5) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/categorias`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  await expect(page.getByText('Nenhuma ainda.')).toBeVisible()
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const nova = page.getByRole('dialog', { name: 'Nova categoria' })
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(nova.getByText('Dê um nome.')).toBeVisible()
  await nova.getByLabel('Nome').fill('Queijos curados')
  await expect(nova.getByLabel('Endereço')).toHaveValue('queijos-curados')
  await nova.getByLabel('Ícone').selectOption('Laticínios')
  expect(await listViolations(page)).toEqual([])
  await nova.getByRole('button', { name: 'Gravar', exact: true }).click()
  for (const nome of ['Vinhos', 'Doces', 'Presentes']) await makeCategoria(page, nome)
  expect(await nomesDe(page, 'Categorias')).toEqual(['Queijos curados', 'Vinhos', 'Doces', 'Presentes'])
  expect(await listViolations(page)).toEqual([])

  // By its buttons, and whoever goes by keys stays with it.
  await page.getByRole('button', { name: 'Subir Doces' }).click()
  await expect
    .poll(() => nomesDe(page, 'Categorias'))
    .toEqual(['Queijos curados', 'Doces', 'Vinhos', 'Presentes'])
  await expect(page.getByRole('button', { name: 'Subir Doces' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => nomesDe(page, 'Dentro de Queijos curados')).toEqual(['Doces'])
  await expect(page.getByRole('button', { name: 'Tirar de dentro: Doces' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect
    .poll(() => nomesDe(page, 'Categorias'))
    .toEqual(['Queijos curados', 'Doces', 'Vinhos', 'Presentes'])

  // By hand, into another and out of it.
  const linhaDe = (nome: string) => page.locator('.categorias-linha').filter({ hasText: nome })
  await expect(page.getByRole('button', { name: 'Descer Doces' })).toBeEnabled()
  const segura = Promise.withResolvers<void>()
  const daArvore = /\/categorias$/
  await page.route(daArvore, async (route) => {
    if (route.request().method() === 'PUT') await segura.promise
    await route.continue()
  })
  await linhaDe('Presentes').locator('.categorias-alca').dragTo(linhaDe('Queijos curados'))
  await expect.poll(() => nomesDe(page, 'Dentro de Queijos curados')).toEqual(['Presentes'])

  // The server has not heard of the move: what is pressed now waits for it.
  await page.getByRole('button', { name: 'Apagar Queijos curados' }).click()
  segura.resolve()
  await expect(page.getByText('Há produtos ou categorias dentro dela')).toBeVisible()
  await page.unroute(daArvore)
  await page.getByRole('button', { name: 'Apagar Vinhos' }).click()
  await expect.poll(() => nomesDe(page, 'Categorias')).toEqual(['Queijos curados', 'Doces'])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => nomesDe(page, 'Categorias')).toEqual(['Queijos curados', 'Doces', 'Vinhos'])
  await page.getByRole('button', { name: 'Editar Doces' }).click()
  const editada = page.getByRole('dialog', { name: 'Editar categoria' })
  await editada.getByLabel('Nome').fill('Doces de leite')
  await editada.getByLabel('Endereço').fill('vinhos')
  await editada.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect(editada.getByText('Outra categoria tem este endereço.')).toBeVisible()
  await editada.getByLabel('Endereço').fill('doces-de-leite')
  await editada.getByRole('button', { name: 'Gravar', exact: true }).click()
  await expect
    .poll(() => nomesDe(page, 'Categorias'))
    .toEqual(['Queijos curados', 'Doces de leite', 'Vinhos'])
  await page.reload()
  expect(await nomesDe(page, 'Dentro de Queijos curados')).toEqual(['Presentes'])
})

test('who attends does not change the categories, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/categorias', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não muda as categorias')).toBeVisible()
})
