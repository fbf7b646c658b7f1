import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

import { drawDocumento } from './conta.ts'

test('a company new to a store of budgets is told that its registration is under review (§4)', async ({
  page,
}) => {
  const cnpj = drawDocumento('CNPJ')
  await page.goto('/obra/cadastro')
  await page.getByRole('button', { name: /Rejeitar/ }).click()
  await page.getByLabel(/CPF ou CNPJ/).fill(cnpj)
  await page.getByLabel(/Razão social/).fill('Construtora de Teste Ltda.')
  await page.getByLabel(/E-mail/).fill(`obra-${cnpj}@vitrine.example`)
  await page.getByLabel(/Telefone/).fill('(19) 98765-4321')
  await page.getByLabel(/Crie uma senha/).fill('uma-senha-longa')
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: /Criar conta/ }).click()

  // Logged in, at the store, with the fixed text over it.
  await expect(page).toHaveURL(/\/obra$/)
  const modal = page.getByRole('dialog', { name: 'Cadastro em análise' })
  await expect(modal).toContainText(
    'Olá, obrigado por se cadastrar! No momento seu cadastro está em análise e em breve você receberá por e-mail a confirmação da aprovação.',
  )
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // Read once, it does not come again; the store is usable and knows the customer.
  await modal.getByRole('button', { name: 'Entendi' }).click()
  await expect(modal).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(modal).toBeHidden()
  await page.goto('/obra/conta')
  await expect(page.getByText('Construtora de Teste Ltda.').first()).toBeVisible()
})
