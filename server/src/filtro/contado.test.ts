import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { LIMITES } from './faixas.ts'

/** Counts that are kept when products are written are those of the products (migrations 0260, 0261). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: string
let ids: string[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outra = uuidv7()
  await app.sql`insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem) values (${loja.idfornecedor}, ${outra}, 'outra', 'Outra', 'wine', '#ffffff', 1)`
  ids = []
  for (let i = 0; i < 8; i++)
    ids.push(
      await buildProduto(app.sql, loja, { nome: `Chá ${i} verde`, tags: ['vegano'], preco: 5 * i + 1 }),
    )
})
afterAll(() => app.close())

/** Counts that are not those of the products, kept and counted. */
async function listErrados(): Promise<readonly unknown[]> {
  return app.sql`
    select * from (
      select idfornecedor, grupo, idcategoria, valor, sum(total) as guardado from contagem_produto group by 1, 2, 3, 4
    ) g full join (
      select p.idfornecedor, k.grupo, k.idcategoria, k.valor, count(*) as contado
      from produto p, f_contas(p.idcategoria, p.marca, p.embalagem, p.tags, coalesce(p.precooferta, p.preco)) k
      where p.ativo and p.idprodutoprincipal is null group by 1, 2, 3, 4
      union all
      select p.idfornecedor, 'palavra', null, k, count(*) from produto p, f_palavras_de(p.doc) k where p.ativo group by 1, 4
    ) c on (g.idfornecedor, g.grupo, g.valor) = (c.idfornecedor, c.grupo, c.valor) and g.idcategoria is not distinct from c.idcategoria
    where coalesce(guardado, 0) <> coalesce(contado, 0)`
}

const mudanca = fc.oneof(
  fc.record({ ativo: fc.boolean() }),
  fc.record({ marca: fc.constantFrom('Serra', 'Vale') }),
  fc.record({ embalagem: fc.constantFrom('un', 'caixa') }),
  fc.record({ nome: fc.constantFrom('Mate', 'Chá preto', 'Chá de 2 ervas') }),
  fc.record({ tags: fc.constantFrom([], ['vegano'], ['vegano', 'novo', 'novo']) }),
  fc.record({ preco: fc.constantFrom(null, 90_000, 100_000, 990_000), precooferta: fc.constant(null) }),
  fc.record({ preco: fc.constant(300_000), precooferta: fc.constantFrom(99_999, 250_000) }),
)

test('whatever is written, the kept counts are those of the products', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(7), mudanca, fc.nat(3)), { minLength: 1, maxLength: 6 }),
      async (mudancas) => {
        for (const [i, change, others] of mudancas) {
          const alvo = ids.slice(i, i + 1 + others)
          await app.sql`update produto set ${app.sql(change)} where idcadastroextraproduto = any(${alvo})`
        }
        expect(await listErrados()).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})

test('variants count with their main product, moves count where they went, and what is gone counts no more', async () => {
  await app.sql`update produto set idprodutoprincipal = ${ids[0] ?? ''} where idcadastroextraproduto = ${ids[1] ?? ''}`
  expect(await listErrados()).toEqual([])
  await app.sql`update produto set idcategoria = ${outra} where idcadastroextraproduto = any(${ids.slice(2, 5)})`
  expect(await listErrados()).toEqual([])
  const sai = await buildProduto(app.sql, loja, { nome: 'Chá raro' })
  await app.sql`delete from produto where idcadastroextraproduto = ${sai}`
  expect(await listErrados()).toEqual([])
})

test('two who write at once wait for nobody, and nothing of either is lost; what is undone was never counted', async () => {
  const both = Promise.withResolvers<void>()
  let dentro = 0
  const write = (id: string, fails: boolean) =>
    app.sql.begin(async (tx) => {
      await tx`update produto set ativo = not ativo where idcadastroextraproduto = ${id}`
      dentro += 1
      if (dentro === 3) both.resolve()
      // None of them ends before all have written.
      await both.promise
      if (fails) throw new Error('undone')
    })
  const ends = await Promise.allSettled([
    write(ids[5] ?? '', false),
    write(ids[6] ?? '', false),
    write(ids[7] ?? '', true),
  ])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await listErrados()).toEqual([])
  const partes = () => app.sql`select from contagem_produto where parcela > 0`
  expect((await partes()).length).toBeGreaterThan(0)
  await app.sql`update produto set ativo = not ativo where idcadastroextraproduto = ${ids[5] ?? ''}`
  expect(await partes()).toHaveLength(0)
  expect(await listErrados()).toEqual([])
})

test('bands begin and end in SQL where they do in the filters', async () => {
  const precos = LIMITES.map(toDecimilesimos).flatMap((limite) => [limite, limite + 1, limite - 1])
  const rows = await app.sql<
    { faixa: number }[]
  >`select f_faixa(p) as faixa from unnest(${precos}::bigint[]) with ordinality as u (p, i) order by i`
  const esperadas = precos.map((preco) => LIMITES.filter((limite) => toDecimilesimos(limite) <= preco).length)
  expect(rows.map(({ faixa }) => faixa)).toEqual(esperadas)
})
