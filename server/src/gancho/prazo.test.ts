import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  startReceptor,
  type AppDeTeste,
  type FornecedorDeTeste,
  type Receptor,
} from '../teste/index.ts'
import { createGanchoTarefas } from './gancho.tarefas.ts'

/** p99 of an unloaded shop (issue 11, O9). */
const PRAZO_MS = 2000

let app: AppDeTeste
let receptores: Receptor[]

beforeAll(async () => {
  app = await createTestApp()
  // Runs the job at once, instead of waiting for its minute.
  const [tarefa] = createGanchoTarefas(app)
  tarefa?.follow?.(app.notificacoes, async (run = tarefa.run) => void (await run(openRodada().rodada)))
})
afterAll(() => app.close())
beforeEach(() => {
  receptores = []
})
afterEach(() => Promise.all(receptores.map((receptor) => receptor.close())))

async function open(): Promise<{ loja: FornecedorDeTeste; receptor: Receptor }> {
  const receptor = await startReceptor()
  receptores.push(receptor)
  const loja = await buildFornecedor(app.sql)
  await app.sql`
    insert into gancho (idgancho, idfornecedor, url, eventos, segredo)
    values (${uuidv7()}, ${loja.idfornecedor}, ${receptor.url}, ${['pedido.ENVIADO']}, 'whsec_c2VncmVkby1kZS10ZXN0ZQ==')`
  return { loja, receptor }
}

/** Paid on delivery: nothing happens to it after it was written. Answers when it was there. */
async function submit(loja: FornecedorDeTeste): Promise<number> {
  const cliente = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja)
  const formaPagamento = { temForma: true, idformapagto: loja.idNaEntrega }
  const { falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }, { formaPagamento }),
    },
    { token: cliente.token },
  )
  expect(falha.codigo).toBeUndefined()
  return performance.now()
}

test('a new order is told within two seconds, each time', async () => {
  const { loja, receptor } = await open()
  for (let n = 1; n <= 4; n += 1) {
    const desde = await submit(loja)
    await expect.poll(() => receptor.recebidos.length, { timeout: 10_000, interval: 20 }).toBe(n)
    expect(performance.now() - desde).toBeLessThan(PRAZO_MS)
  }
}, 60_000)

test('receivers that do not answer hold up nobody else, and have no more than two lanes each', async () => {
  const lentas = [await open(), await open()]
  for (const { receptor } of lentas) receptor.answer(() => new Promise(() => {}))
  for (const { loja } of lentas) for (let n = 0; n < 3; n += 1) await submit(loja)
  const { loja, receptor } = await open()
  for (const lenta of lentas)
    await expect.poll(() => lenta.receptor.recebidos.length, { timeout: 5000 }).toBe(2)
  for (let n = 1; n <= 2; n += 1) {
    const desde = await submit(loja)
    await expect.poll(() => receptor.recebidos.length, { timeout: 10_000, interval: 20 }).toBe(n)
    expect(performance.now() - desde).toBeLessThan(PRAZO_MS)
  }
  expect(lentas.map((lenta) => lenta.receptor.recebidos.length)).toEqual([2, 2])
}, 60_000)
