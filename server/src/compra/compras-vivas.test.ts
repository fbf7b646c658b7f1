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
import { createComprasVivas } from './compras-vivas.ts'

/** Issue 16, direction 1: what is personal in a list comes apart and small. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let cliente: ClienteDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  cliente = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { nome: 'Café' })
  await buildProduto(app.sql, loja, { nome: 'Chá' })
})

const list = async (token = cliente.token) => {
  const { dados } = await app.call(
    'GET /v1/app/{supplier}/listaprodutosf/{x}',
    { params: { supplier: loja.slug, x: '0' } },
    { token },
  )
  return dados.data
}
const compraDe = async (token?: string) =>
  (await list(token)).find(({ id }) => id === cafe)?.ultimacompra?.quantidade
const buy = async (quantidade: number): Promise<number> => {
  const submissao = buildSubmissao(
    { loja, cliente, produto: cafe },
    {
      itens: [{ id: cafe, quantidade, embalarParaPresente: false }],
      formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega },
    },
  )
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body: submissao },
    { token: cliente.token },
  )
  return dados.numpedido
}

test('a list that was seen before asks the database once for who bought, and nothing for who did not', async () => {
  await buy(3)
  for (let vez = 0; vez < 3; vez++) await list()
  expect(await app.statementsOf(() => list())).toHaveLength(1)
  await list('')
  expect(await app.statementsOf(() => list(''))).toEqual([])
})

test('twenty who ask at the same moment are answered by one statement, each with what is theirs', async () => {
  await buy(3)
  const outros = await Promise.all(Array.from({ length: 19 }, () => buildCliente(app.sql, loja)))
  const surdas = { isListening: () => true, onMudanca: () => {}, onPedido: () => () => true }
  const compras = createComprasVivas(app.sql, surdas)
  const read = ({ idcliente }: ClienteDeTeste) =>
    compras.read(loja.idfornecedor, { comprador: { idcliente, fuso: 'America/Sao_Paulo' }, estoqueDe: [] })
  await read(cliente)
  let lidas: Awaited<ReturnType<typeof read>>[] = []
  const statements = await app.statementsOf(async () => {
    lidas = await Promise.all([...outros.slice(0, 9), cliente, ...outros.slice(9)].map(read))
  })
  expect(statements).toHaveLength(1)
  expect(lidas.map((lida) => lida?.compras.get(cafe)?.quantidade)).toEqual(
    Array.from({ length: 20 }, (_, i) => (i === 9 ? 3000 : undefined)),
  )
})

test('an order that was just made is in the next list, one that is cancelled is out of it, and nobody sees that of another', async () => {
  const outro = await buildCliente(app.sql, loja)
  expect([await compraDe(), await compraDe(outro.token)]).toEqual([undefined, undefined])
  await buy(3)
  expect(await compraDe()).toBe(3)
  const segundo = await buy(5)
  expect([await compraDe(), await compraDe(outro.token), await compraDe('')]).toEqual([
    5,
    undefined,
    undefined,
  ])
  await app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: segundo, acao: 'cancelar' }, body: { motivo: 'Comprei por engano' } },
    { token: cliente.token },
  )
  await expect.poll(() => compraDe()).toBe(3)
})

test('a price, a name and a product that is sold out are in the next list of everybody who had seen it', async () => {
  await list()
  await list()
  await app.sql`update produto set preco = 123400 where idcadastroextraproduto = ${cafe}`
  await expect.poll(async () => (await list()).find(({ id }) => id === cafe)?.preconf).toBe(12.34)
  await app.sql`update produto set nome = 'Café coado' where idcadastroextraproduto = ${cafe}`
  await expect.poll(async () => (await list()).map(({ name }) => name)).toContain('Café coado')
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${cafe}`
  await expect.poll(async () => (await list()).map(({ id }) => id)).not.toContain(cafe)
})
