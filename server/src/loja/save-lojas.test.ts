import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveAreas, saveLojas } from './index.ts'

type Loja = Parameters<typeof saveLojas>[2][number]
type Area = Parameters<typeof saveAreas>[2][number]

let app: AppDeTeste
let casa: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
})

const quem = () => ({ idfornecedor: casa.idfornecedor, autor: { ator: 'fornecedor', idusuario: null } })
const save = (linhas: readonly Loja[]) => app.sql.begin((tx) => saveLojas(tx, quem(), linhas))
const draw = (linhas: readonly Area[]) => app.sql.begin((tx) => saveAreas(tx, quem(), linhas))
const nova = (change: Partial<Loja> = {}): Loja => ({
  versao: null,
  idloja: uuidv7(),
  nome: 'Filial',
  descricao_endereco_loja: 'Rua B, 2',
  lat: -22.91,
  lng: -47.05,
  ...change,
})

describe('a store', () => {
  test('is where shoppers pick up as soon as it is written; what is not said stays', async () => {
    const loja = nova({ horarios: Array.from({ length: 7 }, () => '08:00-18:00') })
    expect(await save([loja])).toEqual([{ feito: 'CRIADA', versao: 1 }])
    expect(await save([{ idloja: loja.idloja, telefone: '1932540190', versao: 1 }])).toEqual([
      { feito: 'MUDADA', versao: 2 },
    ])
    await app.settle()
    const vivo = await app.fornecedores.find(casa.slug)
    expect(vivo?.lojas.map(({ nome }) => nome)).toEqual(['Centro', 'Filial'])
    expect(vivo?.lojas[1]).toMatchObject({ telefone: '1932540190', horarios: loja.horarios })
    await expect(save([{ idloja: loja.idloja, nome: 'X', versao: 1 }])).rejects.toMatchObject({
      recusas: [{ motivo: 'MUDOU', versao: 2 }],
    })
  })

  test.each<[string, Partial<Loja>, string]>([
    ['nowhere', { lat: 91 }, 'lojas.0.lat: Valor acima do máximo (90).'],
    [
      'of six days',
      { horarios: Array.from({ length: 6 }, () => null) },
      'lojas.0.horarios: Diga os sete dias, de segunda a domingo.',
    ],
    [
      'that closes before it opens',
      { horarios: ['18:00-08:00'] },
      'lojas.0.horarios.0: O horário termina antes de começar.',
    ],
    ['at 25 o’clock', { horarios: ['08:00-25:00'] }, 'lojas.0.horarios.0: Diga o horário como 08:00-12:00.'],
    [
      'of no telephone',
      { telefone: '123' },
      'lojas.0.telefone: Este telefone não existe: diga o DDD e o número.',
    ],
    ['without a name', { nome: '  ' }, 'lojas.0.nome: Campo obrigatório.'],
  ])('is refused: %s', async (_, change, erro) => {
    expect(await listRecusados(save([nova(change), nova()]))).toContain(erro)
    expect(await app.sql`select from loja where idfornecedor = ${casa.idfornecedor}`).toHaveLength(1)
  })
})

describe('an area', () => {
  const anel: [number, number][] = [
    [-47.1, -23],
    [-47, -23],
    [-47, -22.9],
    [-47.1, -22.9],
    [-47.1, -23],
  ]
  const area = (coordinates: [number, number][][], change: Partial<Area> = {}): Area => ({
    versao: null,
    idarea: uuidv7(),
    tipo: 'DELIVERY',
    nome: 'Sul',
    geojson: { type: 'Polygon', coordinates },
    ...change,
  })

  test('serves the places in it as soon as it is drawn, with the box around it', async () => {
    const sul = area([anel])
    await draw([sul])
    await app.settle()
    expect((await app.fornecedores.find(casa.slug))?.areas.map(({ nome }) => nome)).toContain('Sul')
    const [row] =
      await app.sql`select lat_min, lat_max, lng_min, lng_max from area where idarea = ${sul.idarea}`
    expect(row).toEqual({ lat_min: -23, lat_max: -22.9, lng_min: -47.1, lng_max: -47 })
    const maior = anel.map(([lng, lat]): [number, number] => [lng === -47 ? -46.9 : lng, lat])
    await draw([{ idarea: sul.idarea, geojson: { type: 'Polygon', coordinates: [maior] }, versao: 1 }])
    const [agora] = await app.sql`select nome, lng_max from area where idarea = ${sul.idarea}`
    expect(agora).toEqual({ nome: 'Sul', lng_max: -46.9 })
  })

  test.each<[string, [number, number][][], string]>([
    ['open', [anel.slice(0, 4)], 'O contorno não fecha: o último ponto é o primeiro.'],
    [
      'crossed',
      [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
      'O contorno cruza a si mesmo.',
    ],
    [
      'of two corners',
      [
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ],
      'Uma área tem pelo menos três cantos.',
    ],
    [
      'with latitude first',
      [anel.map(([lng, lat]): [number, number] => [lat * 5, lng * 5])],
      'Há um ponto que não fica na Terra: diga a longitude e depois a latitude.',
    ],
    [
      'of a million corners',
      [Array.from({ length: 20_001 }, (): [number, number] => [0, 0])],
      'O contorno tem pontos demais: são no máximo 20.000.',
    ],
  ])('is refused: %s', async (_, coordinates, erro) => {
    expect(await listRecusados(draw([area(coordinates)]))).toEqual([`areas.0.geojson: ${erro}`])
  })
})
