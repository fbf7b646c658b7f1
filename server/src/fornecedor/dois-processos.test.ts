import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildApp } from '../app.ts'
import { openDatabase, openNotificacoes } from '../infra/index.ts'
import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'

/** Issue 13 B: what a supplier changes is told by every process within two seconds, out of no memory and without a restart. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let outro: Awaited<ReturnType<typeof openOutro>>

async function openOutro() {
  const sql = openDatabase(app.url, { max: 2 })
  const notificacoes = await openNotificacoes(sql)
  const { fastify } = await buildApp({ config: app.config, sql, notificacoes })
  await fastify.ready()
  const close = async () => {
    await fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  return { fastify, close }
}

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outro = await openOutro()
})
afterAll(async () => {
  await outro.close()
  await app.close()
})

const caminhos = () => [
  `/v2/app/token/configuracao/fornecedor?idfornecedor=${loja.slug}`,
  `/v2/configuracao/fornecedor/${loja.idfornecedor}/tema`,
  `/v2/app/config/fornecedor/${loja.idfornecedor}/rodape`,
  `/v4/app/token/custom-content/${loja.idfornecedor}?contentType=ORDER_INSTRUCTIONS`,
]
const readAll = (fastify: AppDeTeste['fastify']) =>
  Promise.all(caminhos().map(async (url) => (await fastify.inject({ url })).body)).then((textos) =>
    textos.join('\n'),
  )

const DOIS_SEGUNDOS = { timeout: 2000, interval: 50 }

test.each([
  ['theme', { tema: { entradas: { brand: '#8a2be2' } } }, '--brand:#8a2be2;'],
  ['footer', { rodape: { horario_atendimento: 'Só de madrugada' } }, 'Só de madrugada'],
  ['menu', { menu: [{ nome: 'Novidades da casa', categoria: 'x' }] }, 'Novidades da casa'],
  ['page head', { seo: { title: 'Outro título' } }, 'Outro título'],
])('another %s', async (_, parte, texto) => {
  const processos = [app.fastify, outro.fastify]
  for (const fastify of processos) expect(await readAll(fastify)).not.toContain(texto)
  await app.sql`update fornecedor set config = config || ${app.sql.json(parte)} where idfornecedor = ${loja.idfornecedor}`
  await vi.waitFor(async () => {
    for (const fastify of processos) expect(await readAll(fastify)).toContain(texto)
  }, DOIS_SEGUNDOS)
})

test('other instructions for the order', async () => {
  await app.sql`update fornecedor set instrucoes_pedido = 'Toque a campainha' where idfornecedor = ${loja.idfornecedor}`
  await vi.waitFor(async () => {
    for (const fastify of [app.fastify, outro.fastify])
      expect(await readAll(fastify)).toContain('Toque a campainha')
  }, DOIS_SEGUNDOS)
})
