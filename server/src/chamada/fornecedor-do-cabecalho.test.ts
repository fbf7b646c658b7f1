import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const AREA = '/v2/app/token/fornecedor/areaatendimento'
const ask = (url: string, cabecalho?: string) =>
  app.fastify.inject({ url, headers: cabecalho === undefined ? {} : { 'x-fornecedor': cabecalho } })

describe('a call that needs a supplier in its query (audit C2, readings 8)', () => {
  test('takes that of X-Fornecedor where the query names none', async () => {
    const pelaQuery = await ask(`${AREA}?idfornecedor=${loja.idfornecedor}`)
    const peloCabecalho = await ask(AREA, loja.idfornecedor)
    expect([peloCabecalho.statusCode, peloCabecalho.json()]).toEqual([200, pelaQuery.json()])
  })

  test('the query goes before the header', async () => {
    const { coordenadas_lojas } = (
      await ask(`${AREA}?idfornecedor=${loja.idfornecedor}`, outra.idfornecedor)
    ).json()
    expect(coordenadas_lojas[0].idloja).toBe(loja.idloja)
  })

  test.each([undefined, ''])('is told by name what is missing without either (%j)', async (cabecalho) => {
    const resposta = await ask(AREA, cabecalho)
    expect([resposta.statusCode, resposta.json().campos]).toEqual([
      400,
      { idfornecedor: 'Campo obrigatório.' },
    ])
  })

  test.each(['%00', 'x'.repeat(300), 'não é um id'])(
    'a header that names nobody is no way in (%j)',
    async (nome) => {
      const resposta = await ask(AREA, encodeURIComponent(nome))
      expect(resposta.statusCode).toBeGreaterThanOrEqual(400)
      expect(resposta.statusCode).toBeLessThan(500)
    },
  )
})
