import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
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

/** What a store is prepared with, as its owner writes it by calls (issue 17, decision 0137): stores, ways of delivery, payment methods. */
const BASE = '/painel/v1/{idfornecedor}'

let app: AppDeTeste
let casa: FornecedorDeTeste
let vizinha: FornecedorDeTeste
let dona: LoginDeTeste
let atendente: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  atendente = await buildEquipe(app.sql, casa, { papel: 'atendente' })
})

const loja = { nome: 'Centro', descricao_endereco_loja: 'Rua A, 1', lat: -22.9, lng: -47.06 }
const pix = { tipo: 'PIX' as const, nome: 'Pix' }
const expressa = {
  nome: 'Expressa',
  tipoEntrega: 'DELIVERY' as const,
  preco: 7.9,
  dias: [1, 2],
  janelas: ['08:00-12:00'],
}

const tokenDe = (quem: LoginDeTeste) => ({ token: quem.token })
const params = () => ({ idfornecedor: casa.idfornecedor })
const saveLoja = (idloja: string, change: object = {}, quem = dona) =>
  app.call(
    `PUT ${BASE}/lojas/{idloja}`,
    { params: { ...params(), idloja }, body: { ...loja, ...change } },
    tokenDe(quem),
  )
const savePagamento = (idformapagto: string, change: object = {}, quem = dona) =>
  app.call(
    `PUT ${BASE}/formas-pagamento/{idformapagto}`,
    { params: { ...params(), idformapagto }, body: { ...pix, ...change } },
    tokenDe(quem),
  )
const saveEntrega = (idformaentrega: string, change: object = {}, quem = dona) =>
  app.call(
    `PUT ${BASE}/formas-entrega/{idformaentrega}`,
    { params: { ...params(), idformaentrega }, body: { ...expressa, ...change } },
    tokenDe(quem),
  )
const listFatos = (cadastro: string, id: string) => app.sql`
  select tipo, (dados ->> 'versao')::int as versao, dados -> 'autor' ->> 'idusuario' as quem from evento
  where idfornecedor = ${casa.idfornecedor} and dados ->> 'cadastro' = ${cadastro} and dados ->> 'id' = ${id} order by idevento`

describe('each of them is written, read again and changed, with a version and in the audit', () => {
  test('a store, which is removed again', async () => {
    const idloja = uuidv7()
    const { dados } = await saveLoja(idloja, { versao: null, telefone: '(19) 3555-0180' })
    expect(dados).toEqual({ ...loja, idloja, telefone: '(19) 3555-0180', horarios: [], versao: 1 })
    expect((await saveLoja(idloja, { nome: 'Cambuí', versao: 1 })).dados).toMatchObject({
      nome: 'Cambuí',
      versao: 2,
    })
    const lidas = await app.call(`GET ${BASE}/lojas`, { params: params() }, tokenDe(atendente))
    expect(lidas.dados.data.map(({ nome }) => nome)).toContain('Cambuí')
    const removed = await app.call(
      `DELETE ${BASE}/lojas/{idloja}`,
      { params: { ...params(), idloja }, query: { versao: 2 } },
      tokenDe(dona),
    )
    expect(removed.dados).toEqual({ removida: true })
    expect(await listFatos('loja', idloja)).toEqual([
      { tipo: 'cadastro.CRIADO', versao: 1, quem: dona.idusuario },
      { tipo: 'cadastro.MUDADO', versao: 2, quem: dona.idusuario },
      { tipo: 'cadastro.REMOVIDO', versao: 2, quem: dona.idusuario },
    ])
  })

  test('an area, which the shop knows at once, and which goes again', async () => {
    const idarea = uuidv7()
    const params_ = { ...params(), idarea }
    const anel = [
      [-46.3, -20.3],
      [-46.2, -20.3],
      [-46.2, -20.2],
      [-46.3, -20.3],
    ] as [number, number][]
    const body = {
      tipo: 'DELIVERY' as const,
      nome: 'Serra',
      geojson: { type: 'Polygon' as const, coordinates: [anel] },
    }
    const save = (change: object) =>
      app.call(`PUT ${BASE}/areas/{idarea}`, { params: params_, body: { ...body, ...change } }, tokenDe(dona))
    expect((await save({ versao: null })).dados).toEqual({ ...body, idarea, versao: 1 })
    expect((await save({ nome: 'Serra e vale', versao: 1 })).dados.versao).toBe(2)
    expect((await save({ versao: 1 })).falha?.codigo).toBe('cadastro_mudou')
    const lidas = await app.call(`GET ${BASE}/areas`, { params: params() }, tokenDe(atendente))
    expect(lidas.dados.data.find((area) => area.idarea === idarea)).toMatchObject({
      nome: 'Serra e vale',
      geojson: body.geojson,
    })
    await app.settle()
    expect((await app.fornecedores.find(casa.slug))?.areas.some((area) => area.idarea === idarea)).toBe(true)
    const cruzada = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    }
    expect((await save({ geojson: cruzada, versao: 2 })).falha?.campos).toHaveProperty('geojson')
    const removed = await app.call(
      `DELETE ${BASE}/areas/{idarea}`,
      { params: params_, query: { versao: 2 } },
      tokenDe(dona),
    )
    expect(removed.dados).toEqual({ removida: true })
  })

  test('a payment method, said whole: what is left out is not there any more', async () => {
    const id = uuidv7()
    const parcelas = { maximo: 12, sem_juros: 3, juros_mes: 2.49, minimo: 30 }
    const cartao = { tipo: 'CARTAO', nome: 'Cartão', ordem: 7 }
    expect((await savePagamento(id, { ...cartao, parcelas, versao: null })).dados).toMatchObject({
      parcelas,
      versao: 1,
    })
    const { dados } = await savePagamento(id, { ...cartao, versao: 1 })
    expect([dados.parcelas, dados.versao]).toEqual([undefined, 2])
    await app.settle()
    const noAr = await app.call('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
      params: { session_token: 'token', id: casa.idfornecedor },
    })
    expect(noAr.dados.data.find(({ idformapagto }) => idformapagto === id)).toMatchObject({
      nome: 'Cartão',
      parcelas: null,
    })
  })

  test('a way of delivery with its price table, which a part of the store sees at once', async () => {
    const id = uuidv7()
    const faixas = [{ idfaixa: uuidv7(), cep_inicio: '13000000', cep_fim: '13099999', preco: 5.5 }]
    const { dados } = await saveEntrega(id, {
      faixas,
      antecedencia_horas: 1.5,
      capacidade_kg: 120.5,
      versao: null,
    })
    expect(dados).toMatchObject({
      antecedencia_horas: 1.5,
      capacidade_kg: 120.5,
      faixas: [{ preco: 5.5, desde: 0 }],
      versao: 1,
    })
    expect((await saveEntrega(id, { versao: 1 })).dados).toMatchObject({
      faixas: [],
      antecedencia_horas: 0,
      versao: 2,
    })
    const lidas = await app.call(`GET ${BASE}/formas-entrega`, { params: params() }, tokenDe(atendente))
    expect(lidas.dados.data.find(({ idformaentrega }) => idformaentrega === id)).toMatchObject({
      preco: 7.9,
      faixas: [],
    })
    await app.settle()
    const vivo = await app.fornecedores.find(casa.slug)
    expect(vivo?.formasEntrega.some(({ idformaentrega }) => idformaentrega === id)).toBe(true)
  })
})

test('the supplier itself: its name, its Pix key, and how it sells, beside the tags that it has', async () => {
  const identidade = (body?: object) =>
    body
      ? app.call(`PUT ${BASE}/identidade`, { params: params(), body: body as never }, tokenDe(dona)) // tried with what is wrong too
      : app.call(`GET ${BASE}/identidade`, { params: params() }, tokenDe(dona))
  await app.sql`update fornecedor set tags = '{has-collect,support-budget}' where idfornecedor = ${casa.idfornecedor}`
  const { slug: _slug, razaosocial: _razao, cnpj, versao, ...lida } = (await identidade()).dados
  expect([cnpj.length, lida.faz_entrega, lida.faz_retirada]).toEqual([14, false, true])
  const nova = {
    ...lida,
    nome: 'Queijaria da Serra',
    chave_pix: 'pix@vitrine.example',
    faz_entrega: true,
    faz_retirada: false,
  }
  expect((await identidade({ ...nova, versao })).dados).toMatchObject({ ...nova, versao: versao + 1 })
  const [row] = await app.sql<
    { tags: string[] }[]
  >`select tags from fornecedor where idfornecedor = ${casa.idfornecedor}`
  expect(row?.tags.toSorted()).toEqual(['has-delivery', 'support-budget'])
  expect((await identidade({ ...nova, nome: 'Outra', versao })).falha?.codigo).toBe('cadastro_mudou')
  expect((await identidade({ ...nova, chave_pix: 'não é' })).falha?.campos).toHaveProperty('chave_pix')
})

test('the look of a store: what it has not chosen is the usual one, a logo that is not said stays, and the shop is drawn by it', async () => {
  const call = (body?: object) =>
    body
      ? app.call(`PUT ${BASE}/aparencia`, { params: params(), body: body as never }, tokenDe(dona)) // tried with what is wrong too
      : app.call(`GET ${BASE}/aparencia`, { params: params() }, tokenDe(dona))
  const logo = { claro: '', escuro: '', simbolo: '' }
  await app.sql`update fornecedor set config = config || ${app.sql.json({ tema: { entradas: { brand: '#123456' }, logo } })} where idfornecedor = ${casa.idfornecedor}`
  const { entradas, versao } = (await call()).dados
  expect(entradas).toMatchObject({ brand: '#123456', font: 'Figtree', scheme: 'light' })
  const verde = { ...entradas, brand: '#14693F', scheme: 'auto' as const }
  expect((await call({ entradas: verde, versao })).dados).toEqual({
    entradas: { ...verde, brand: '#14693f' },
    logo,
    versao: versao + 1,
  })
  await app.settle()
  const vivo = await app.fornecedores.find(casa.slug)
  expect(vivo?.publico.config.tema).toMatchObject({ entradas: { brand: '#14693f' }, logo })
  expect((await call({ entradas: { ...verde, brand: 'verde' } })).falha?.campos).toEqual({
    'entradas.brand': 'Informe a cor como #rrggbb.',
  })
  expect((await call({ entradas: verde, versao })).falha?.codigo).toBe('cadastro_mudou')
})

describe('who comes second is told, and overwrites nothing', () => {
  test.each([
    ['a store', saveLoja],
    ['a payment method', savePagamento],
    ['a way of delivery', saveEntrega],
  ])('%s', async (_, save) => {
    const id = uuidv7()
    await save(id, { versao: null })
    await save(id, { nome: 'A da outra', versao: 1 })
    const segunda = await save(id, { nome: 'A minha', versao: 1 })
    expect([segunda.status, segunda.falha?.codigo, segunda.falha?.detalhes]).toEqual([
      409,
      'cadastro_mudou',
      { versao: 2 },
    ])
    expect((await save(id, { nome: 'A minha', versao: 2 })).dados).toMatchObject({
      nome: 'A minha',
      versao: 3,
    })
  })
})

describe('what is of somebody else stays as it is', () => {
  test.each([
    ['a store', saveLoja, () => vizinha.idloja],
    ['a payment method', savePagamento, () => vizinha.idPix],
    ['a way of delivery', saveEntrega, () => vizinha.idEntrega],
  ])('%s of another supplier', async (_, save, idOf) => {
    for (const versao of [undefined, null, 1]) {
      const resposta = await save(idOf(), { nome: 'Tomada', versao })
      expect(resposta.status).toBeGreaterThanOrEqual(400)
      expect(resposta.status).toBeLessThan(500)
    }
    const [row] = await app.sql<{ quantas: number }[]>`
      select (select count(*) from loja where nome = 'Tomada') + (select count(*) from forma_pagamento where nome = 'Tomada')
        + (select count(*) from forma_entrega where nome = 'Tomada') as quantas`
    expect(Number(row?.quantas)).toBe(0)
  })

  test('an attendant reads and writes nothing', async () => {
    for (const save of [saveLoja, savePagamento, saveEntrega])
      expect((await save(uuidv7(), {}, atendente)).falha?.codigo).toBe('sem_permissao')
  })
})

test('what a row does not show by itself is told at its field', async () => {
  expect((await saveEntrega(uuidv7(), { idloja: casa.idloja })).falha?.campos).toEqual({
    idloja: 'Só a retirada é numa loja.',
  })
  expect((await savePagamento(uuidv7(), { dias_boleto: 3 })).falha?.campos).toEqual({
    dias_boleto: 'Isto é de outra forma de pagamento.',
  })
  const alheia = await saveEntrega(uuidv7(), { tipoEntrega: 'RETIRADA', idloja: vizinha.idloja })
  expect([alheia.status, Object.keys(alheia.falha?.campos ?? {})]).toEqual([400, ['idloja']])
})

test('the last steps: the address as a QR code, and the first order once it came (17.2)', async () => {
  const look = (quem = dona) => app.call(`GET ${BASE}/estreia`, { params: params(), query: {} }, quem)
  const { dados } = await look()
  expect(dados).toMatchObject({ url: expect.stringMatching(/^http/), primeiro_pedido: null })
  expect(dados.qr).toMatch(/^M/)
  expect((await look(atendente)).status).toBe(403)
  const ana = await buildCliente(app.sql, casa)
  const produto = await buildProduto(app.sql, casa)
  await acceptTermos(app.sql, ana)
  const { dados: pedido } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja: casa, cliente: ana, produto }),
    },
    ana,
  )
  expect((await look()).dados.primeiro_pedido?.numpedido).toBe(pedido.numpedido)
})
