import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('an owner orders the columns of the footer by keys, publishes them, and the shop has them (17.8) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPainel(
    page,
    `/painel/${slug}/conteudo/menu`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const add = async (titulo: string, href: string) => {
    await page.getByRole('button', { name: 'Acrescentar coluna' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Coluna do rodapé' })
    await dialogo.getByLabel('Título').fill(titulo)
    await dialogo.getByLabel('Nome').fill(`Link de ${titulo}`)
    await dialogo.getByLabel('Endereço').fill(href)
    await dialogo.getByRole('button', { name: 'Pronto' }).click()
    return dialogo
  }
  const recusado = await add('Ajuda', 'javascript:alert(1)')
  await expect(recusado.getByText('Diga um caminho da loja')).toBeVisible()
  await recusado.getByLabel('Endereço').fill('/trocas')
  await recusado.getByRole('button', { name: 'Pronto' }).click()
  await expect(recusado).toBeHidden()
  await expect(await add('Visite', 'https://vitrine.example/loja')).toBeHidden()
  const colunas = page.getByRole('list', { name: 'Colunas do rodapé' }).getByRole('listitem')
  await expect(colunas.last()).toContainText('Visite')
  await page.getByRole('button', { name: 'Subir Visite' }).press('Alt+ArrowUp')
  await expect(colunas.last()).not.toContainText('Visite')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await listViolations(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Publicar…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Publicar' })
  await expect(dialogo.getByText('Entra: Coluna do rodapé “Visite”')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(dialogo).toBeHidden()
  await page.goto(`/${slug}`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Link de Ajuda' })).toHaveAttribute(
    'href',
    /trocas/,
  )
})
