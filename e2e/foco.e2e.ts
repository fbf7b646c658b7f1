import type { Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { addFromSearch, decideCookies, waitAlive } from './passos.ts'
import { expect, test } from './teste.ts'

/** Whoever presses by keyboard what goes with its press is not sent back to the beginning of the page (WCAG 2.4.3, `watchFocus`). */
const linha = (page: Page, nome: RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: nome })

test('in the store a line that is taken out gives its focus to the next one, the last to the one before, and a message that is closed gives it back @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  for (const produto of ['café dona rita', 'mel silvestre', 'arroz agulhinha'])
    await addFromSearch(page, 'emporio', produto)
  // Begun once the page rests, by a file of its own.
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = function (target, options) {
      if (options?.attributeFilter?.includes('disabled')) document.documentElement.dataset.vigiado = ''
      observe.call(this, target, options)
    }
  })
  await page.goto('/emporio/carrinho')
  const linhas = page.getByRole('main').getByRole('button', { name: /^Remover / })
  await waitAlive(linhas.first())
  await expect(page.locator('html')).toHaveAttribute('data-vigiado')
  const nomes = await linhas.evaluateAll((todas) =>
    todas.map((cada) => cada.getAttribute('aria-label') ?? ''),
  )
  const [primeira = '', segunda = '', ultima = ''] = nomes.map((nome) => nome.replace('Remover ', ''))

  await linhas.nth(1).focus()
  await page.keyboard.down('Enter')
  await expect(linhas).toHaveCount(2)
  await expect(linha(page, new RegExp(ultima))).toBeFocused()
  // Still held down, it takes out nothing more.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(linhas).toHaveCount(2)
  // Its own message, of which one is.
  await page.getByRole('button', { name: 'Fechar aviso' }).press('Enter')
  await expect(page.getByText(segunda)).toHaveCount(0)
  await expect(linha(page, new RegExp(ultima))).toBeFocused()

  await linhas.nth(1).press('Enter')
  await expect(linhas).toHaveCount(1)
  await expect(linha(page, new RegExp(primeira))).toBeFocused()
})

test('in the panel a row that is deleted gives its focus to the next one @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await withBanco(
    (sql) => sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      select ${idfornecedor}, gen_random_uuid(), lower(nome), nome, 'package', '#f2f2ef', ordem
      from unnest(array['Queijos', 'Vinhos', 'Doces']) with ordinality as c (nome, ordem)`,
  )
  const rita = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/categorias`, rita)
  await page.getByRole('button', { name: 'Apagar Vinhos' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Apagar Vinhos' })).toHaveCount(0)
  await expect(linha(page, /Doces/)).toBeFocused()
  // The last one leaves no row.
  for (const nome of ['Doces', 'Queijos'])
    await page.getByRole('button', { name: `Apagar ${nome}` }).press('Enter')
  await expect(page.getByText('Nenhuma ainda.')).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
