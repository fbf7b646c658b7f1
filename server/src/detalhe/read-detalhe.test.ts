import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Issue 16, direction 1: a product's page is found once for everybody, its rows are those in memory, what was bought is read last. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let cliente: ClienteDeTeste
let cafe: string
let cha: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  cliente = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', estoque: 3 })
  cha = await buildProduto(app.sql, loja, { nome: 'Chá', estoque: 3 })
})

const show = async (token: string | undefined = cliente.token, id = cafe) =>
  (
    await app.call(
      'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
      { params: { a: 'token', b: loja.slug, c: id } },
      { token },
    )
  ).dados

test('a page that was seen before asks the database once for who bought, and nothing for who did not, whoever saw it first', async () => {
  await show()
  expect(await app.statementsOf(() => show(''))).toEqual([])
  expect(await app.statementsOf(() => show())).toHaveLength(1)
})

test('an address in capitals is the same page, the first time and the second', async () => {
  const primeira = await show('', cafe.toUpperCase())
  expect([primeira.id, (await show('', cafe.toUpperCase())).id]).toEqual([cafe, cafe])
})

const mudancas: [string, () => PromiseLike<unknown>, () => Promise<unknown>, unknown][] = [
  [
    'its price',
    () => app.sql`update produto set preco = 123400 where idcadastroextraproduto = ${cafe}`,
    async () => (await show()).preconf,
    12.34,
  ],
  [
    'the price of one like it',
    () => app.sql`update produto set preco = 123400 where idcadastroextraproduto = ${cha}`,
    async () => (await show()).similares[0]?.preconf,
    12.34,
  ],
  [
    'its words',
    () => app.sql`update produto set descricao = 'Da serra' where idcadastroextraproduto = ${cafe}`,
    async () => (await show()).descricao,
    'Da serra',
  ],
  [
    'the name of its category',
    () => app.sql`update categoria set nome = 'Quentes' where idfornecedor = ${loja.idfornecedor}`,
    async () => (await show()).categoria.nome,
    'Quentes',
  ],
  [
    'its stock, when there is none left',
    () => app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${cafe}`,
    async () => (await show()).disponivel,
    false,
  ],
  [
    'the stock of one like it',
    () => app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${cha}`,
    async () => (await show()).similares.length,
    0,
  ],
  [
    'one like it that is sold no more',
    () => app.sql`update produto set ativo = false where idcadastroextraproduto = ${cha}`,
    async () => (await show()).similares.length,
    0,
  ],
  [
    'another of its family',
    async () => {
      const moido = await buildProduto(app.sql, loja, { nome: 'Café moído' })
      await app.sql`update produto set idprodutoprincipal = ${cafe} where idcadastroextraproduto = ${moido}`
    },
    async () => (await show()).variantesproduto.map(({ name }) => name),
    ['Café', 'Café moído'],
  ],
]

test.each(mudancas)('%s: what changed is on the page that was seen', async (_nome, change, look, depois) => {
  await show()
  await show()
  expect(await look()).not.toEqual(depois)
  await change()
  await expect.poll(look).toEqual(depois)
})

test('sold no more: the page that was seen is gone', async () => {
  await show()
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${cafe}`
  const ask = async () =>
    (await app.fastify.inject({ url: `/v2/app/token/fornecedor/${loja.slug}/produto/${cafe}` })).statusCode
  await expect.poll(ask).toBe(410)
})

test('what was just bought is marked on the page of who bought it, and on nobody else’s', async () => {
  const outro = await buildCliente(app.sql, loja)
  expect([(await show()).ultimacompra, (await show(outro.token)).ultimacompra]).toEqual([
    undefined,
    undefined,
  ])
  await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao(
        { loja, cliente, produto: cafe },
        {
          itens: [{ id: cafe, quantidade: 2, embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
        },
      ),
    },
    { token: cliente.token },
  )
  expect((await show()).ultimacompra?.quantidade).toBe(2)
  expect((await show(undefined, cha)).similares[0]?.ultimacompra?.quantidade).toBe(2)
  expect([(await show(outro.token)).ultimacompra, (await show('')).ultimacompra]).toEqual([
    undefined,
    undefined,
  ])
})
