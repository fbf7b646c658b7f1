import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, Calls, EscolhaServico } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildServico,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let tabua: string
let prego: string
let corte: string
let palete: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  tabua = await buildProduto(app.sql, loja, { nome: 'Tábua', preco: 20, tags: ['madeira'] })
  prego = await buildProduto(app.sql, loja, { nome: 'Prego', preco: 1 })
  const madeira = {
    aplicacao: 'linha',
    cobranca: 'unidade',
    preco: 2.5,
    alvo: { tags: ['madeira'] },
  } as const
  corte = await buildServico(app.sql, loja, { nome: 'Corte', ...madeira })
  palete = await buildServico(app.sql, loja, { nome: 'Palete', preco: 40 })
})

function save(body: Saved) {
  return app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body,
    },
    { token: ana.token },
  )
}
const itens = () => [
  { id: tabua, quantidade: 3 },
  { id: prego, quantidade: 10 },
]
const todos = (): EscolhaServico[] => [
  { idservico: corte, idlinha: tabua },
  { idservico: palete, idlinha: null },
]

describe('additional services of a cart (readings 8)', () => {
  test('are offered for its lines, none chosen', async () => {
    const { dados } = await save({ cartItens: itens() })
    expect(dados.servicosOferecidos).toMatchObject([
      { nome: 'Corte', aplicacao: 'linha', preco: 2.5, linhas: [tabua] },
      { nome: 'Palete', aplicacao: 'pedido', preco: 40, linhas: expect.arrayContaining([tabua, prego]) },
    ])
    expect(dados).toMatchObject({ servicos: [], totalCompras: 70 })
  })

  test('are priced into the total, kept by later saves, and go with the line that they are for', async () => {
    const { dados } = await save({ cartItens: itens(), servicos: todos() })
    expect(dados.servicos).toMatchObject([
      { nome: 'Corte', quantidade: 3, precounitario: 2.5, total: 7.5 },
      { nome: 'Palete', quantidade: 1, total: 40 },
    ])
    expect(dados).toMatchObject({ subtotal: 70, totalCompras: 117.5 })
    expect((await save({ cartItens: [{ id: tabua, quantidade: 5 }] })).dados).toMatchObject({
      totalCompras: 152.5,
    })
    expect((await save({ cartItens: [{ id: prego, quantidade: 1 }] })).dados.servicos).toMatchObject([
      { nome: 'Palete' },
    ])
    expect((await save({ cartItens: itens(), servicos: [] })).dados).toMatchObject({
      servicos: [],
      totalCompras: 70,
    })
  })

  test('add no statement to a save', async () => {
    await save({ cartItens: itens() })
    const statements: string[] = []
    const original = app.sql.options.debug
    app.sql.options.debug = (_connection, query) => void statements.push(query)
    await save({ cartItens: itens(), servicos: todos() })
    app.sql.options.debug = original
    expect(statements.filter((query) => !query.includes('pg_notify')).length).toBeLessThanOrEqual(4)
  })

  test('are not offered where prices are hidden (readings 3)', async () => {
    await app.sql`update fornecedor set tags = '{has-delivery,hide-price-for-logged-out-customers}' where idfornecedor = ${loja.idfornecedor}`
    const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
      params: { idfornecedor: loja.idfornecedor },
      query: {},
      body: { cartItens: itens() },
    })
    expect(dados.servicosOferecidos).toEqual([])
  })
})

describe('additional services of an order', () => {
  const submit = (servicos: EscolhaServico[]) =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: {
          idsubmissao: uuidv7(),
          itens: itens(),
          servicos,
          idfornecedor: loja.idfornecedor,
          tipoEntrega: 'RETIRADA',
          lojaRetira: { idloja: loja.idloja },
          formaEntrega: {
            idformaentrega: loja.idRetirada,
            data_de_entrega: addDias(hoje, 1),
            inicio: '08:00',
          },
          formaPagamento: { idformapagto: loja.idPix },
        },
      },
      { token: ana.token },
    )

  test('are lines of their own, part of the total and of the charge, and stay as they were bought', async () => {
    await save({ cartItens: itens(), servicos: todos() })
    const { dados } = await submit(todos())
    expect(dados.totalpedido).toBe(117.5)
    await app.sql`update servico set nome = 'Outro', preco = 1 where idfornecedor = ${loja.idfornecedor}`
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: dados.numpedido } },
      { token: ana.token },
    )
    expect(order.dados.servicos).toEqual([
      {
        idservico: corte,
        nome: 'Corte',
        nomeproduto: 'Tábua',
        quantidade: 3,
        precounitario: 2.5,
        total: 7.5,
      },
      { idservico: palete, nome: 'Palete', nomeproduto: null, quantidade: 1, precounitario: 40, total: 40 },
    ])
    expect(order.dados.pagamento?.valor).toBe(117.5)
    expect((await save({ cartItens: itens() })).dados.servicos).toEqual([])
  })

  test('make another content of the same lines (readings 6)', async () => {
    expect((await submit([])).status).toBe(200)
    expect((await submit([])).falha?.codigo).toBe('pedido_duplicado')
    expect((await submit(todos())).status).toBe(200)
  })
})
