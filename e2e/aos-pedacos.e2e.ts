import type { NomeETela } from './figuras/mudancas.ts'
import { listMovidasAosPedacos } from './figuras/pedacos.ts'
import { listDesenhadas, lojas, telas } from './figuras/telas.ts'
import { expect, primeiraVisita as test } from './teste.ts'

const vitrine = [
  // What is done for a screen first takes longer than to look at it: these are drawn as those beside them.
  ...listDesenhadas(telas).filter(([, tela]) => !('feita' in tela)),
  ...lojas.map((loja): NomeETela => [`início de ${loja}`, { path: `/${loja}` }]),
]

for (const [onde, viewport, telasVistas] of [
  ['a phone', { width: 390, height: 844 }, vitrine],
  ['a tablet', { width: 820, height: 1180 }, vitrine.filter(([, tela]) => !('quem' in tela))],
] as const)
  test(`nothing moves on ${onde} while the page of a screen comes in pieces (ux 4.1: CLS 0)`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    expect(await listMovidasAosPedacos(browser, telasVistas, { baseURL, viewport })).toEqual([])
  })
