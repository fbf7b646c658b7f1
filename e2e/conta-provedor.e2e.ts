import { expect, test, type Page } from './teste.ts'

import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

const token = 'TEST-4412345678901234-112800-a1b2c3d4e5f60718293a4b5c6d7e8f90-123456789'
const assinatura = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const conta = (page: Page) => page.getByRole('region', { name: 'Conta de pagamento' })

async function openPreparo(page: Page, slug: string) {
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/preparo`, dona)
}

test('an owner keeps an account whose secrets are never shown again, and takes it away (17.9)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPreparo(page, slug)
  await conta(page).getByRole('button', { name: 'Gravar a conta do Mercado Pago' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Conta do Mercado Pago' })
  await dialogo.getByLabel('Chave pública').fill('minha chave')
  await dialogo.getByLabel('Access token').fill(token)
  await dialogo.getByRole('button', { name: 'Gravar' }).click()
  await expect(dialogo.getByText('A chave pública começa com APP_USR-')).toBeVisible()
  await expect(dialogo.getByLabel('Access token')).toHaveValue(token)
  expect(await listViolations(page)).toEqual([])
  await dialogo.getByLabel('Chave pública').fill('TEST-6c1f3c2e-58a3-4a41-9c0f-2f6c7e0d8a11')
  await dialogo.getByRole('button', { name: 'Gravar' }).click()
  await expect(dialogo.getByText('Copie aqui a assinatura secreta')).toBeVisible()
  await dialogo.getByLabel('Assinatura secreta').fill(assinatura)
  await dialogo.getByRole('button', { name: 'Gravar' }).click()
  await expect(dialogo).toBeHidden()
  await expect(conta(page)).toContainText('termina em 6789')
  await expect(conta(page)).toContainText('Credenciais de teste')

  await page.reload()
  await expect(conta(page)).toContainText('termina em e1f0')
  expect(await page.content()).not.toContain(token)
  expect(await page.content()).not.toContain(assinatura)

  // Its provider is nobody here: that is told, and the same charge is asked for again.
  await conta(page).getByRole('button', { name: 'Cobrar R$ 1,00 de teste' }).click()
  await expect(conta(page).getByText('O provedor não respondeu')).toBeVisible()
  await expect(conta(page).getByRole('button', { name: 'Tentar de novo' })).toBeVisible()

  await conta(page).getByRole('button', { name: 'Tirar a conta' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Tirar a conta do Mercado Pago?' })
  await pergunta.getByRole('button', { name: 'Tirar a conta' }).click()
  await expect(conta(page)).toContainText('banco de mentira')
})

test('one real is charged, paid, and told of, without looking again (17.2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  await openPreparo(page, slug)
  await expect(page.getByText('Faça uma cobrança de teste')).toBeVisible()
  await conta(page).getByRole('button', { name: 'Cobrar R$ 1,00 de teste' }).click()
  await expect(conta(page).getByText('Sem chave Pix')).toBeVisible()
  await page.getByLabel('Chave Pix').fill('financeiro@queijaria.example')
  await page
    .getByRole('form', { name: 'Nome e jeito de vender' })
    .getByRole('button', { name: 'Gravar' })
    .click()
  await expect(page.getByText('Gravado.')).toBeVisible()
  await conta(page).getByRole('button', { name: 'Cobrar R$ 1,00 de teste' }).click()
  await expect(conta(page).getByRole('img', { name: 'QR Code do Pix de teste' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  const [banco] = await Promise.all([
    page.waitForEvent('popup'),
    conta(page).getByRole('link', { name: 'Pagar no banco de demonstração' }).click(),
  ])
  await banco.getByRole('button', { name: 'Pagar R$ 1,00' }).click()
  await expect(conta(page).getByText('O provedor avisou a loja')).toBeVisible({ timeout: 15_000 })
  await expect(conta(page).getByRole('img', { name: 'QR Code do Pix de teste' })).toBeHidden()
  await expect(page.getByText('A cobrança de teste foi paga.')).toBeVisible()
})
