import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Where a store delivers, asked as a shopper would ask, and where it did not (issue 17, line 7; decision 0138). */
const BASE = '/painel/v1/{idfornecedor}'
const dentro = { lat: -20.25, lng: -46.25 }
const fora = { lat: -10.1234, lng: -50.5678 }

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste
let atendente: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const ofDona = () => ({ token: dona.token })
const quadrado = [-46.3, -20.3, -46.2, -20.2] as const
const anel = ([oeste, sul, leste, norte]: typeof quadrado): [number, number][] => [
  [oeste, sul],
  [leste, sul],
  [leste, norte],
  [oeste, norte],
  [oeste, sul],
]
async function saveArea(nome: string): Promise<string> {
  const idarea = uuidv7()
  const geojson = { type: 'Polygon' as const, coordinates: [anel(quadrado)] }
  await app.call(
    `PUT ${BASE}/areas/{idarea}`,
    { params: { ...params(), idarea }, body: { tipo: 'DELIVERY', nome, geojson } },
    ofDona(),
  )
  return idarea
}
async function saveEntrega(nome: string, change: object = {}): Promise<string> {
  const idformaentrega = uuidv7()
  await app.call(
    `PUT ${BASE}/formas-entrega/{idformaentrega}`,
    {
      params: { ...params(), idformaentrega },
      body: {
        nome,
        tipoEntrega: 'DELIVERY',
        preco: 7.9,
        dias: [1, 2, 3, 4, 5, 6, 7],
        janelas: ['00:00-23:59'],
        antecedencia_horas: 24,
        atende_feriado: true,
        ...change,
      },
    },
    ofDona(),
  )
  await app.settle()
  return idformaentrega
}
const ask = (body: object, quem = atendente) =>
  app.call(
    `POST ${BASE}/enderecos/teste`,
    { params: params(), body: { tipoEntrega: 'DELIVERY', ...body } },
    { token: quem.token },
  )

describe('an address that is tried', () => {
  test('is offered what the shop offers there, and told by which areas', async () => {
    const idarea = await saveArea('Serra')
    const idformaentrega = await saveEntrega('Expressa', { gratis_acima: 100 })
    const { dados } = await ask(dentro)
    expect(dados.areas).toEqual([{ idarea, nome: 'Serra' }])
    expect(dados.recusa).toBe(null)
    const achada = dados.formas.find((forma) => forma.idformaentrega === idformaentrega)
    expect(achada).toMatchObject({ nome: 'Expressa', taxaentrega: 7.9, gratis_acima: 100 })

    const cliente = await app.call(
      'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
      {
        params: { idfornecedor: casa.idfornecedor, cep: '37928000' },
        query: { tipoEntrega: 'DELIVERY', ...dentro },
        body: { produtos: [{ id: uuidv7(), quantidade: 1 }] },
      },
      {},
    )
    expect(dados.formas).toEqual(cliente.dados.data)
  })

  test('outside of every area is told what its shopper is told', async () => {
    await saveArea('Serra')
    await saveEntrega('Expressa')
    const { dados } = await ask(fora)
    expect(dados).toMatchObject({ areas: [], formas: [], fora: [] })
    expect(dados.recusa).toMatch(/não (atende|entrega)/i)
  })

  test('is told which forms do not go there, and whether by their table or by their days', async () => {
    const idarea = await saveArea('Serra')
    await saveEntrega('Expressa')
    const faixa = { idfaixa: uuidv7(), preco: 5, ate_kg: 10, idarea }
    await saveEntrega('Só leves', { faixas: [faixa] })
    await saveEntrega('Só em CEP alheio', {
      faixas: [{ idfaixa: uuidv7(), preco: 5, cep_inicio: '13000000', cep_fim: '13099999' }],
    })
    const pesado = await ask({ ...dentro, kg: 10.5 })
    expect(pesado.dados.fora.map(({ nome, motivo }) => [nome, motivo]).toSorted()).toEqual([
      ['Só em CEP alheio', 'TABELA'],
      ['Só leves', 'TABELA'],
    ])
    const leve = await ask({ ...dentro, kg: 9.5 })
    expect(leve.dados.fora.map(({ nome }) => nome)).toEqual(['Só em CEP alheio'])
    expect(leve.dados.formas.find(({ nome }) => nome === 'Só leves')?.taxaentrega).toBe(5)
  })

  test('without a point, a CEP or a form answers in words, not by failing', async () => {
    expect((await ask({})).dados).toMatchObject({ ponto: null, formas: [] })
    expect((await ask({ cep: '99999999' })).status).toBe(200)
    const retirada = await ask({ tipoEntrega: 'RETIRADA' })
    expect(retirada.status).toBe(200)
    expect(retirada.dados.areas).toEqual([])
  })
})

test('a day that is closed is not offered; opened again it is (§4 Delivery options)', async () => {
  await saveArea('Serra')
  const idforma = await saveEntrega('Expressa')
  const formaOf = async () =>
    (await ask(dentro)).dados.formas.find(({ idformaentrega }) => idformaentrega === idforma)
  const dia = (await formaOf())?.datas[0]?.data_de_entrega ?? ''
  const onDia = { ...params(), dia }
  const closed = await app.call(
    `PUT ${BASE}/dias-fechados/{dia}`,
    { params: onDia, body: { nome: 'Balanço', versao: null } },
    ofDona(),
  )
  expect(closed.dados).toEqual({ data: dia, nome: 'Balanço', versao: 1 })
  await app.settle()
  const depois = await formaOf()
  expect(depois?.datas.map(({ data_de_entrega }) => data_de_entrega)).not.toContain(dia)
  expect(depois?.fechados).toContainEqual({ data: dia, nome: 'Balanço' })

  const twice = { params: onDia, body: { nome: 'Festa', versao: null } }
  expect((await app.call(`PUT ${BASE}/dias-fechados/{dia}`, twice, ofDona())).falha?.codigo).toBe(
    'cadastro_mudou',
  )
  const lidos = await app.call(`GET ${BASE}/dias-fechados`, { params: params() }, { token: atendente.token })
  expect(lidos.dados.data).toContainEqual({ data: dia, nome: 'Balanço', versao: 1 })
  const removed = { params: onDia, query: { versao: 1 } }
  expect((await app.call(`DELETE ${BASE}/dias-fechados/{dia}`, removed, ofDona())).dados.removida).toBe(true)
  expect((await app.call(`DELETE ${BASE}/dias-fechados/{dia}`, removed, ofDona())).falha?.codigo).toBe(
    'nao_encontrado',
  )
  await app.settle()
  expect((await formaOf())?.datas[0]?.data_de_entrega).toBe(dia)
})

describe('places that were refused', () => {
  const list = async () =>
    (await app.call(`GET ${BASE}/lugares-recusados`, { params: params() }, { token: atendente.token })).dados

  test('are counted on a net of half a kilometre, by the lookup and by the freight; a try is not', async () => {
    await saveArea('Serra')
    await saveEntrega('Expressa')
    const lookup = (onde: object) =>
      app.call(
        'GET /v2/app/{session_token}/fornecedor',
        {
          params: { session_token: 'token' },
          query: { tipoEntrega: 'DELIVERY', idfornecedor: casa.idfornecedor, ...onde },
        },
        {},
      )
    await lookup(fora)
    await lookup({ ...fora, lat: fora.lat + 0.0005 })
    await lookup(dentro)
    await app.call(
      'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
      {
        params: { idfornecedor: casa.idfornecedor, cep: '37928000' },
        query: { tipoEntrega: 'DELIVERY', ...fora },
        body: { produtos: [{ id: uuidv7(), quantidade: 1 }] },
      },
      {},
    )
    await ask(fora)
    await app.recusados.flush()
    const lidos = await list()
    expect(lidos).toEqual({ data: [{ lat: -10.125, lng: -50.57, vezes: 3 }], total: 3 })
  })

  test('are forgotten after 30 days', async () => {
    await app.sql`
      insert into lugar_recusado (idfornecedor, dia, lat, lng, vezes)
      values (${casa.idfornecedor}, current_date - 31, -10, -50, 9), (${casa.idfornecedor}, current_date - 2, -10, -50, 1)`
    expect(await list()).toEqual({ data: [{ lat: -10, lng: -50, vezes: 1 }], total: 1 })
  })
})
