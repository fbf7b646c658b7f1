import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type AppDeTeste } from '../teste/index.ts'
import { listOperacoes } from './caminhos.ts'
import { toOpenApi } from './openapi.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const operacoes = listOperacoes(toOpenApi()).map((uma) => ({ ...uma, nome: `${uma.metodo} ${uma.path}` }))

test.each(operacoes)(
  '$nome understands the example of its documentation',
  async ({ path, metodo, operacao }) => {
    const { parameters, requestBody } = operacao
    const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))
    const url = path.replace(/\{([^}]+)\}/g, (_, nome: string) =>
      encodeURIComponent(textOf(parameters.find((p) => p.in === 'path' && p.name === nome)?.example)),
    )
    const query = Object.fromEntries(
      parameters.filter((p) => p.in === 'query').map(({ name, example }) => [String(name), textOf(example)]),
    )
    for (const [tipo, { example }] of Object.entries(
      requestBody?.content ?? { '': { example: undefined } },
    )) {
      const resposta = await app.fastify.inject({
        method: metodo.toUpperCase() as 'GET',
        url,
        query,
        ...(tipo && { headers: { 'content-type': tipo } }),
        ...(tipo && {
          payload: tipo.includes('json')
            ? JSON.stringify(example)
            : new URLSearchParams(example as Record<string, string>).toString(), // texts, as a form has them
        }),
      })
      // Nobody is logged in and the ids are made up: what counts is that the request fits.
      if (resposta.statusCode === 400)
        expect(resposta.json()).not.toHaveProperty('codigo', 'entrada_invalida')
      expect(resposta.statusCode, resposta.body).not.toBe(500)
    }
  },
)
