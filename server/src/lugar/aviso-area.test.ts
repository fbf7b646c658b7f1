import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { purgeAvisosArea } from './aviso-area.repository.ts'
import { followAreas, sendAvisosArea } from './avisos-area.ts'

const ASK = 'POST /v4/fornecedor/aviso-area'
/** Far from every area of the tests. */
const longe = { lat: -10, lng: -40 }

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`update fornecedor set ativo = false`
  await app.sql`delete from aviso_area`
  await app.sql`delete from correio`
  loja = await buildFornecedor(app.sql)
})

const body = {
  ...longe,
  email: 'Bia@Vitrine.example',
  lugar: 'Rua das Flores, 12',
  tipoEntrega: 'DELIVERY' as const,
}
const ask = (extra: Partial<typeof body> & { idfornecedor?: string } = {}) =>
  app.call(ASK, { body: { ...body, ...extra } })
const send = async () => {
  await app.settle()
  return sendAvisosArea(app)
}
const listCartas = () => app.sql<{ para: string; assunto: string; texto: string }[]>`
  select para, assunto, texto from correio order by para`

/** The areas of a store grow until they hold the place. */
const reach = ({ idfornecedor }: FornecedorDeTeste, { lat, lng } = longe) => {
  const ring = [
    [lng - 1, lat - 1],
    [lng + 1, lat - 1],
    [lng + 1, lat + 1],
    [lng - 1, lat + 1],
    [lng - 1, lat - 1],
  ]
  return app.sql`
    update area set geojson = ${app.sql.json({ type: 'Polygon', coordinates: [ring] })},
      lat_min = ${lat - 1}, lat_max = ${lat + 1}, lng_min = ${lng - 1}, lng_max = ${lng + 1}
    where idfornecedor = ${idfornecedor}`
}

test('asked for twice, told once when a store comes to serve the place, and forgotten (ux 1.1.2)', async () => {
  expect((await ask()).dados).toEqual({
    ativo: true,
    mensagem: 'Avisaremos em bia@vitrine.example, uma vez.',
  })
  await ask()
  expect(await send()).toBe(0)
  await reach(loja)
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
  const [carta, ...others] = await listCartas()
  expect(others).toEqual([])
  expect(carta).toMatchObject({ para: 'bia@vitrine.example' })
  expect(carta?.assunto).toMatch(/já entrega em Rua das Flores, 12$/)
  expect(carta?.texto).toContain(`/${loja.slug}`)
  expect(await app.sql`select 1 from aviso_area`).toEqual([])
})

test('a place that is served cannot be waited for', async () => {
  await reach(loja)
  expect((await ask()).dados.ativo).toBe(false)
  expect(await app.sql`select 1 from aviso_area`).toEqual([])
})

test('who waits for one store hears of that one, who wants to fetch of a pickup area', async () => {
  const outra = await buildFornecedor(app.sql)
  await ask({ idfornecedor: outra.idfornecedor })
  await ask({ email: 'caio@vitrine.example', tipoEntrega: 'RETIRADA' as never })
  await app.sql`delete from area where idfornecedor = ${loja.idfornecedor} and tipo = 'RETIRADA'`
  await reach(loja)
  expect(await send()).toBe(0)
  await reach(outra)
  expect(await send()).toBe(2)
  expect((await listCartas()).map(({ assunto }) => assunto)).toEqual([
    expect.stringContaining('já entrega em'),
    expect.stringContaining('já tem retirada perto de'),
  ])
})

test('several jobs at once write one letter for each request', async () => {
  for (let i = 0; i < 12; i++) await ask({ email: `pessoa${i}@vitrine.example` })
  await reach(loja)
  const sent = await Promise.all(Array.from({ length: 5 }, send))
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12)
  expect(await listCartas()).toHaveLength(12)
})

test('one mailbox waits for ten places at most, and for a year', async () => {
  for (let i = 0; i < 12; i++) await ask({ lat: longe.lat + i / 100 })
  const count = async () => (await app.sql`select 1 from aviso_area`).length
  expect(await count()).toBe(10)
  await app.sql`update aviso_area set pedido_em = now() - interval '366 days' where lat > ${longe.lat}`
  await purgeAvisosArea(app.sql)
  expect(await count()).toBe(1)
})

test('it is sent soon after an area changed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const listeners: ((mudanca: {
    idfornecedor: string
    area: 'fornecedor' | 'produto'
    ids: null
  }) => void)[] = []
  const sends = vi.fn(() => Promise.resolve())
  followAreas({ onMudanca: (listener) => void listeners.push(listener) }, sends)
  for (const area of ['produto', 'fornecedor', 'fornecedor'] as const)
    listeners[0]?.({ idfornecedor: loja.idfornecedor, area, ids: null })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sends).toHaveBeenCalledTimes(1)
})
