import { expect, test } from 'vitest'

import { PrecosDaPagina } from './precos-da-pagina.ts'

const LISTA = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
const FILTROS = 'GET /v4/tag-pesquisa/{a}/filtros-produto/{b}'
const LOJA = 'GET /v2/app/{session_token}/configuracao/fornecedor'
const FORMAS = 'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento'

test('a page knows the prices that its answers know, together', () => {
  const precos = new PrecosDaPagina()
  precos.add(LOJA, {})
  expect(precos.read()).toEqual({ de: [], comFaixas: false })
  precos.add(LISTA, { precos: { de: ['a', 'b'], comFaixas: false } })
  precos.add(FILTROS, { precos: { de: ['b'], comFaixas: true } })
  precos.add(LISTA, { precos: { de: ['c'], comFaixas: false } })
  expect(precos.read()).toEqual({ de: ['a', 'b', 'c'], comFaixas: true })
})

test.each([LISTA, FORMAS] as const)('an answer that does not say may know any: %s', (key) => {
  const precos = new PrecosDaPagina()
  precos.add(key, {})
  precos.add(LISTA, { precos: { de: ['a'], comFaixas: false } })
  expect(precos.read()).toBeUndefined()
})
