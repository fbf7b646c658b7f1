import { expect, primeiraVisita as test } from './teste.ts'

import { listMovidas } from './figuras/mudancas.ts'
import { telasPainel } from './figuras/telas-painel.ts'
import { listDesenhadas, telas } from './figuras/telas.ts'
import config from './playwright.config.ts'

// A page that begins or ceases to scroll becomes as much narrower or wider as its bar is wide: hidden, nobody would see it.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const vitrine = listDesenhadas(telas)
const meio = Math.ceil(vitrine.length / 2)

// As long as the screens are many: two run side by side.
for (const [quais, estas] of [
  ['the first half of the screens', vitrine.slice(0, meio)],
  ['the other half', vitrine.slice(meio)],
] as const)
  test(`nothing moves on ${quais} of the store while they load, their data a second late, are scrolled and pressed (ux 4.1: CLS 0)`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000)
    expect(estas.length).toBeGreaterThan(20)
    expect(await listMovidas(browser, estas, baseURL)).toEqual([])
  })

test('nor on any screen of the panel @desktop', async ({ browser, baseURL }) => {
  test.setTimeout(600_000)
  const depoisDaEntrada = listDesenhadas(telasPainel).filter(([nome]) => nome !== 'entrada')
  expect(await listMovidas(browser, depoisDaEntrada, baseURL)).toEqual([])
})
