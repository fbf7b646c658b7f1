import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildErp,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Restricted goods: the duty to see a document travels with the order to whoever hands it over (audit B6). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let empresa: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  empresa = await buildCliente(app.sql, loja)
  await app.sql`
    update cliente set tipo_documento = 'CNPJ', documento = lpad(documento, 14, '0'), data_nascimento = null
    where idcliente = ${empresa.idcliente}`
})
afterAll(() => app.close())

async function order(maior_de_18: boolean): Promise<number> {
  const produto = await buildProduto(app.sql, loja, { nome: 'Gim', maior_de_18 })
  const body = buildSubmissao({ loja, cliente: empresa, produto })
  const params = { session_token: 'token', id: empresa.idcliente }
  const key = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  return (await app.call(key, { params, body }, { token: empresa.token })).dados.numpedido
}

test.each([
  ['a company that buys gin', true],
  ['one that buys rice', false],
])('%s: its page, its letter, the system of the store say so: %s', async (_, restrito) => {
  const num = await order(restrito)
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido: num } },
    { token: empresa.token },
  )
  expect(dados.documentoNaEntrega).toBe(restrito)
  const { token } = await buildErp(app.sql, loja)
  const erp = await app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, { token })
  expect(erp.dados.documentoNaEntrega).toBe(restrito)
  await app.lerEventos()
  const [carta] = await app.sql<{ texto: string }[]>`
    select texto from correio where texto like ${`%pedido ${num}%`}`
  expect(/documento com foto/.test(carta?.texto ?? '')).toBe(restrito)
})

test.each([true, false])(
  'what was agreed holds, whatever the product is marked as later: %s',
  async (restrito) => {
    const num = await order(restrito)
    await app.sql`
    update produto set maior_de_18 = not maior_de_18
    where idcadastroextraproduto = (select idcadastroextraproduto from item_pedido where numpedido = ${num})`
    const { token } = await buildErp(app.sql, loja)
    const read = () => app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, { token })
    expect((await read()).dados.documentoNaEntrega).toBe(restrito)
    // An order from before this was kept: its products of today.
    await app.sql`update pedido set documentonaentrega = null where numpedido = ${num}`
    expect((await read()).dados.documentoNaEntrega).toBe(!restrito)
  },
)

test.each([true, false])('the webhook of an order tells it too: %s', async (restrito) => {
  const idgancho = uuidv7()
  await app.sql`
    insert into gancho (idgancho, idfornecedor, url, eventos, segredo)
    values (${idgancho}, ${loja.idfornecedor}, 'https://erp.example/', '{pedido.ENVIADO}', 'whsec_x')`
  const num = await order(restrito)
  const [entrega] = await app.sql<{ dados: { documentoNaEntrega: boolean } }[]>`
    select dados from evento where numpedido = ${num} and 'ganchos' = any (falta)`
  expect(entrega?.dados.documentoNaEntrega).toBe(restrito)
  await app.sql`delete from gancho where idgancho = ${idgancho}`
})
