import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const REMETENTE = 'GET /painel/v1/{idfornecedor}/remetente'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:1', correioDe: 'Vitrine <loja@vitrine.example>' })
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

test('who runs a store sees from which address its letters leave, and whether its own counts (audit B10)', async () => {
  const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const read = (idfornecedor = loja.idfornecedor, quem = token) =>
    app.call(REMETENTE, { params: { idfornecedor }, query: {} }, { token: quem })
  const plataforma = { envia_de: 'loja@vitrine.example', verificado_em: null }
  expect((await read()).dados).toMatchObject({ endereco: null, ...plataforma })
  const endereco = 'pedidos@emporio.example'
  await app.sql`insert into remetente (idfornecedor, endereco) values (${loja.idfornecedor}, ${endereco})`
  expect((await read()).dados).toMatchObject({ endereco, ...plataforma })
  await app.sql`update remetente set verificado_em = '2026-11-20T12:00:00Z' where idfornecedor = ${loja.idfornecedor}`
  expect((await read()).dados).toMatchObject({
    endereco,
    envia_de: endereco,
    verificado_em: '2026-11-20T12:00:00.000Z',
  })
  // Another store's is nobody's business, nor is it a customer's.
  expect((await read(outra.idfornecedor)).status).toBe(401)
  const ana = await buildCliente(app.sql, loja)
  expect((await read(loja.idfornecedor, ana.token)).status).toBe(403)
})
