import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  hoje,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** A whole day at a place (issue 17, line 7; decision 0166). */
const BASE = '/painel/v1/{idfornecedor}'
const dentro = { lat: -20.25, lng: -46.25 }
/** A Monday and no holiday, some weeks away. */
const segunda = addDias(hoje, 21 - ((new Date(`${hoje}T12:00:00Z`).getUTCDay() + 6) % 7))

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  await app.sql`update forma_entrega set ativa = false where idfornecedor = ${casa.idfornecedor}`
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  const anel: [number, number][] = [
    [-46.3, -20.3],
    [-46.2, -20.3],
    [-46.2, -20.2],
    [-46.3, -20.2],
    [-46.3, -20.3],
  ]
  await app.call(
    `PUT ${BASE}/areas/{idarea}`,
    {
      params: { ...params(), idarea: uuidv7() },
      body: { tipo: 'DELIVERY', nome: 'Serra', geojson: { type: 'Polygon', coordinates: [anel] } },
    },
    ofDona(),
  )
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const ofDona = () => ({ token: dona.token })

async function saveEntrega(nome: string, change: object = {}): Promise<string> {
  const idformaentrega = uuidv7()
  const { status } = await app.call(
    `PUT ${BASE}/formas-entrega/{idformaentrega}`,
    {
      params: { ...params(), idformaentrega },
      body: {
        nome,
        tipoEntrega: 'DELIVERY',
        preco: 7.9,
        dias: [1, 2, 3, 4, 5, 6, 7],
        janelas: ['08:00-12:00', '14:00-18:00'],
        antecedencia_horas: 2,
        atende_feriado: true,
        ...change,
      },
    },
    ofDona(),
  )
  expect(status).toBe(200)
  await app.settle()
  return idformaentrega
}

const simulate = (body: object = {}) =>
  app.call(
    `POST ${BASE}/enderecos/dia`,
    { params: params(), body: { tipoEntrega: 'DELIVERY', dia: segunda, ...dentro, ...body } },
    ofDona(),
  )

/** What the shop answers a visitor at a moment. */
async function askLoja(instante: Date) {
  vi.useFakeTimers({ toFake: ['Date'], now: instante })
  const { dados } = await app.call(
    'POST /v4/app/formas-entrega/{idfornecedor}/{cep}',
    {
      params: { idfornecedor: casa.idfornecedor, cep: '37928000' },
      query: { tipoEntrega: 'DELIVERY', ...dentro },
      body: { produtos: [{ id: uuidv7(), quantidade: 1 }] },
    },
    {},
  )
  vi.useRealTimers()
  return dados.data
}

test('the day is told in the moments at which a window closes, and each is what the shop answers then, to its last minute', async () => {
  await saveEntrega('Expressa')
  await saveEntrega('Econômica', { preco: 3, antecedencia_horas: 0, prazo_dias: 1, corte_hora: '12:00' })
  const { dados } = await simulate()
  expect(dados.momentos.map(({ desde, ate }) => `${desde}-${ate}`)).toEqual([
    '00:00-06:00',
    '06:00-12:00',
    '12:00-24:00',
  ])
  for (const { instante, ate, formas } of dados.momentos) {
    const inicio = new Date(instante)
    expect(await askLoja(inicio)).toEqual(formas)
    const ultimo = new Date(
      Date.parse(`${segunda}T${ate === '24:00' ? '23:59' : ate}:00-03:00`) - (ate === '24:00' ? 0 : 60_000),
    )
    expect(await askLoja(ultimo)).toEqual(formas)
  }
  const primeiras = dados.momentos.map(({ formas }) =>
    formas.map(({ nome, datas }) => {
      const livre = datas.flatMap(({ data_de_entrega, janelas }) =>
        janelas.filter(({ disponivel }) => disponivel).map(({ inicio }) => `${data_de_entrega} ${inicio}`),
      )[0]
      return `${nome} ${livre}`
    }),
  )
  expect(primeiras.map((formas) => formas.toSorted())).toEqual([
    [`Econômica ${addDias(segunda, 1)} 08:00`, `Expressa ${segunda} 08:00`],
    [`Econômica ${addDias(segunda, 1)} 08:00`, `Expressa ${segunda} 14:00`],
    [`Econômica ${addDias(segunda, 2)} 08:00`, `Expressa ${addDias(segunda, 1)} 08:00`],
  ])
})

test('a full window is told as full, a closed day as closed, and what is not delivered why', async () => {
  const idformaentrega = await saveEntrega('Expressa', { capacidade_pedidos: 1 })
  await saveEntrega('Só leves', {
    faixas: [{ idfaixa: uuidv7(), preco: 5, ate_kg: 10 }],
  })
  await app.sql`
    insert into vaga_entrega (idfornecedor, idformaentrega, data, inicio, pedidos, gramas)
    values (${casa.idfornecedor}, ${idformaentrega}, ${segunda}, '08:00', 1, 0)`
  const { dados } = await simulate({ kg: 20 })
  const [manha] = dados.momentos
  expect(manha?.formas[0]?.datas[0]).toMatchObject({
    data_de_entrega: segunda,
    janelas: [{ situacao: 'ESGOTADA' }, { situacao: 'LIVRE' }],
  })
  expect(manha?.fora).toMatchObject([{ nome: 'Só leves', motivo: 'TABELA' }])

  await app.call(
    `PUT ${BASE}/dias-fechados/{dia}`,
    { params: { ...params(), dia: segunda }, body: { nome: 'Balanço', versao: null } },
    ofDona(),
  )
  await app.settle()
  const fechado = (await simulate()).dados
  expect(fechado.fechado).toBe('Balanço')
  expect(fechado.momentos[0]?.formas[0]?.datas[0]?.data_de_entrega).toBe(addDias(segunda, 1))
})

test('a place that nobody delivers to hears the same all day; a day that is past or too far is refused', async () => {
  await saveEntrega('Expressa')
  const { dados } = await simulate({ lat: -10, lng: -50 })
  expect(dados.momentos).toMatchObject([{ desde: '00:00', ate: '24:00', formas: [] }])
  expect(dados.momentos[0]?.recusa).toMatch(/não (atende|entrega)/i)
  for (const dia of [addDias(hoje, -1), addDias(hoje, 400)])
    expect((await simulate({ dia })).falha).toMatchObject({
      codigo: 'entrada_invalida',
      campos: { dia: /um ano/ },
    })
})
