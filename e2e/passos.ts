import { expect, type Page } from '@playwright/test'

/** The cookie question answered before the first page. */
export async function decideCookies(page: Page): Promise<void> {
  const url = `http://localhost:${process.env.E2E_PORT ?? 3877}`
  await page.context().addCookies([{ name: 'vitrine_consent', value: '1,1,1,1', url }])
}

/** A demo account enters a store by its form. */
export async function login(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/${slug}/entrar`)
  await page.getByLabel(/CPF, CNPJ ou e-mail/).fill(email)
  await page.getByRole('button', { name: /Continuar/ }).click()
  await page.getByLabel(/^Senha/).fill('vitrine-demo')
  await page.getByRole('button', { name: /Entrar/ }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
}

/** A product of a search goes into the cart from its card, seen at once. */
export async function addFromSearch(page: Page, slug: string, produto: string): Promise<void> {
  await page.goto(`/${slug}?sk=${encodeURIComponent(produto)}`)
  await page
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click()
  await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()
}
