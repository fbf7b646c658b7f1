import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { purgeVerificacoes } from '../verificacao/verificacao.repository.ts'

const GUARDA = 'POST /v4/cart/{idfornecedor}/guardado'
const LE = 'GET /v4/cart/{idfornecedor}/guardado/{chave}'
const UM_ID = '01890000-0000-7000-8000-000000000001'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp({ demo: false })
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const keep = () => app.call(GUARDA, { params: { idfornecedor: loja.slug }, query: {}, body: { cartItens } })
const read = async (chave: string, { slug } = loja) =>
  (await app.call(LE, { params: { idfornecedor: slug, chave }, query: {} })).dados.cartItens
const combo = {
  id: UM_ID,
  quantidade: 2,
  embalarParaPresente: true,
  idcombopromocional_cabecalho: UM_ID,
  produtos: [{ idgrupo: UM_ID, id: UM_ID, escolhas: 3 }],
}
const cartItens = [combo, { id: UM_ID, quantidade: 0.25, embalarParaPresente: false }]

test('a visitor’s lines come back whole to who has the key, at their own store alone (issue 13 B)', async () => {
  const { chave } = (await keep()).dados
  expect(await read(chave)).toEqual(cartItens)
  expect(await read(chave, outra)).toEqual([])
  expect(await read('outra-chave')).toEqual([])
  const rows = await app.sql`select g::text as linha from carrinho_guardado g`
  expect(JSON.stringify(rows)).not.toContain(chave)
})

test('they are gone after a week, from the table too', async () => {
  const { chave } = (await keep()).dados
  await app.sql`update carrinho_guardado set expira_em = expira_em - interval '7 days'`
  expect(await read(chave)).toEqual([])
  await purgeVerificacoes(app.sql)
  expect(await app.sql`select 1 from carrinho_guardado`).toHaveLength(0)
})

test('one address keeps 60 of them in an hour, and no more', async () => {
  await app.sql`delete from tentativa_verificacao`
  const answers = []
  for (let i = 0; i < 61; i++) answers.push((await keep()).status)
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(answers[60]).toBe(429)
})
