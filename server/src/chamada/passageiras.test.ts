import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildApp, type App } from '../app.ts'
import { openDatabase, openNotificacoes, portaoOf, prazos, type Sql } from '../infra/index.ts'
import { waitBefore } from '../infra/banco/repeat.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/**
 * Y: what PostgreSQL undid because of others is tried again, then said as something that passes: 503 with Retry-After, never 500.
 * PostgreSQL itself raises each error here, in the middle of an order and of a move.
 */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
/** The same app on a pool that gives a lock up soon. */
let outro: App
let sql: Sql
let end: () => Promise<void>

beforeAll(async () => {
  app = await createTestApp()
  sql = openDatabase(app.url, { max: 4, prazos: { ...prazos.loja, lock_timeout: 200 } })
  const notificacoes = await openNotificacoes(sql)
  outro = await buildApp({ config: app.config, sql, notificacoes })
  end = async () => {
    await outro.fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { preco: 10, estoque: 100_000 })
  // A sequence is not undone: it counts what was tried.
  await app.sql.unsafe(`
    create table falta (codigo text, vezes int);
    create sequence tentativas minvalue 0 start 0;
    create function falhar() returns trigger language plpgsql as $$
    declare f falta;
    begin
      select * into f from falta;
      if f.codigo is null then return new; end if;
      if nextval('tentativas') < f.vezes then raise exception 'undone' using errcode = f.codigo; end if;
      return new;
    end $$;
    create trigger falhar before insert or update on pedido for each row execute function falhar()`)
})
afterAll(async () => {
  await end()
  await app.close()
})
beforeEach(async () => {
  await fail(null, 0)
})

/** The next `vezes` times that an order is written fail with `codigo`. */
async function fail(codigo: string | null, vezes: number) {
  await app.sql`delete from falta`
  await app.sql`insert into falta values (${codigo}, ${vezes})`
  await app.sql`select setval('tentativas', 0, false)`
}
const countTentativas = async () => {
  const [linha] = await app.sql<{ n: number }[]>`
    select case when is_called then last_value + 1 else 0 end::int as n from tentativas`
  return linha?.n
}

let counter = 0
function submissao() {
  counter += 1
  return buildSubmissao(
    { loja, cliente: ana, produto: arroz },
    {
      itens: [{ id: arroz, quantidade: counter, embalarParaPresente: false }],
      formaPagamento: { temForma: true, idformapagto: loja.idPix },
    },
  )
}
const post = (url: string, payload: object) =>
  outro.fastify.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${ana.token}` } })
const buy = () => post(`/v2/app/token/usuario/${ana.idcliente}/pedido`, submissao())
const buyNum = async () => (await buy()).json<{ numpedido: number }>().numpedido
const cancel = (num: number) => post(`/v4/orders/${num}/cancelar`, { motivo: 'porque sim' })

/** A single statement, and a transaction. */
const escritas: [string, () => Promise<() => Promise<{ statusCode: number }>>][] = [
  ['an order', () => Promise.resolve(buy)],
  [
    'a move',
    async () => {
      const num = await buyNum()
      return () => cancel(num)
    },
  ],
]
const vezes = { '40P01': 4, '40001': 4, '55P03': 1 }
const casos = escritas.flatMap(([nome, prepare]) =>
  Object.entries(vezes).map(([codigo, n]) => ({ nome, prepare, codigo, n })),
)

test.each(casos)('$nome that meets $codigo is tried again, and done', async ({ prepare, codigo, n }) => {
  const write = await prepare()
  await fail(codigo, n)
  expect((await write()).statusCode).toBe(200)
  expect(await countTentativas()).toBeGreaterThan(n)
})

test.each(casos)(
  '$nome that meets $codigo again and again: 503, Retry-After',
  async ({ prepare, codigo, n }) => {
    const write = await prepare()
    const antes = portaoOf(sql).repetidas.get(codigo) ?? 0
    await fail(codigo, 1000)
    expect(await write()).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
    expect(await countTentativas()).toBe(n + 1)
    expect(portaoOf(sql).repetidas.get(codigo)).toBe(antes + n)
  },
)

test('an order that somebody else holds for long: 503, Retry-After, and it is as it was', async () => {
  const num = await buyNum()
  await app.sql.begin(async (tx) => {
    await tx`select from pedido where numpedido = ${num} for update`
    const response = await cancel(num)
    expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
    expect(response.json()).toMatchObject({ codigo: 'indisponivel' })
  })
  expect((await cancel(num)).statusCode).toBe(200)
})

test('the pause before each try is a random one, which may be twice as long as the one before', () => {
  const erro = Object.assign(new Error('deadlock'), { code: '40P01' })
  for (const tentativa of [1, 2, 3, 4]) {
    const pausas = Array.from({ length: 50 }, () => waitBefore(erro, tentativa) ?? NaN)
    expect(new Set(pausas).size).toBeGreaterThan(1)
    expect(Math.min(...pausas)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...pausas)).toBeLessThan(25 * 2 ** tentativa)
    // Half of the greatest pause is passed once in fifty, but for one time in 2^50.
    expect(Math.max(...pausas)).toBeGreaterThan(25 * 2 ** (tentativa - 1))
  }
  expect(waitBefore(erro, 5)).toBeNull()
})
