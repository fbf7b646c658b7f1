import { expect, test } from './teste.ts'

import { waitTomada } from './figuras/draw-tela.ts'
import { telasPainel } from './figuras/telas-painel.ts'
import { listDesenhadas } from './figuras/telas.ts'
import { decideCookies, enlargeTexto, listViolations } from './passos.ts'
import { findQuebradas, findSobra, lengthenValores } from './sobra.ts'

/** Every screen of the panel (figuras/telas-painel.ts): axe finds nothing serious, and nothing sticks out in narrow windows and with large text (WCAG 1.4.4, 1.4.10). */
for (const [nome, tela] of listDesenhadas(telasPainel))
  test(`${nome} of the panel can be used by everybody in every window (S9) @desktop`, async ({ page }) => {
    await decideCookies(page)
    await page.goto('feita' in tela ? await tela.feita(page) : String(tela.path))
    await waitTomada(page)
    expect.soft(await listViolations(page), 'at a desk').toEqual([])
    for (const width of [1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      // What is still finding its place is asked about again.
      await expect.poll(() => page.evaluate(findSobra), `at ${width} px`).toEqual([])
      await expect.poll(() => page.evaluate(findQuebradas), `words broken at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await listViolations(page), 'on a phone').toEqual([])
    await enlargeTexto(page)
    await expect.poll(() => page.evaluate(findSobra), 'with text at 200 %').toEqual([])
    await page.evaluate(() => document.adoptedStyleSheets.pop())
    await page.setViewportSize({ width: 320, height: 844 })
    await page.evaluate(lengthenValores)
    await expect.poll(() => page.evaluate(findSobra), 'with long amounts at 320 px').toEqual([])
  })
