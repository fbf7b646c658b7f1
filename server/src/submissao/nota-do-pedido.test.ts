import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput, Calls, Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCombo,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const READ = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const PREVIA = 'POST /v4/cart/{idfornecedor}/previa'
const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
const DETALHE = 'GET /v2/app/{session_token}/order/{numpedido}'
type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let carne: string
let banana: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  carne = await buildProduto(app.sql, loja, { nome: 'Alcatra', preco: 40 })
  banana = await buildProduto(app.sql, loja, { nome: 'Banana', preco: 8 })
})

const onde = () => ({
  params: { session_token: 'token', id: ana.idcliente },
  query: { idfornecedor: loja.idfornecedor },
})
const save = async (body: Saved) => (await app.call(SAVE, { ...onde(), body }, { token: ana.token })).dados
const read = async () => (await app.call(READ, onde(), { token: ana.token })).dados

async function order(change: Partial<Submissao>) {
  const body = buildSubmissao({ loja, cliente: ana, produto: carne }, change)
  const params = { session_token: 'token', id: ana.idcliente }
  const { dados } = await app.call(SUBMIT, { params, body }, { token: ana.token })
  const { numpedido } = dados
  const detalhe = { params: { session_token: 'token', numpedido } }
  return (await app.call(DETALHE, detalhe, { token: ana.token })).dados
}

test('a word about a line and what to do when it is missing are kept with the cart, cleaned (ux 1.6.1, 1.6.5)', async () => {
  await save({
    cartItens: [
      { id: carne, quantidade: 1, observacao: ' fatiada\n fina\u0000 ', substituicao: 'REMOVER' },
      { id: banana, quantidade: 2, observacao: '  ', substituicao: null },
    ],
    substituicao: 'SIMILAR',
  })
  const { produtosSelecionados, substituicao } = await read()
  expect(substituicao).toBe('SIMILAR')
  expect(produtosSelecionados[0]).toMatchObject({ observacao: 'fatiada fina', substituicao: 'REMOVER' })
  expect(produtosSelecionados[1]).not.toHaveProperty('observacao')
  expect(produtosSelecionados[1]).not.toHaveProperty('substituicao')
})

test('a save that says nothing of the whole cart leaves it; nobody changes an order unasked (ux 1.6.5)', async () => {
  expect((await read()).substituicao).toBe('LIGAR')
  await save({ cartItens: [{ id: carne, quantidade: 1 }], substituicao: 'REMOVER' })
  expect((await save({ cartItens: [{ id: carne, quantidade: 2 }] })).substituicao).toBe('REMOVER')
})

test("a visitor's notes come with its lines; the account's own stay (readings 5)", async () => {
  const previa = await app.call(PREVIA, {
    params: { idfornecedor: loja.idfornecedor },
    body: { cartItens: [{ id: carne, quantidade: 1, observacao: 'em bifes' }] },
  })
  expect(previa.dados.produtosSelecionados[0]).toMatchObject({ observacao: 'em bifes' })
  await save({ cartItens: [{ id: carne, quantidade: 1, observacao: 'moída' }] })
  const { produtosSelecionados } = await save({
    chavemescla: uuidv7(),
    cartItens: [
      { id: carne, quantidade: 1, observacao: 'em bifes', substituicao: 'REMOVER' },
      { id: banana, quantidade: 1, observacao: 'bem verdes' },
    ],
  })
  expect(produtosSelecionados).toMatchObject([
    { quantidade: 2, observacao: 'moída', substituicao: 'REMOVER' },
    { quantidade: 1, observacao: 'bem verdes' },
  ])
})

test('the order keeps both, for each line and for all, and its detail shows them (ux 1.6.5)', async () => {
  const pedido = await order({
    itens: [
      { id: carne, quantidade: 1, embalarParaPresente: false, observacao: 'sem\r\ngordura' },
      { id: banana, quantidade: 1, embalarParaPresente: false, substituicao: 'SIMILAR' },
    ],
    substituicao: 'LIGAR',
  })
  expect(pedido.substituicao).toBe('LIGAR')
  expect(pedido.itens).toMatchObject([
    { observacao: 'sem gordura', substituicao: null },
    { observacao: '', substituicao: 'SIMILAR' },
  ])
})

test('an order that says nothing of it shows nothing of it', async () => {
  const pedido = await order({})
  expect(pedido).toMatchObject({ substituicao: null, itens: [{ observacao: '', substituicao: null }] })
})

test('the preference stays with the next cart, the words do not', async () => {
  await save({
    cartItens: [{ id: carne, quantidade: 2, observacao: 'em cubos' }],
    substituicao: 'REMOVER',
    observacao: 'portão azul',
  })
  await order({})
  expect(await read()).toMatchObject({ substituicao: 'REMOVER', observacao: '', produtosSelecionados: [] })
})

test('an order says what combos saved apart from offers, as the cart did (ux 1.6.2)', async () => {
  const oferta = await buildProduto(app.sql, loja, { nome: 'Café', preco: 20, precooferta: 18 })
  const [gCarne, gBanana] = [uuidv7(), uuidv7()]
  const combo = await buildCombo(
    app.sql,
    loja,
    {
      nome: 'Churrasco',
      preco: { tipo: 'fixo', valor: 45 },
      grupos: [
        { nome: 'Carne', minimo: 1, maximo: 1, produtos: [{ id: carne }] },
        { nome: 'Fruta', minimo: 1, maximo: 1, produtos: [{ id: banana }] },
      ],
    },
    [gCarne, gBanana],
  )
  const pedido = await order({
    itens: [
      { id: oferta, quantidade: 1, embalarParaPresente: false },
      {
        id: uuidv7(),
        quantidade: 2,
        embalarParaPresente: false,
        observacao: 'grelha média',
        idcombopromocional_cabecalho: combo,
        produtos: [
          { idgrupo: gCarne, id: carne, escolhas: 1 },
          { idgrupo: gBanana, id: banana, escolhas: 1 },
        ],
      },
    ],
  })
  // Two combos of 45 instead of 48; a coffee of 20 for 18.
  expect(pedido).toMatchObject({ subtotal: 108, economia: 8, economiaCombos: 6 })
  const doCombo = pedido.itens.filter((item) => item.combo)
  expect(doCombo.map(({ observacao }) => observacao)).toEqual(['grelha média', 'grelha média'])
})
