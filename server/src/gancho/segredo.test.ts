import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildFornecedor, createTestApp, openRodada, type AppDeTeste } from '../teste/index.ts'
import { openSegredo, sealSegredo } from './segredo.ts'
import { sealGanchos } from './seal-ganchos.ts'
import { makeSegredo } from './sign.ts'

const chaveDe = (id: string) => ({ id, chave: randomBytes(32) })
const [nova, velha] = [chaveDe('2027'), chaveDe('2026')]
const comChaves = (...chavesSelo: (typeof nova)[]) => ({ demo: true, chavesSelo })

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function insert(segredo: string, anterior: { segredo: string; ate: Date } | null = null) {
  const { idfornecedor } = await buildFornecedor(app.sql)
  const idgancho = uuidv7()
  await app.sql`
    insert into gancho (idgancho, idfornecedor, url, eventos, segredo, segredo_anterior, anterior_ate)
    values (${idgancho}, ${idfornecedor}, 'https://erp.example/vitrine', ${['pedido.PAGO']}, ${segredo}, ${anterior?.segredo ?? null}, ${anterior?.ate ?? null})`
  return idgancho
}
const read = async (idgancho: string) => {
  const [row] = await app.sql<{ segredo: string; segredo_anterior: string | null }[]>`
    select segredo, segredo_anterior from gancho where idgancho = ${idgancho}`
  return row ?? { segredo: '', segredo_anterior: null }
}
const amanha = () => new Date(Date.now() + 86_400_000)

test('secrets from before there was a key are sealed once, each for its own webhook, and open as they were', async () => {
  const [segredo, anterior] = [makeSegredo(), makeSegredo()]
  const idgancho = await insert(segredo, { segredo: anterior, ate: amanha() })
  const config = comChaves(nova)
  await Promise.all([sealGanchos({ sql: app.sql, config }), sealGanchos({ sql: app.sql, config })])
  const guardado = await read(idgancho)
  expect(guardado.segredo).toMatch(/^2027\./)
  expect(openSegredo(config, idgancho, guardado.segredo)).toBe(segredo)
  expect(openSegredo(config, idgancho, guardado.segredo_anterior ?? '')).toBe(anterior)
  expect(openSegredo(config, uuidv7(), guardado.segredo), 'taken elsewhere').toBeNull()
  expect(await sealGanchos({ sql: app.sql, config })).toBe(0)
})

test('a key that was replaced seals nothing more after a round; one that is gone leaves the secret, and says so', async () => {
  const segredo = makeSegredo()
  const idgancho = await insert(segredo)
  await sealGanchos({ sql: app.sql, config: comChaves(velha) })
  const { rodada } = openRodada()
  await sealGanchos({ sql: app.sql, config: comChaves(nova, velha) }, rodada)
  const { segredo: selado } = await read(idgancho)
  expect(openSegredo(comChaves(nova), idgancho, selado)).toBe(segredo)
  await sealGanchos({ sql: app.sql, config: comChaves(chaveDe('2028')) })
  expect(await read(idgancho)).toMatchObject({ segredo: selado })
  expect(openSegredo(comChaves(), idgancho, selado)).toBeNull()
})

test('without a key they are kept as they are, and go out all the same; what signs nothing more is forgotten', async () => {
  const segredo = makeSegredo()
  const idgancho = await insert(segredo, { segredo: makeSegredo(), ate: new Date(0) })
  expect(await sealGanchos({ sql: app.sql, config: comChaves() })).toBe(0)
  expect(await read(idgancho)).toEqual({ segredo, segredo_anterior: null })
  expect(sealSegredo(comChaves(), idgancho, segredo)).toBe(segredo)
  expect(openSegredo(comChaves(), idgancho, segredo)).toBe(segredo)
})
