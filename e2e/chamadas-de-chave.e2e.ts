import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

const PEDIDOS = 'GET /painel/v1/{idfornecedor}/pedidos'

/** A key made by the session of the page; its system reads orders, with a wrong limit too, and what it may not. */
async function callComoSistema(page: Page, idfornecedor: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const base = `/painel/v1/${idfornecedor}`
  const feita = await page.request.post(`${base}/chaves`, {
    headers,
    data: { nome: 'ERP da matriz', uso: 'ERP', chamadas: [PEDIDOS, 'GET /painel/v1/pedidos/{num}'] },
  })
  const { chave } = (await feita.json()) as { chave: string }
  const entrada = await page.request.post(`${base}/entrar`, { headers, data: { chave } })
  const { token } = (await entrada.json()) as { token: string }
  const sistema = { headers: { authorization: `Bearer ${token}` } }
  expect((await page.request.get(`${base}/pedidos`, sistema)).status()).toBe(200)
  expect((await page.request.get(`${base}/pedidos?limit=0`, sistema)).status()).toBe(400)
  expect((await page.request.get(`${base}/ganchos`, sistema)).status()).toBe(403)
}

test('an owner reads what a system called, why it was refused, and limits its key to what it uses (decision 0172) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/integracoes`, dona)
  await page.getByRole('link', { name: 'Ver o que as chaves chamaram' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chamadas das chaves')
  await expect(page.getByText('Nenhuma chamada neste período')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await callComoSistema(page, idfornecedor)
  const feitas = page.getByRole('list', { name: 'Chamadas feitas' })
  // They are written every few seconds.
  await expect(async () => {
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(feitas.getByRole('listitem')).toHaveCount(4, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('4 chamadas: 2 aceitas, 2 recusadas, 0 falharam').first()).toBeVisible()

  const recusada = feitas.getByRole('listitem').filter({ hasText: 'entrada_invalida' })
  await recusada.getByText('Ler os pedidos que mudaram').click()
  await expect(recusada.getByText('limit', { exact: true })).toBeVisible()
  await expect(recusada.getByText(/^[0-9a-f-]{36}$/)).toBeVisible()
  await recusada.getByText('Chamada equivalente').click()
  await expect(recusada.getByRole('figure')).toContainText(`/painel/v1/${idfornecedor}/pedidos`)
  await page.getByText('Números por hora').click()
  await expect(page.getByRole('region', { name: 'Chamadas por hora' }).getByRole('row')).not.toHaveCount(1)
  expect(await listViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Resultado').selectOption('RECUSADA')
  await expect(feitas.getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(/situacao=RECUSADA/)
  await page.getByLabel('Código da falha').fill('sem_permissao')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(feitas.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Limpar' }).click()
  await expect(feitas.getByRole('listitem')).toHaveCount(4)
  await page.setViewportSize({ width: 1440, height: 900 })

  const uso = page.getByRole('list', { name: 'Uso de cada chave' })
  await expect(uso).toContainText('fez 1 das 2 chamadas que pode')
  await uso.getByRole('button', { name: 'Limitar ERP da matriz ao que usa' }).click()
  const troca = page.getByRole('dialog', { name: 'Trocar a chave ERP da matriz' })
  await expect(troca.getByText('1 chamada escolhida')).toBeVisible()
  await troca.getByRole('button', { name: 'Trocar chave' }).click()
  await expect(troca.getByLabel('Chave de API')).not.toHaveValue('')
  await troca.getByRole('button', { name: 'Já guardei' }).click()
  await expect(uso.getByRole('listitem').filter({ hasText: 'Nenhuma chamada' })).toContainText(
    'ERP da matriz',
  )
})
