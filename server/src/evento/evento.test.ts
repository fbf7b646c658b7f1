import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { rodadaSolta } from '../fila/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  openRodada,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { pruneEventos } from './evento.repository.ts'
import { drainEventos, hasNovos, insertEventos } from './index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
/** Three orders of it. */
let pedidos: [number, number, number]

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  pedidos = [await order(loja), await order(loja), await order(loja)]
  await app.sql`delete from evento`
  await buildGancho(loja)
})

async function order(onde: FornecedorDeTeste): Promise<number> {
  const cliente = await buildCliente(app.sql, onde)
  const produto = await buildProduto(app.sql, onde, { preco: 50 })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja: onde, cliente, produto }),
    },
    { token: cliente.token },
  )
  return dados.numpedido
}

const buildGancho = ({ idfornecedor }: FornecedorDeTeste, ativo = true) => app.sql`
  insert into gancho (idgancho, idfornecedor, url, eventos, segredo, ativo)
  values (${uuidv7()}, ${idfornecedor}, 'https://loja.example/gancho', '{pedido.PAGO}', 'whsec_', ${ativo})`

const oferta = (numpedido: number, versao: number) => ({
  idfornecedor: loja.idfornecedor,
  tipo: 'orcamento.ACEITO' as const,
  dados: { numpedido, versao, total: 12.34 },
})

/** What one look takes, in its order: the versions that were told. */
async function look(onTake: () => void = () => {}): Promise<number[]> {
  const vistos: number[] = []
  await drainEventos(app.sql, 'ganchos', rodadaSolta, async (_tx, eventos) => {
    onTake()
    vistos.push(...eventos.map(({ idevento }) => idevento))
  })
  const rows = await app.sql<{ versao: number }[]>`
    select (dados ->> 'versao')::int as versao from evento join unnest(${vistos}::bigint[]) with ordinality as v(idevento, ordem) using (idevento) order by ordem`
  return rows.map(({ versao }) => versao)
}

test('what happened is seen once, in its order, as the contract says it', async () => {
  await insertEventos(app.sql, [oferta(pedidos[0], 1), oferta(pedidos[1], 2), oferta(pedidos[0], 3)])
  expect(await hasNovos(app.sql, 'ganchos')).toBe(true)
  expect(await look()).toEqual([1, 2, 3])
  expect(await look()).toEqual([])
  expect(await hasNovos(app.sql, 'ganchos')).toBe(false)
  const [row] = await app.sql`select tipo, numpedido, dados from evento order by idevento limit 1`
  expect(row).toEqual({
    tipo: 'orcamento.ACEITO',
    numpedido: pedidos[0],
    dados: { numpedido: pedidos[0], versao: 1, total: 12.34 },
  })
})

test("what waits for longer than a minute is left to the minute's job", async () => {
  expect(await hasNovos(app.sql, 'ganchos')).toBe(false)
  await insertEventos(app.sql, [oferta(pedidos[0], 1)])
  await app.sql`update evento set quando = now() - interval '61 seconds'`
  expect(await hasNovos(app.sql, 'ganchos')).toBe(false)
  await insertEventos(app.sql, [oferta(pedidos[0], 2)])
  expect(await hasNovos(app.sql, 'ganchos')).toBe(true)
  expect(await look()).toEqual([1, 2])
})

test('who throws or dies on the way sees it again', async () => {
  await insertEventos(app.sql, [oferta(pedidos[0], 1)])
  await expect(
    look(() => {
      throw new Error('down')
    }),
  ).rejects.toThrow('down')
  expect(await look()).toEqual([1])
})

test('one that cannot be handed on stops no other, and is handed on once it can be', async () => {
  await insertEventos(app.sql, [oferta(pedidos[0], 1), oferta(pedidos[1], 2), oferta(pedidos[2], 3)])
  const { rodada, falhas } = openRodada()
  const vistos: number[] = []
  await drainEventos(app.sql, 'ganchos', rodada, async (_tx, eventos) => {
    const versoes = eventos.flatMap(({ dados }) => ('versao' in dados ? [dados.versao] : []))
    if (versoes.includes(2)) throw new Error('down')
    vistos.push(...versoes)
  })
  expect([vistos, falhas.size]).toEqual([[1, 3], 1])
  expect(await look()).toEqual([2])
})

test('two processes that look at once see each event once', async () => {
  const todos = Array.from({ length: 40 }, (_, i) => i + 1)
  await insertEventos(
    app.sql,
    todos.map((versao) => oferta(pedidos[versao % 3] ?? 0, versao)),
  )
  const vistos = (await Promise.all([look(), look(), look()])).flat()
  // Who came while another looked left it to that one.
  expect([...vistos, ...(await look())]).toEqual(todos)
})

test('an event that is committed after a later one was seen is not passed over', async () => {
  const { promise: solto, resolve: release } = Promise.withResolvers<void>()
  const { promise: escrito, resolve: onEscrito } = Promise.withResolvers<void>()
  const lento = app.sql.begin(async (tx) => {
    await insertEventos(tx, [oferta(pedidos[0], 1)])
    onEscrito()
    await solto
  })
  await escrito
  await insertEventos(app.sql, [oferta(pedidos[1], 2)])
  expect(await look()).toEqual([2])
  release()
  await lento
  expect(await look()).toEqual([1])
})

test('a supplier that nobody listens to leaves nothing to be seen, and its events stand all the same', async () => {
  const outra = await buildFornecedor(app.sql)
  await buildGancho(outra, false)
  await order(outra)
  expect(await look()).toEqual([])
  expect(
    await app.sql`select tipo from evento where idfornecedor = ${outra.idfornecedor} order by idevento limit 1`,
  ).toEqual([{ tipo: 'pedido.ENVIADO' }])
})

test('what was undone is told to nobody', async () => {
  const undone = app.sql.begin(async (tx) => {
    await insertEventos(tx, [oferta(pedidos[0], 4)])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await look()).toEqual([])
})

test('people who watch an order hear once of each thing that happens to it, at its commit; nobody hears of a new order or of what was rolled back', async () => {
  const ouvidos: number[] = []
  await app.settle()
  const stop = app.notificacoes.onPedido((numpedido) => ouvidos.push(numpedido))
  const novo = await order(loja)
  const { promise: solto, resolve: release } = Promise.withResolvers<void>()
  const { promise: escrito, resolve: onEscrito } = Promise.withResolvers<void>()
  const fato = app.sql.begin(async (tx) => {
    await insertEventos(tx, [oferta(novo, 1), oferta(novo, 2), oferta(pedidos[0], 1)])
    onEscrito()
    await solto
  })
  const undone = app.sql.begin(async (tx) => {
    await insertEventos(tx, [oferta(pedidos[1], 1)])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await escrito
  await app.settle()
  // Of the new order only its charge was told of, after the provider was asked for it.
  expect(ouvidos).toEqual([novo])
  release()
  await fato
  await app.settle()
  stop()
  expect(ouvidos.slice(1).toSorted()).toEqual([pedidos[0], novo].toSorted())
})

test('events are kept for 90 days, and as long as somebody has not seen them', async () => {
  await insertEventos(app.sql, [oferta(pedidos[0], 5), oferta(pedidos[1], 6)])
  await look()
  await insertEventos(app.sql, [oferta(pedidos[2], 7)])
  await app.sql`update evento set quando = now() - interval '91 days' where numpedido <> ${pedidos[1]}`
  expect(await pruneEventos(app.sql)).toBe(1)
  expect(await app.sql`select dados ->> 'versao' as versao from evento order by 1`).toEqual([
    { versao: '6' },
    { versao: '7' },
  ])
})

test('edits of records are the audit: they are kept for five years', async () => {
  await app.sql`
    insert into evento (idfornecedor, tipo, dados, quando)
    select ${loja.idfornecedor}, 'cadastro.MUDADO', jsonb_build_object('versao', n), now() - make_interval(years => n) from unnest('{4, 6}'::int[]) n`
  expect(await pruneEventos(app.sql)).toBe(1)
  expect(await app.sql`select dados ->> 'versao' as versao from evento where numpedido is null`).toEqual([
    { versao: '4' },
  ])
})
