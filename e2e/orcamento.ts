import { expect, type Page } from '@playwright/test'

import { findProduto, setCart } from './passos.ts'

/** A budget that the login asks the hardware store for, by its screens, which say where it goes and how it is paid; its number. */
export async function createOrcamento(
  page: Page,
  produtos: readonly { sk: string; quantidade: number }[],
): Promise<number> {
  const itens = []
  for (const { sk, quantidade } of produtos)
    itens.push({ id: await findProduto(page, 'obra', sk), quantidade })
  await setCart(page, 'obra', itens)
  await page.goto('/obra/finalizar')
  // Offered by the page once it is alive, above what is pressed next.
  await page.getByRole('button', { name: 'Continuar sem serviços' }).click()
  await page.getByRole('button', { name: 'Pedir orçamento' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/submissao\/\d+/)
  return Number(/(\d+)$/.exec(page.url())?.[1])
}
