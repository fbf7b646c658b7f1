import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'

const doAtendente = (page: Page) => page.getByLabel('Desconto de um atendente, até (%)')
const botao = (page: Page) => page.getByRole('button', { name: 'Gravar', exact: true })

/** Nothing is negotiated there by other tests. */
const SLUG = 'cervejaria'
const path = `/painel/${SLUG}/ajustes/negociacao`

test.beforeEach(() =>
  withBanco(
    (sql) => sql`
      delete from ajuste_negociacao where idfornecedor = (select idfornecedor from fornecedor where slug = ${SLUG})`,
  ),
)

test('who runs a store says how far its people go; who attends reads it, and of two who write at once one is asked (ux 3.4) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPainel(page, path, await createAtendente([SLUG], 'Paulo Reis', 'fornecedor'))
  const outra = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(outra, path, await createAtendente([SLUG], 'Rita Lima', 'fornecedor'))

  await test.step('what is no number, or too much, is said at its field, and nothing of it is written', async () => {
    await doAtendente(page).fill('muito')
    await botao(page).click()
    await expect(page.getByText('Escreva um percentual, como 7,5.')).toBeVisible()
    await doAtendente(page).fill('101')
    await botao(page).click()
    await expect(page.getByText('Escreva um percentual, como 7,5.')).toHaveCount(0)
    await expect(doAtendente(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await listViolations(page)).toEqual([])
  })

  await test.step('a comma is a comma, and it stands after a reload', async () => {
    await doAtendente(page).fill('6,25')
    await botao(page).click()
    await expect(page.getByText('Limites gravados.')).toBeVisible()
    await page.reload()
    await expect(doAtendente(page)).toHaveValue('6,25')
  })

  await test.step('over what another wrote one is asked', async () => {
    await doAtendente(outra).fill('9')
    await botao(outra).click()
    await expect(outra.getByText('Outra pessoa mudou isto enquanto você escrevia.')).toBeVisible()
    await expect(outra.getByText(/Desconto de um atendente, até \(%\): 6,25/)).toBeVisible()
    await outra.getByRole('button', { name: 'Ficar com a dela' }).click()
    await expect(doAtendente(outra)).toHaveValue('6,25')
  })

  await test.step('who attends reads alone', async () => {
    const marina = await (await browser.newContext({ baseURL })).newPage()
    await openPainel(marina, path, await createAtendente([SLUG], 'Marina Duarte'))
    await expect(marina.getByText('Quem administra a loja muda estes ajustes.')).toBeVisible()
    await expect(doAtendente(marina)).not.toBeEditable()
    await expect(botao(marina)).toHaveCount(0)
    for (const width of [390, 320]) {
      await marina.setViewportSize({ width, height: 640 })
      const [largura, janela] = await marina.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      expect(largura).toBeLessThanOrEqual(janela ?? 0)
    }
  })
})
