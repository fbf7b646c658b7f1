import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** The tree of categories by the calls of the panel (issue 17, line 3; decision 0144). */
const BASE = '/painel/v1/{idfornecedor}/categorias'

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const ofDona = () => ({ token: dona.token })
async function save(nome: string, mais: object = {}): Promise<string> {
  const idcategoria = uuidv7()
  const body = {
    nome,
    slug: `c-${idcategoria.slice(-12)}`,
    icone: 'wine',
    fundo: '#f2f2ef',
    ordem: 0,
    ...mais,
  }
  const { status } = await app.call(
    `PUT ${BASE}/{idcategoria}`,
    { params: { ...params(), idcategoria }, body },
    ofDona(),
  )
  expect(status).toBe(200)
  return idcategoria
}
const list = async () => (await app.call(`GET ${BASE}`, { params: params() }, ofDona())).dados.data

test('a category is written, counted, moved and removed, each change with its version', async () => {
  const vinhos = await save('Vinhos', { ordem: 1 })
  const tintos = await save('Tintos', { idcategoriapai: vinhos, ordem: 2 })
  const doces = await save('Doces', { ordem: 3 })
  await buildProduto(app.sql, { ...casa, idcategoria: tintos })
  expect((await list()).find(({ idcategoria }) => idcategoria === tintos)).toMatchObject({
    nome: 'Tintos',
    idcategoriapai: vinhos,
    produtos: 1,
    versao: 1,
  })
  const movida = await app.call(
    `PUT ${BASE}`,
    {
      params: params(),
      body: {
        categorias: [
          { idcategoria: doces, idcategoriapai: vinhos, ordem: 0, versao: 1 },
          { idcategoria: tintos, idcategoriapai: vinhos, ordem: 1, versao: 1 },
        ],
      },
    },
    ofDona(),
  )
  const dentro = movida.dados.data.filter(({ idcategoriapai }) => idcategoriapai === vinhos)
  expect(dentro.map(({ nome, ordem, versao }) => [nome, ordem, versao])).toEqual([
    ['Doces', 0, 2],
    ['Tintos', 1, 2],
  ])
  const remove = (idcategoria: string, versao: number) =>
    app.call(
      `DELETE ${BASE}/{idcategoria}`,
      { params: { ...params(), idcategoria }, query: { versao } },
      ofDona(),
    )
  expect((await remove(vinhos, 1)).falha?.codigo).toBe('cadastro_em_uso')
  expect((await remove(tintos, 2)).falha?.codigo).toBe('cadastro_em_uso')
  expect((await remove(doces, 1)).falha?.codigo).toBe('cadastro_mudou')
  expect((await remove(doces, 2)).dados).toEqual({ removida: true })
  expect((await remove(doces, 2)).falha?.codigo).toBe('nao_encontrado')
})

describe('places are refused, all of them,', () => {
  const move = (
    categorias: { idcategoria: string; idcategoriapai: string | null; ordem: number; versao?: number }[],
  ) => app.call(`PUT ${BASE}`, { params: params(), body: { categorias } }, ofDona())

  test('on a third level, below itself, and below what another store has', async () => {
    const vinhos = await save('Vinhos')
    const tintos = await save('Tintos', { idcategoriapai: vinhos })
    const doces = await save('Doces', { ordem: 7 })
    const alheia = (await buildFornecedor(app.sql)).idcategoria
    for (const pai of [tintos, doces, alheia]) {
      const { falha } = await move([
        { idcategoria: vinhos, idcategoriapai: null, ordem: 9 },
        { idcategoria: doces, idcategoriapai: pai, ordem: 0 },
      ])
      expect(falha?.codigo).toBe('entrada_invalida')
    }
    expect((await list()).find(({ idcategoria }) => idcategoria === vinhos)?.ordem).toBe(0)
    expect((await list()).find(({ idcategoria }) => idcategoria === doces)?.ordem).toBe(7)
  })

  test('where somebody else changed one meanwhile', async () => {
    const [vinhos, doces] = [await save('Vinhos'), await save('Doces')]
    expect((await move([{ idcategoria: doces, idcategoriapai: null, ordem: 5, versao: 1 }])).status).toBe(200)
    const { falha } = await move([
      { idcategoria: vinhos, idcategoriapai: null, ordem: 1, versao: 1 },
      { idcategoria: doces, idcategoriapai: null, ordem: 2, versao: 1 },
    ])
    expect(falha?.codigo).toBe('cadastro_mudou')
    expect((await list()).find(({ idcategoria }) => idcategoria === vinhos)?.ordem).toBe(0)
  })
})
