import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const READ = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let feijao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, maxporpedido: 6 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 8, desconto_progressivo: { '3': 7 } })
})

function save(body: Saved, query: { modoRepeticaoPedido?: boolean } = {}) {
  return app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, ...query },
      body,
    },
    { token: ana.token },
  )
}
const read = () =>
  app.call(
    READ,
    { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )

describe('saving the cart (§4, readings 5)', () => {
  test('answers the whole cart, sorted by name, repriced, each line with its reason', async () => {
    const { dados } = await save({
      cartItens: [
        { id: feijao, quantidade: 3 },
        { id: arroz, quantidade: 1 },
      ],
    })
    expect(dados.produtosSelecionados.map(({ nome, totallinha }) => [nome, totallinha])).toEqual([
      ['Arroz', 10],
      ['Feijão', 21],
    ])
    expect(dados.totalCompras).toBe(31)
    expect(dados.produtosSelecionados[1]?.traco_preco).toMatchObject({
      vencedor: 'progressivo',
      precounitario: 7,
    })
    expect((await read()).dados).toMatchObject({ revisao: 1, totalCompras: 31 })
  })

  test('what breaks a rule is adjusted and told (brazil L12)', async () => {
    const { dados } = await save({ cartItens: [{ id: arroz, quantidade: 99 }] })
    expect(dados.produtosSelecionados[0]?.quantidade).toBe(6)
    expect(dados.mudancas).toMatchObject([{ nome: 'Arroz', de: 99, para: 6 }])
    expect(dados.mensagem).toContain('Arroz')
  })

  test('a cart that kept nothing says so in the text of section 8', async () => {
    const { dados } = await save({ cartItens: [{ id: uuidv7(), quantidade: 1 }] })
    expect(dados.mensagem).toBe('Não foi possível carregar nenhum produto para o carrinho.')
  })

  test('a stale revision gets 409 with the current cart; without a revision the last write wins', async () => {
    await save({ cartItens: [{ id: arroz, quantidade: 1 }], revisao: 0 })
    const stale = await save({ cartItens: [{ id: feijao, quantidade: 1 }], revisao: 0 })
    expect(stale.status).toBe(409)
    expect(stale.falha).toMatchObject({
      codigo: 'carrinho_desatualizado',
      detalhes: { carrinho: { revisao: 1, totalCompras: 10 } },
    })
    expect((await save({ cartItens: [{ id: feijao, quantidade: 1 }] })).dados.revisao).toBe(2)
  })

  test('of 10 saves on one revision at once exactly one is kept', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        save({ cartItens: [{ id: feijao, quantidade: i + 1 }], revisao: 0 }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  test("the visitor's cart merges once: quantities add up, caps apply, the shopper is told", async () => {
    await save({ cartItens: [{ id: arroz, quantidade: 4 }] })
    const chavemescla = uuidv7()
    const merged = await save({
      cartItens: [
        { id: arroz, quantidade: 5 },
        { id: feijao, quantidade: 1 },
      ],
      chavemescla,
    })
    expect(merged.dados.produtosSelecionados.map(({ quantidade }) => quantidade)).toEqual([6, 1])
    expect(merged.dados.mudancas.map(({ nome, de, para }) => [nome, de, para])).toEqual([
      ['Arroz', 4, 6],
      ['Feijão', 0, 1],
    ])
    const again = await save({ cartItens: [{ id: feijao, quantidade: 1 }], chavemescla })
    expect(again.dados.produtosSelecionados.map(({ quantidade }) => quantidade)).toEqual([6, 1])
  })

  test('repeating an order adds its lines', async () => {
    await save({ cartItens: [{ id: feijao, quantidade: 1 }] })
    const { dados } = await save(
      { cartItens: [{ id: feijao, quantidade: 2 }] },
      { modoRepeticaoPedido: true },
    )
    expect(dados.produtosSelecionados[0]?.quantidade).toBe(3)
  })

  test('a repetition tells of every line: added, adjusted, refused, and why (readings 5)', async () => {
    await save({ cartItens: [{ id: arroz, quantidade: 4 }] })
    const gone = uuidv7()
    const cartItens = [
      { id: feijao, quantidade: 2 },
      { id: arroz, quantidade: 5 },
      { id: gone, quantidade: 1 },
    ]
    const { dados } = await save({ cartItens }, { modoRepeticaoPedido: true })
    expect(dados.repeticao).toMatchObject({
      adicionados: [{ id: feijao, quantidade: 2, motivo: '' }],
      ajustados: [{ id: arroz, pedida: 5, quantidade: 2, motivo: expect.stringContaining('máximo') }],
      recusados: [{ id: gone, quantidade: 0, motivo: 'Este produto não está mais à venda.' }],
    })
    expect(dados.mudancas.map(({ nome, de, para }) => [nome, de, para])).toEqual([
      ['Arroz', 9, 6],
      ['Produto', 1, 0],
    ])
    expect((await save({ cartItens: [] })).dados.repeticao).toBeUndefined()
  })

  test('while an attendant holds it a save is refused, and the cart says who (readings 5)', async () => {
    await save({ cartItens: [{ id: arroz, quantidade: 1 }] })
    await app.sql`update carrinho set bloqueado_por = ${ana.idusuario}, bloqueado_desde = now() where idcliente = ${ana.idcliente}`
    const refused = await save({ cartItens: [] })
    expect(refused.falha).toMatchObject({ codigo: 'carrinho_bloqueado', error: 'Negociação em andamento' })
    expect((await read()).dados.bloqueio_atendimento?.desde).toMatch(/^\d{4}-/)
  })
})

test("a visitor's cart is priced and stored nowhere", async () => {
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor: loja.idfornecedor },
    body: { cartItens: [{ id: feijao, quantidade: 3 }] },
  })
  expect(dados.totalCompras).toBe(21)
  const [row] = await app.sql<
    { n: number }[]
  >`select count(*)::int as n from carrinho where idfornecedor = ${loja.idfornecedor}`
  expect(row?.n).toBe(0)
})

test('where prices are hidden no value leaves: not in lines, totals or trace (readings 3)', async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'hide-price-for-logged-out-customers'] })
  const produto = await buildProduto(app.sql, loja, {
    preco: 10,
    precovendaatacado: 9,
    minvendaatacado: 2,
    desconto_progressivo: { '5': 8 },
  })
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor: loja.idfornecedor },
    body: { cartItens: [{ id: produto, quantidade: 3 }] },
  })
  expect(dados.produtosSelecionados).toHaveLength(1)
  expect(JSON.stringify(dados)).not.toMatch(
    /"(preco\w*|minvendaatacado|totalCompras|subtotal|economia|totallinha|traco_preco|efeitospoliticas)"/,
  )
})
