import { test } from './teste.ts'

import { compareVisao } from './visao.ts'

test('20 customers by 10 pages: apart from the banner they are the same to the byte (ahead C2)', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const clientes = Array.from({ length: 20 }, (_, i) => ({
    demo: i % 2 === 0 ? ('ana' as const) : ('bar' as const),
    quantidade: i % 3 > 0 ? 1 + i : 0,
  }))
  await compareVisao(browser, baseURL, clientes)
})
