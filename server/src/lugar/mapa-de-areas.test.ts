import { afterAll, beforeAll, expect, test } from 'vitest'

import { containsPonto, type Area, type Posicao } from '@vitrine/rules/poligono'
import type { TipoEntrega } from '@vitrine/contract'

import { buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'

/** Who serves a place is looked up in a grid; it is whoever has an area around it, asked of one after the other (readings 8). */
const FIND = 'GET /v2/app/{session_token}/fornecedor'
const FORNECEDORES = 30
const PONTOS = 400
const CORNERS = 9

let app: AppDeTeste
let semente = 16

/** From 0 to 1, the same at each run. */
function random(): number {
  semente = (semente * 1_103_515_245 + 12_345) % 2_147_483_648
  return semente / 2_147_483_648
}

beforeAll(async () => {
  app = await createTestApp()
  await app.sql`update fornecedor set ativo = false`
  for (let i = 0; i < FORNECEDORES; i++) {
    const { idfornecedor } = await buildFornecedor(app.sql)
    await drawAreas(idfornecedor)
  }
}, 120_000)
afterAll(() => app.close())

/** A star around a place, some of a district, some of a state, one in five with a hole. */
function drawArea(): Area {
  const [lat, lng, raio] = [-10 - random() * 3, -50 - random() * 3, random() < 0.2 ? 4 : random() * 0.6]
  const ring = (share: number): Posicao[] => {
    const corners = Array.from({ length: CORNERS }, (_, i): Posicao => {
      const far = raio * share * (0.4 + 0.6 * random())
      const angle = (2 * Math.PI * i) / CORNERS
      return [lng + far * Math.cos(angle), lat + far * Math.sin(angle)]
    })
    return [...corners, corners[0] as Posicao] // nine corners
  }
  return { type: 'Polygon', coordinates: random() < 0.2 ? [ring(1), ring(0.3)] : [ring(1)] }
}

async function drawAreas(idfornecedor: string): Promise<void> {
  const areas = await app.sql<
    { idarea: string }[]
  >`select idarea from area where idfornecedor = ${idfornecedor}`
  for (const { idarea } of areas) {
    const area = drawArea()
    const corners = (area.coordinates as Posicao[][]).flat()
    const [lats, lngs] = [corners.map(([, lat]) => lat), corners.map(([lng]) => lng)]
    await app.sql`
      update area set geojson = ${app.sql.json(area as never)}, lat_min = ${Math.min(...lats)}, lat_max = ${Math.max(...lats)},
        lng_min = ${Math.min(...lngs)}, lng_max = ${Math.max(...lngs)} where idarea = ${idarea}`
  }
}

async function expectSame(): Promise<number> {
  const areas = await app.sql<{ idfornecedor: string; tipo: TipoEntrega; geojson: Area }[]>`
    select a.idfornecedor, a.tipo, a.geojson from area a join fornecedor f using (idfornecedor) where f.ativo`
  let achados = 0
  for (let i = 0; i < PONTOS; i++) {
    const ponto = { lat: -9 - random() * 5, lng: -49 - random() * 5 }
    const tipoEntrega = random() < 0.5 ? 'DELIVERY' : 'RETIRADA'
    const wanted = areas.filter(({ tipo, geojson }) => tipo === tipoEntrega && containsPonto(geojson, ponto))
    const { dados } = await app.call(FIND, {
      params: { session_token: 'token' },
      query: { ...ponto, tipoEntrega, limit: 100 },
    })
    const ids = (each: readonly { idfornecedor: string }[]) =>
      [...new Set(each.map(({ idfornecedor }) => idfornecedor))].toSorted()
    expect([ponto, ids(dados.fornecedores)]).toEqual([ponto, ids(wanted)])
    achados += wanted.length
  }
  return achados
}

test('of random areas and points the same are found as by asking every area, also after they changed', async () => {
  expect(await expectSame()).toBeGreaterThan(PONTOS)
  const todos = await app.sql<{ idfornecedor: string }[]>`select idfornecedor from fornecedor where ativo`
  for (const [i, { idfornecedor }] of todos.entries()) {
    if (i % 3 === 0) await drawAreas(idfornecedor)
    if (i % 7 === 0) await app.sql`update fornecedor set ativo = false where idfornecedor = ${idfornecedor}`
  }
  await app.settle()
  expect(await expectSame()).toBeGreaterThan(PONTOS)
}, 120_000)
