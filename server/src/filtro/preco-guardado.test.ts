import { readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { listPrecosErrados } from '../teste/banco/list-precos-errados.ts'
import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** What lists by price are sorted by is what the products say, whatever is written (migration 0459, decision 0177). */
let app: AppDeTeste
let lojas: FornecedorDeTeste[]
let ids: string[]

beforeAll(async () => {
  app = await createTestApp()
  lojas = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from produto where idprodutoprincipal is not null`
  await app.sql`delete from produto`
  ids = []
  for (const loja of lojas)
    for (let i = 0; i < 4; i++) ids.push(await buildProduto(app.sql, loja, { preco: 5 * i + 1 }))
})

const mudanca = fc.oneof(
  fc.record({ preco: fc.constantFrom(null, 90_000, 100_000, 990_000), precooferta: fc.constant(null) }),
  fc.record({ preco: fc.constant(300_000), precooferta: fc.constantFrom(null, 99_999, 250_000) }),
  fc.record({ ativo: fc.boolean() }),
  fc.record({ vendas: fc.nat(9) }),
  fc.record({ nome: fc.constantFrom('Mate', 'Chá preto') }),
  fc.record({ custo: fc.constantFrom(null, 10_000), precominimo: fc.constantFrom(null, 20_000) }),
)
const passo = fc.oneof(
  { weight: 6, arbitrary: fc.record({ o: fc.constant('muda' as const), change: mudanca }) },
  { weight: 2, arbitrary: fc.record({ o: fc.constant('desiste' as const), change: mudanca }) },
  { weight: 1, arbitrary: fc.record({ o: fc.constantFrom('sai', 'vira', 'volta') }) },
)

/** What one of them writes, of some products of both suppliers. */
async function write(alvo: string[], { o, change = {} }: { o: string; change?: object }): Promise<void> {
  const { sql } = app
  const update = (db: typeof sql) =>
    db`update produto set ${db(change as Record<string, unknown>)} where idcadastroextraproduto = any(${alvo})`
  if (o === 'muda') await update(sql)
  if (o === 'desiste')
    await sql
      .begin(async (tx) => {
        await update(tx as unknown as typeof sql)
        throw new Error('undone')
      })
      .catch(() => {})
  // A product becomes a variant of another of its supplier, and a product of its own again.
  if (o === 'vira')
    await sql`
      update produto v set idprodutoprincipal = m.id
      from (select idfornecedor, (array_agg(idcadastroextraproduto order by sku))[1] as id from produto where idprodutoprincipal is null group by 1) m
      where v.idfornecedor = m.idfornecedor and v.idcadastroextraproduto <> m.id and v.idcadastroextraproduto = any(${alvo}) and v.variantes = 0`
  if (o === 'volta')
    await sql`update produto set idprodutoprincipal = null where idcadastroextraproduto = any(${alvo})`
  if (o === 'sai')
    await sql`delete from produto where idcadastroextraproduto = any(${alvo}) and variantes = 0`
}

test('whatever is written, of two suppliers at once too, the order by price is that of the products', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(passo, fc.nat(7), fc.integer({ min: 1, max: 8 })), { minLength: 1, maxLength: 8 }),
      async (passos) => {
        for (const [feito, from, quantos] of passos) {
          await write(ids.slice(from, from + quantos), feito)
          expect(await listPrecosErrados(app.sql)).toEqual([])
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

test('products that were there before are in it, too', async () => {
  const migracao = await readFile(
    new URL('../../db/migrations/0459-preco-sem-indice.sql', import.meta.url),
    'utf8',
  )
  const [enche] = /^insert into preco_em_vigor [^;]+;/m.exec(migracao) ?? []
  await app.sql`update produto set precooferta = 5000 where idcadastroextraproduto = ${ids[3] ?? ''}`
  await app.sql`delete from preco_em_vigor`
  expect(await listPrecosErrados(app.sql)).toHaveLength(ids.length)
  await app.sql.unsafe(enche ?? '')
  expect(await listPrecosErrados(app.sql)).toEqual([])
})

test('two who write prices of other products wait for nobody, whichever comes first', async () => {
  const both = Promise.withResolvers<void>()
  let dentro = 0
  const writes = ids.slice(0, 3).map((id, i) =>
    app.sql.begin(async (tx) => {
      await tx`update produto set preco = ${(i + 2) * 10_000} where idcadastroextraproduto = ${id}`
      dentro += 1
      if (dentro === 3) both.resolve()
      await both.promise
    }),
  )
  await Promise.all(writes)
  expect(await listPrecosErrados(app.sql)).toEqual([])
})

test('a new price leaves the indexes of its product alone', async () => {
  await app.sql.unsafe('vacuum analyze produto')
  await app.sql.begin(async (tx) => {
    // What earlier transactions of the connection have not told yet is among them.
    const count = async () => {
      const [row] = await tx<
        { hot: number; todas: number }[]
      >`select pg_stat_get_xact_tuples_hot_updated('produto'::regclass)::int as hot, pg_stat_get_xact_tuples_updated('produto'::regclass)::int as todas`
      return row ?? { hot: 0, todas: 0 }
    }
    const antes = await count()
    await tx`update produto set preco = preco + 990000, precovendaatacado = null, versao = versao + 1`
    const depois = await count()
    expect({ hot: depois.hot - antes.hot, todas: depois.todas - antes.todas }).toEqual({
      hot: ids.length,
      todas: ids.length,
    })
  })
})
