import { expect, primeiraVisita as test } from './teste.ts'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

test('an owner switches what the store offers and how it behaves; another window is shown the difference (17.9)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await withBanco((sql) => sql`update fornecedor set tags = tags || '{do-erp}'::text[] where slug = ${slug}`)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/ajustes/modulos`, dona)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Módulos e opções')
  await expect(page.getByText('ficam como estão: do-erp')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  const outra = await page.context().newPage()
  await outra.goto(`/painel/${slug}/ajustes/modulos`)
  await expect(outra.getByRole('switch', { name: 'Conversas' })).toBeChecked()

  const orcamentos = page.getByRole('switch', { name: 'Orçamentos' })
  await expect(orcamentos).toHaveAccessibleDescription(/a equipe precifica/)
  await orcamentos.check()
  await page.getByRole('switch', { name: 'Conversas' }).uncheck()
  await page.getByRole('switch', { name: 'Google Analytics 4' }).check()
  await expect(page.getByText('Falta o código de medição')).toBeVisible()
  await page.getByRole('button', { name: 'Gravar' }).click()
  await expect(page.getByText('Gravado. Já vale na loja.')).toBeVisible()
  await page.reload()
  await expect(orcamentos).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Conversas' })).not.toBeChecked()
  const [guardado] = await withBanco(
    (sql) => sql<{ tags: string[] }[]>`select tags from fornecedor where idfornecedor = ${idfornecedor}`,
  )
  expect(guardado?.tags).toContain('do-erp')

  await outra.getByRole('switch', { name: 'Mostrar o estoque' }).check()
  await outra.getByRole('button', { name: 'Gravar' }).click()
  await expect(outra.getByText(/Está assim: módulos .*Orçamentos/)).toBeVisible()
})
