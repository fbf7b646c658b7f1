import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { buildApp } from '../app.ts'
import { createFornecedores } from '../fornecedor/index.ts'
import { openDatabase, openNotificacoes, trackGeracoes, uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { openFio, type Fio } from '../teste/banco/open-fio.ts'

/** What is answered out of memory after a write of the panel knows of it, however late PostgreSQL's word comes (decision 0198). */
let app: AppDeTeste
let fio: Fio
let longe: ReturnType<typeof openDatabase>
let loja: FornecedorDeTeste
const ATRASO_MS = 300

beforeAll(async () => {
  app = await createTestApp()
  fio = await openFio(app.url)
  longe = openDatabase(fio.url, { max: 1, name: 'longe' })
})
afterAll(async () => {
  await longe.end()
  await fio.close()
  await app.close()
})
beforeEach(async () => {
  fio.delay(0)
  loja = await buildFornecedor(app.sql)
})

test('a price for a group that was just written is in the table that is read next', async () => {
  await buildProduto(app.sql, loja, { nome: 'Queijo', preco: 10 })
  const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const notificacoes = await openNotificacoes(longe)
  const { fastify } = await buildApp({ config: app.config, sql: app.sql, notificacoes })
  const painel = `/painel/v1/${loja.idfornecedor}`
  const headers = { authorization: `Bearer ${token}` }
  const readPreco = async () =>
    (await fastify.inject({ url: `${painel}/precos/tabela?grupo=ouro`, headers })).json().data[0].precofinal
  expect(await readPreco()).toBe(10)

  fio.delay(ATRASO_MS)
  const gravada = await fastify.inject({
    method: 'PUT',
    url: `${painel}/politicas/${uuidv7()}`,
    payload: { nome: 'Ouro', efeito: { precofixo: 8.5 }, condicoes: { tags: ['ouro'] } },
    headers,
  })
  expect(gravada.statusCode).toBe(200)
  expect(await readPreco()).toBe(8.5)

  await fastify.close()
  await notificacoes.close()
})

test('who waits for what was committed has heard it, also by the connection after one that was lost; where none comes nobody waits', async () => {
  const notificacoes = await openNotificacoes(longe)
  let ouvidas = 0
  notificacoes.onMudanca((mudanca) => (ouvidas += mudanca?.idfornecedor === loja.idfornecedor ? 1 : 0))
  fio.delay(ATRASO_MS)
  await app.sql`update fornecedor set nome = 'Outro' where idfornecedor = ${loja.idfornecedor}`
  expect(ouvidas).toBe(0)
  await notificacoes.catchUp()
  expect(ouvidas).toBe(1)

  fio.delay(0)
  const tudo = vi.fn<() => void>()
  notificacoes.onMudanca((mudanca) => mudanca ?? tudo())
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'longe' and datname = current_database()`
  await vi.waitFor(() => expect(notificacoes.isListening()).toBe(false))
  await notificacoes.catchUp()
  expect(tudo).toHaveBeenCalledOnce()

  await notificacoes.close()
  await notificacoes.catchUp()
})

test('a supplier that is being read when it changes is read anew for who asks after that', async () => {
  const fornecedores = createFornecedores(longe, trackGeracoes(app.notificacoes))
  // Its statement is prepared: the next reading is one word there and one back.
  await fornecedores.find('ninguem')
  fio.delay(ATRASO_MS)
  const antes = fornecedores.find(loja.slug)
  await wait(ATRASO_MS / 2)
  await app.sql`update fornecedor set nome = 'Outro' where idfornecedor = ${loja.idfornecedor}`
  await app.notificacoes.catchUp()
  const depois = fornecedores.find(loja.slug)
  expect((await antes)?.nome).not.toBe('Outro')
  expect((await depois)?.nome).toBe('Outro')
})
