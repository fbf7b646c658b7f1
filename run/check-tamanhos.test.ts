import { describe, expect, test } from 'vitest'

import { checkTamanhos } from './check-tamanhos.mjs'

const folder = (pasta: string, quantos: number, fim = '.ts') =>
  Array.from({ length: quantos }, (_, i) => ({ nome: `${pasta}/a${i}${fim}`, linhas: 10 }))

describe('sizes', () => {
  test('up to 250 lines, 400 of a test, 25 files besides tests, pass', async () => {
    const arquivos = [
      { nome: 'server/src/cupom/cupom.ts', linhas: 250 },
      { nome: 'server/src/cupom/cupom.test.ts', linhas: 400 },
      { nome: 'demo/src/emporio/doces.ts', linhas: 900 },
      ...folder('storefront/src/pedido', 25, '.tsx'),
      ...folder('storefront/src/pedido', 40, '.test.ts'),
    ]
    expect(await checkTamanhos(arquivos)).toEqual({ code: 0, output: '' })
  })

  test('a longer file, and a fuller folder, are named with what they may be', async () => {
    const arquivos = [
      { nome: 'rules/src/preco/preco.ts', linhas: 251 },
      { nome: 'e2e/compra.e2e.ts', linhas: 401 },
      { nome: 'storefront/src/cupom/cupom.css', linhas: 251 },
      ...folder('server/src/cupom', 20),
      ...folder('server/src/cupom', 6, '.css'),
    ]
    const { code, output } = await checkTamanhos(arquivos)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([
      'rules/src/preco/preco.ts: 251 linhas, são no máximo 250: divida por substantivo',
      'e2e/compra.e2e.ts: 401 linhas, são no máximo 400: divida por substantivo',
      'storefront/src/cupom/cupom.css: 251 linhas, são no máximo 250: divida por substantivo',
      'server/src/cupom: 26 arquivos além dos testes, são no máximo 25: são dois substantivos',
    ])
  })
})
