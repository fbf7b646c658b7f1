import { expect, test } from 'vitest'

import { describeAgente } from './describe-agente.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; A24) AppleWebKit/537.36 Chrome/144.0.0.0 Mobile Safari/537.36',
    'Chrome no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 Version/19.1 Mobile/15E Safari/604.1',
    'Safari no iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/144.0.0.0 Safari/537.36 Edg/144.0.0.0',
    'Edge no Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Linux'],
  ['erp-integrador/2.1', 'erp-integrador/2.1'],
  ['', 'Aparelho não identificado'],
])('%s is shown as %s ("meus acessos")', (agente, nome) => {
  expect(describeAgente(agente)).toBe(nome)
})
