import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias } from '@vitrine/rules/data'

import {
  buildCliente,
  buildCombo,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

const ALL = 'GET /v4/promotional-combo-all/{idf}'
const CLIENT = 'GET /v4/promotional-combo-client/{idf}/{idc}'
const ONE = 'GET /v4/promotional-combo/{id}/'

let app: AppDeTeste
let loja: FornecedorDeTeste
let pao: string
let cafe: string
let cha: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  pao = await buildProduto(app.sql, loja, { nome: 'Pão', preco: 10 })
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 20, estoque: 5 })
  cha = await buildProduto(app.sql, loja, { nome: 'Chá', preco: 12 })
})

const grupos = () => [
  { nome: 'Pão', minimo: 1, maximo: 1, produtos: [{ id: pao, quantidade: 2 }] },
  { nome: 'Bebida', minimo: 1, maximo: 2, produtos: [{ id: cafe }, { id: cha }] },
]
const list = async (tipo = {}) =>
  (await app.call(ALL, { params: { idf: loja.slug }, query: tipo })).dados.data
const one = (id: string, query = {}) => app.call(ONE, { params: { id }, query })

describe('combos of a supplier (§7 Combos)', () => {
  test('a card says the price of the cheapest choice, the sum of its parts and the saving', async () => {
    const id = await buildCombo(app.sql, loja, {
      preco: { tipo: 'percentual', percentual: 25 },
      grupos: grupos(),
    })
    expect(await list()).toMatchObject([
      {
        idcombopromocional_cabecalho: id,
        situacao: 'disponivel',
        motivo: null,
        temEscolha: true,
        itens: 2,
        precosoma: 32,
        precocombo: 24,
        economia: 8,
        percentual: 25,
      },
    ])
  })

  test('the detail has slots with priced products, whose supplier need not be named', async () => {
    const id = await buildCombo(app.sql, loja, { preco: { tipo: 'fixo', valor: 25 }, grupos: grupos() })
    const { dados } = await one(id)
    expect(dados.preco_combo).toEqual({ tipo: 'fixo', valor: 25 })
    expect(dados.grupos.map(({ nome, produtos }) => [nome, produtos.map(({ name }) => name)])).toEqual([
      ['Pão', ['Pão']],
      ['Bebida', ['Café', 'Chá']],
    ])
    expect(dados.grupos[0]?.produtos[0]).toMatchObject({ quantidade: 2, preconf: 10, estoque: null })
    expect(dados.grupos[1]?.produtos[0]).toMatchObject({ estoque: 5 })
    expect((await one(pao)).status).toBe(404)
  })

  test.each([
    ['ends today', { fim: hoje }, 1, 'disponivel'],
    ['ended yesterday', { fim: addDias(hoje, -1) }, 0, 'expirado'],
    ['begins tomorrow', { inicio: addDias(hoje, 1) }, 0, 'agendado'],
    ['is for those who log in', { exige_login: true }, 1, 'exige_login'],
    ['is for other customers', { condicoes: { tags: ['ouro'] } }, 0, 'outro_publico'],
    ['is for pickup', { condicoes: { tipoEntrega: 'RETIRADA' as const } }, 0, 'outro_publico'],
  ])('one that %s', async (_case, change, listed, situacao) => {
    const id = await buildCombo(app.sql, loja, {
      preco: { tipo: 'fixo', valor: 25 },
      grupos: grupos(),
      ...change,
    })
    expect(await list()).toHaveLength(listed)
    expect((await one(id)).dados.situacao).toBe(situacao)
  })

  test("a cliente's own list opens what is for logged-in customers and for their tags", async () => {
    const ana = await buildCliente(app.sql, loja, { tags: ['ouro'] })
    await buildCombo(app.sql, loja, {
      preco: { tipo: 'por_produto' },
      exige_login: true,
      condicoes: { tags: ['ouro'] },
      grupos: grupos(),
    })
    const { dados } = await app.call(
      CLIENT,
      { params: { idf: loja.slug, idc: ana.idcliente }, query: {} },
      { token: ana.token },
    )
    expect(dados.data).toMatchObject([{ situacao: 'disponivel' }])
    const bia = await buildCliente(app.sql, loja)
    const stranger = await app.call(
      CLIENT,
      { params: { idf: loja.slug, idc: ana.idcliente }, query: {} },
      { token: bia.token },
    )
    expect(stranger.status).toBe(404)
  })

  test('idcliente, idformapagamento and tipoEntrega count without the supplier; another cliente lends nothing', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
    await app.sql`update forma_pagamento set variacao_pontos = -1000 where idformapagto = ${loja.idPix}`
    await app.sql`update fornecedor set tags = tags || '{support-price-variance-by-payment}' where idfornecedor = ${loja.idfornecedor}`
    pao = await buildProduto(app.sql, loja, { preco: 10 })
    const id = await buildCombo(app.sql, loja, {
      preco: { tipo: 'fixo', valor: 15 },
      condicoes: { tags: ['ouro'], tipoEntrega: 'RETIRADA' },
      grupos: [{ nome: 'Pão', minimo: 1, maximo: 1, produtos: [{ id: pao, quantidade: 2 }] }],
    })
    const ana = await buildCliente(app.sql, loja, { tags: ['ouro'] })
    const bia = await buildCliente(app.sql, loja, { aprovado: null })
    const asked = async (token: string) => {
      const query = {
        idcliente: ana.idcliente,
        tipoEntrega: 'RETIRADA',
        idformapagamento: loja.idPix,
      } as const
      return (await app.call(ONE, { params: { id }, query }, { token })).dados
    }
    expect(await asked(ana.token)).toMatchObject({ situacao: 'disponivel', precocombo: 13.5, precosoma: 18 })
    const stranger = await asked(bia.token)
    expect(stranger.situacao).toBe('outro_publico')
    expect(JSON.stringify(stranger)).not.toMatch(/"(preco\w*|economia|valor)"/)
  })

  test('stock of a child limits it: without bread there is no combo, and it says so', async () => {
    await app.sql`insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) values (${loja.idfornecedor}, ${pao}, 1000)`
    await buildCombo(app.sql, loja, { preco: { tipo: 'fixo', valor: 25 }, grupos: grupos() })
    expect(await list()).toMatchObject([{ motivo: 'Esgotado: falta estoque para montar este combo.' }])
  })

  test('where prices are hidden no value leaves (readings 3)', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'hide-price-for-logged-out-customers'] })
    pao = await buildProduto(app.sql, loja, { preco: 10 })
    cafe = await buildProduto(app.sql, loja, { preco: 20 })
    cha = await buildProduto(app.sql, loja, { preco: 12 })
    const id = await buildCombo(app.sql, loja, { preco: { tipo: 'fixo', valor: 25 }, grupos: grupos() })
    for (const dados of [await list(), (await one(id)).dados])
      expect(JSON.stringify(dados)).not.toMatch(/"(preco\w*|economia|percentual|valor|preconf)"/)
    expect(await list()).toHaveLength(1)
  })

  test('a list of combos is one statement, however many there are', async () => {
    for (let i = 0; i < 4; i++)
      await buildCombo(app.sql, loja, { preco: { tipo: 'fixo', valor: 25 }, grupos: grupos() })
    await list()
    const statements: string[] = []
    const original = app.sql.options.debug
    app.sql.options.debug = (_connection, query) => void statements.push(query)
    expect(await list({ tipoEntrega: 'DELIVERY' })).toHaveLength(4)
    app.sql.options.debug = original
    expect(statements.filter((query) => !query.includes('pg_notify'))).toHaveLength(1)
  })
})
