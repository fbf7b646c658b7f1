import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { renderHtml } from './correio/html/render-html.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './teste/index.ts'

/** T3: a store, a category, a product, a customer and a word in an order by this name, in all that the server writes itself. */
const MAU = '</script><script>alert(1)</script>'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let numpedido: number

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  const { idfornecedor, idcategoria } = loja
  await app.sql`
    update fornecedor set nome = ${MAU}, config = jsonb_set(config, '{rodape,nome}', ${app.sql.json(MAU)}) where idfornecedor = ${idfornecedor}`
  await app.sql`update categoria set nome = ${MAU} where idcategoria = ${idcategoria}`
  ana = await buildCliente(app.sql, loja)
  await app.sql`update cliente set nome = ${MAU} where idcliente = ${ana.idcliente}`
  const produto = await buildProduto(app.sql, loja, { nome: MAU })
  const body = buildSubmissao({ loja, cliente: ana, produto }, { anotacoes: MAU, numPedidoCliente: 'A<1>' })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body },
    { token: ana.token },
  )
  numpedido = dados.numpedido
  await app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: numpedido, acao: 'cancelar' }, body: { motivo: MAU } },
    { token: ana.token },
  )
})
afterAll(() => app.close())

test('letters say it, and their HTML runs nothing', async () => {
  await app.lerEventos()
  const cartas = await app.sql<{ assunto: string; texto: string }[]>`select assunto, texto from correio`
  expect(cartas.length).toBeGreaterThan(1)
  for (const carta of cartas) {
    const html = renderHtml(carta)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script/i)
  }
})

test.each(['/dev/correio', '/docs'])('%s runs nothing of it', async (url) => {
  const { body } = await app.fastify.inject(url)
  expect(body).not.toContain('<script>alert')
})

test('the spreadsheet of prices holds it as text', async () => {
  const { rawPayload } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/product/spreadsheet/${loja.slug}`,
  })
  const [folha] = await readXlsxFile(rawPayload)
  expect(folha?.data.flat().filter((celula) => celula === MAU)).toHaveLength(2)
})

test('the receipt of the order prints it', async () => {
  const { rawPayload, headers } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${numpedido}/${ana.idcliente}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(headers['content-type']).toContain('application/pdf')
  expect((await readTexto(new Uint8Array(rawPayload))).replaceAll(' ', '')).toContain(MAU)
})

test('what is read by programs is JSON to a browser too', async () => {
  for (const url of [
    `/v1/app/${loja.slug}/listaprodutosf/0?page=1`,
    `/v4/orders/nao-existe/${encodeURIComponent(MAU)}`,
  ]) {
    const { headers } = await app.fastify.inject(url)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})
