import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { pruneMovimentos } from '../estoque/movimento.repository.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** How stock came to be what it is, and what moves it (issue 17, line 3; decision 0148). */
const BASE = '/painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos'

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste
let cafe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  cafe = await buildProduto(app.sql, casa, { estoque: 10 })
})

const params = (idcadastroextraproduto = cafe) => ({
  idfornecedor: casa.idfornecedor,
  idcadastroextraproduto,
})
const move = (dito: object, quem = dona) =>
  app.call(
    `POST ${BASE}`,
    {
      params: params(),
      body: { motivo: 'Compra', chave_idempotencia: uuidv7(), ...dito } as never, // what it refuses, too
    },
    { token: quem.token },
  )
const list = async (query: { cursor?: string; limit?: number } = {}, quem = dona) =>
  app.call(`GET ${BASE}`, { params: params(), query }, { token: quem.token })
const undo = (idmovimento: number) =>
  app.call(`POST ${BASE}/{idmovimento}/desfazer`, { params: { ...params(), idmovimento } }, dona)
const linesOf = async () =>
  (await list()).dados.data.map(({ tipo, antes, depois, motivo }) => [tipo, antes, depois, motivo])

/** Two of it. */
async function order() {
  const cliente = await buildCliente(app.sql, casa)
  const { status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja: casa, cliente, produto: cafe }),
    },
    { token: cliente.token },
  )
  expect(status).toBe(200)
}

describe('movements of stock', () => {
  test('are told by who made them, newest first, page by page', async () => {
    await move({ tipo: 'ENTRADA', quantidade: 5, nota: 'NF 12' })
    await move({ tipo: 'PERDA', quantidade: 0.5, motivo: 'Quebra' })
    await move({ tipo: 'CONTAGEM', quantidade: 12, motivo: 'Inventário', visto: 14.5 })
    await move({ tipo: 'CONTAGEM', quantidade: 12, motivo: 'Inventário' })
    const { dados } = await list({ limit: 2 })
    expect(dados).toMatchObject({ estoque: 12, data: [{ antes: 12, depois: 12, pode_desfazer: false }, {}] })
    const outra = await list({ cursor: dados.cursor ?? '', limit: 2 })
    expect(outra.dados).toMatchObject({
      cursor: null,
      data: [
        { tipo: 'PERDA', antes: 15, depois: 14.5, motivo: 'Quebra', pode_desfazer: true },
        { tipo: 'ENTRADA', antes: 10, depois: 15, nota: 'NF 12', quem: { como: 'PESSOA' } },
      ],
    })
  })

  test('of an order name it, its cancelling too', async () => {
    await order()
    const [movimento] = (await list()).dados.data
    expect(movimento).toMatchObject({
      tipo: 'PEDIDO',
      antes: 10,
      depois: 8,
      quem: null,
      pode_desfazer: false,
    })
    const numpedido = movimento?.numpedido ?? 0
    const { status } = await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num: numpedido }, body: { para: 'CANCELADO', motivo: 'Teste' } },
      { token: dona.token },
    )
    expect(status).toBe(200)
    expect((await list()).dados.data[0]).toMatchObject({
      tipo: 'CANCELAMENTO',
      antes: 8,
      depois: 10,
      numpedido,
    })
  })

  test('sent again are one', async () => {
    const dito = { tipo: 'ENTRADA', quantidade: 5, chave_idempotencia: uuidv7() }
    const [um, outro] = await Promise.all([move(dito), move(dito)])
    expect(um.dados).toEqual(outro.dados)
    expect((await list()).dados).toMatchObject({ estoque: 15, data: [{ tipo: 'ENTRADA' }] })
  })

  test('are taken back once, by their difference; what orders took stays taken', async () => {
    const feito = await move({ tipo: 'CONTAGEM', quantidade: 20 })
    await order()
    const { idmovimento } = feito.dados.movimento
    const [volta] = await Promise.all([undo(idmovimento), undo(idmovimento)])
    expect(volta.dados).toMatchObject({ estoque: 8, movimento: { tipo: 'DESFEITO', pode_desfazer: false } })
    const { data } = (await list()).dados
    expect(data.map(({ tipo }) => tipo)).toEqual(['DESFEITO', 'PEDIDO', 'CONTAGEM'])
    expect(data[2]).toMatchObject({ desfeito: true, pode_desfazer: false })
    expect((await undo(data[1]?.idmovimento ?? 0)).status).toBe(404)
  })

  test('begin and end with the counting of a product', async () => {
    const feito = await move({ tipo: 'SEM_CONTROLE', motivo: 'Sob encomenda' })
    expect(feito.dados.estoque).toBeNull()
    expect((await undo(feito.dados.movimento.idmovimento)).dados.estoque).toBe(10)
    const outra = await move({ tipo: 'SEM_CONTROLE' })
    const conta = await move({ tipo: 'CONTAGEM', quantidade: 4, visto: null })
    expect((await undo(outra.dados.movimento.idmovimento)).dados).toMatchObject({
      campos: { quantidade: 'O estoque já voltou a ser contado: há 4.' },
    })
    expect((await undo(conta.dados.movimento.idmovimento)).dados.estoque).toBeNull()
  })

  test('of the list and of a sheet are told too', async () => {
    await app.call(
      'POST /painel/v1/{idfornecedor}/produtos/lote',
      {
        params: { idfornecedor: casa.idfornecedor },
        body: {
          produtos: [{ idcadastroextraproduto: cafe, estoque: { tipo: 'CONTAGEM', quantidade: 3 } }],
        },
      },
      { token: dona.token },
    )
    expect(await linesOf()).toEqual([['CONTAGEM', 10, 3, 'Painel']])
  })

  test.each([
    ['more than there is', { tipo: 'SAIDA', quantidade: 11 }, { quantidade: 'Não há tanto no estoque.' }],
    ['nothing', { tipo: 'ENTRADA', quantidade: 0 }, { quantidade: 'Zero não muda o estoque.' }],
    ['a ten-millionth', { tipo: 'ENTRADA', quantidade: 0.0000001 }, { quantidade: /3 casas/ }],
    ['no number', { tipo: 'CONTAGEM' }, { quantidade: /número/ }],
    [
      'a count of what is no more',
      { tipo: 'CONTAGEM', quantidade: 4, visto: 9 },
      { quantidade: /agora há 10/ },
    ],
  ])('that cannot be are refused at their field: %s', async (_, dito, campos) => {
    const { status, dados } = await move(dito)
    expect(status).toBe(400)
    for (const [campo, erro] of Object.entries(campos))
      expect((dados as unknown as { campos: Record<string, string> }).campos[campo]).toMatch(erro)
    expect(await linesOf()).toEqual([])
  })

  test('are not for attendants, nor of another store', async () => {
    const bruna = await buildEquipe(app.sql, casa, { papel: 'atendente' })
    expect((await move({ tipo: 'ENTRADA', quantidade: 1 }, bruna)).status).toBe(403)
    expect((await list({}, bruna)).status).toBe(403)
    casa = await buildFornecedor(app.sql)
    const outra = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
    expect((await move({ tipo: 'ENTRADA', quantidade: 1 }, outra)).status).toBe(404)
    expect((await list({}, outra)).status).toBe(404)
  })
})

test('a list of little stock, of what is counted and what is not', async () => {
  await buildProduto(app.sql, casa, { nome: 'Solto' })
  await buildProduto(app.sql, casa, { nome: 'Muito', estoque: 500 })
  const read = async (query: object) => {
    const { dados } = await app.call(
      'GET /painel/v1/{idfornecedor}/produtos',
      { params: { idfornecedor: casa.idfornecedor }, query },
      { token: dona.token },
    )
    return [dados.total, dados.data.map(({ estoque }) => estoque)]
  }
  expect(await read({ vista: 'ESTOQUE_BAIXO', abaixo_de: 10.5 })).toEqual([1, [10]])
  expect(await read({ vista: 'ESTOQUE_BAIXO' })).toEqual([0, []])
  expect(await read({ vista: 'NAO_CONTADOS' })).toEqual([1, [null]])
  expect((await read({ vista: 'CONTADOS' }))[0]).toBe(2)
})

test('movements are kept for five years, and what stands of a product for ever (decision 0173)', async () => {
  await app.sql`
    insert into movimento_estoque (idfornecedor, idcadastroextraproduto, tipo, antes, depois, quando)
    select ${casa.idfornecedor}, ${cafe}, 'ENTRADA', n, n + 1, now() - make_interval(years => n) from generate_series(4, 6) n`
  const [antes] = await app.sql`select quantidade from estoque where idcadastroextraproduto = ${cafe}`
  expect(await pruneMovimentos(app.sql)).toBe(2)
  const [row] = await app.sql`
    select min(antes)::int as antes, max(antes)::int as ate from movimento_estoque where idcadastroextraproduto = ${cafe} and tipo = 'ENTRADA' and motivo = ''`
  expect(row?.antes).toBe(4)
  const [depois] = await app.sql`select quantidade from estoque where idcadastroextraproduto = ${cafe}`
  expect(depois).toEqual(antes)
})
