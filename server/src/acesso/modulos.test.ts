import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildCliente, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'

let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a call of a module that the supplier does not have is not there, for whoever asks; its other modules are (§5 Module access)', async () => {
  const loja = await buildFornecedor(app.sql)
  const { token, idcliente } = await buildCliente(app.sql, loja)
  const combos = () =>
    app.call('GET /v4/promotional-combo-all/{idf}', { params: { idf: loja.slug }, query: {} })
  const listas = () =>
    app.call(
      'GET /v4/shopping-list/{idcliente}',
      { params: { idcliente }, query: { idfornecedor: loja.idfornecedor } },
      { token },
    )
  const salas = () =>
    app.call('GET /v4/chat/salas', { query: { idfornecedor: loja.idfornecedor, idcliente } }, { token })
  expect([(await combos()).status, (await listas()).status, (await salas()).status]).toEqual([200, 200, 200])

  await app.sql`update fornecedor set modulos = '{Listas}' where idfornecedor = ${loja.idfornecedor}`
  await expect.poll(async () => (await combos()).status).toBe(404)
  expect([(await listas()).status, (await salas()).status]).toEqual([200, 404])
})
