import { afterAll, beforeAll, expect, test } from 'vitest'

import { whereLista, type FiltroLista } from '../filtro/index.ts'
import type { Fragment } from '../infra/index.ts'
import {
  buildFornecedor,
  casos,
  createTestApp,
  insertCatalogoGerado,
  measureRecall,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import {
  selectAchados,
  selectParecidos,
  selectSabidas,
  withConsulta,
  type Pergunta,
} from './busca.repository.ts'
import { makeConsulta } from './consulta.ts'
import { composeParecida, type PalavraSabida } from './palavra-sabida.ts'
import { selectPrimeiros, selectPrimeirosParecidos, TETO } from './primeiros.repository.ts'

/** What is found without ranking all hits is what ranking them finds (decision 0179). */
const TOTAL = 3600
const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'

let app: AppDeTeste
let loja: FornecedorDeTeste
/** Nothing was ever sold there. */
let nova: FornecedorDeTeste
const sinonimos = new Map([['refri', ['refrigerante']]])

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  nova = await buildFornecedor(app.sql)
  for (const each of [loja, nova]) await insertCatalogoGerado(app, each, TOTAL)
  await app.sql`update produto set vendas = 0 where idfornecedor = ${nova.idfornecedor}`
  // A few sell much, most little, many never; and more than 1,000 have one word.
  await app.sql`
    update produto set vendas = case when abs(hashtext(sku)) % 3 = 0 then 0 else (9000 / (1 + abs(hashtext(sku || 'x')) % 1000))::int end, tags = '{seco}'
    where idfornecedor = ${loja.idfornecedor}`
  await app.sql`update produto set tags = '{seco}' where idfornecedor = ${nova.idfornecedor}`
  await app.sql`vacuum analyze produto`
}, 120_000)
afterAll(() => app.close())

const textos = [
  'arroz,arroz integral,integral,serra,seco,arroz seco,seco serra,leit,fei pre,lua,congelado,congelada,refri seco,de seco',
  'seca serra,secos,papeis seco,zzz seco,s,seco 500,kg seco',
]
  .flatMap((linha) => linha.split(','))
  .concat(casos.slice(0, 24).map(({ sk }) => sk))
const filtros: Partial<FiltroLista>[] = [{}, { tags: ['seco'] }, { marcas: ['Serra da Lua', 'Serra do Sol'] }]

function ask(
  { idfornecedor }: FornecedorDeTeste,
  sk: string,
  extra: Partial<FiltroLista>,
): Omit<Pergunta, 'limit' | 'offset'> {
  const consulta = makeConsulta(idfornecedor, sk, sinonimos)
  if (!consulta) throw new Error(`nothing to ask: ${sk}`)
  const filtro: FiltroLista = {
    idfornecedor,
    categ: null,
    consulta,
    tags: [],
    marcas: [],
    embalagens: [],
    faixas: [],
    idprodutoprincipal: null,
    separados: false,
    ordenacao: 'relevancia',
    precos: { isTabela: false, politicas: [], variacao: 0 },
    ...extra,
  }
  return {
    idfornecedor,
    consulta,
    where: whereLista(app.sql, filtro),
    isTudo: Object.keys(extra).length === 0,
    ordem: null,
  }
}

interface Achada {
  id: string
  total: number
  trocas: unknown
}
const read = (achados: Fragment) => app.sql<Achada[]>`select * from (${achados}) x`
const capped = (total: number) => Math.min(total, TETO + 1)
const capTotal = (rows: readonly Achada[]) =>
  rows.map(({ id, trocas, total }) => ({ id, trocas, total: capped(total) }))

/** What the vocabulary says of the words of a query, one by one as they are remembered. */
async function readSabidas(pergunta: Pergunta): Promise<PalavraSabida[]> {
  const [row] = await app.sql<{ sabidas: PalavraSabida[] }[]>`
    with ${withConsulta(app.sql, pergunta, undefined)} select ${selectSabidas(app.sql)} as sabidas`
  return row?.sabidas.toSorted((a, b) => a.ordem - b.ordem) ?? []
}

test('page and number are those of ranking all hits, for stores that sell and that never sold', async () => {
  for (const each of [loja, nova])
    for (const extra of filtros)
      for (const sk of textos) {
        const todos = await read(selectAchados(app.sql, { ...ask(each, sk, extra), limit: 4000, offset: 0 }))
        for (const offset of [0, 20, 300]) {
          const pergunta = { ...ask(each, sk, extra), limit: 20, offset }
          const { com, achados, total } = selectPrimeiros(app.sql, pergunta)
          const found = await app.sql<{ id: string | null; n: number }[]>`
            with ${com} a as materialized (select *, row_number() over () as posto from (${achados}) x)
            select a.id, n.total as n from ${total} n left join a on true order by posto`
          const where = `${sk} ${JSON.stringify(extra)} ${offset}`
          expect([where, found.flatMap(({ id }) => id ?? [])]).toEqual([
            where,
            todos.slice(offset, offset + 20).map(({ id }) => id),
          ])
          expect([where, found[0]?.n]).toEqual([where, capped(todos.length)])
        }
      }
}, 300_000)

test('with slips, too, and they are corrected alike', async () => {
  const deslizes = [
    'arozr seco',
    'seco serrra',
    'sseco',
    'aroz integrl',
    'seco xyzwk',
    'xyzwk',
    'fejao seco serra',
    '500 xyzwk',
  ]
  for (const each of [loja, nova])
    for (const extra of filtros)
      for (const sk of deslizes.concat(textos))
        for (const offset of [0, 20]) {
          const pergunta = { ...ask(each, sk, extra), limit: 20, offset }
          const found = await read(selectPrimeirosParecidos(app.sql, pergunta))
          const todos = await read(selectParecidos(app.sql, pergunta))
          const pronta = composeParecida(pergunta.consulta, await readSabidas(pergunta))
          for (const select of [selectParecidos, selectPrimeirosParecidos]) {
            const rows = pronta.todas ? await read(select(app.sql, pergunta, pronta)) : []
            const prontos = rows.map((row) => ({ ...row, trocas: pronta.trocas }))
            expect([sk, capTotal(prontos)]).toEqual([sk, capTotal(todos)])
          }
          const where = `${sk} ${JSON.stringify(extra)} ${offset}`
          expect([where, capTotal(found)]).toEqual([where, capTotal(todos)])
        }
}, 300_000)

test('more than 1,000 are not counted, and the answer says so; who filters is told the number', async () => {
  const search = async (query: object) =>
    (await app.call(LIST, { params: { supplier: loja.slug, x: `${Math.random().toFixed(9)},0` }, query }))
      .dados
  for (const sk of ['seco', 'secco'])
    for (const limit of [20, 30, 20])
      expect(await search({ sk, limit })).toMatchObject({
        totalItems: TETO,
        totalMinimo: true,
        totalPages: Math.ceil(TETO / limit),
      })
  const poucos = await search({ sk: 'arroz integral' })
  expect(poucos.totalItems).toBeLessThan(TETO)
  expect(poucos).not.toHaveProperty('totalMinimo')
  // Beyond, all of them are ranked as ever.
  expect(await search({ sk: 'seco', page: 60 })).toMatchObject({ totalItems: TOTAL })
  expect((await search({ sk: 'seco', ordenacao: 'nome' })).totalItems).toBe(TOTAL)
})

test('a sixteenth of the products, whatever they have in common, tells of frequent words alone', async () => {
  // Names give each kind of goods its turn: the sample takes as many of each.
  const rows = await app.sql<{ amostra: number; todos: number }[]>`
    select count(*) filter (where f_amostra(idcadastroextraproduto))::int as amostra, count(*)::int as todos
    from produto where idfornecedor in (${loja.idfornecedor}, ${nova.idfornecedor}) group by split_part(nome, ' ', 1) having count(*) > 100`
  expect(rows.length).toBeGreaterThan(5)
  for (const { amostra, todos } of rows)
    expect([todos, Math.abs(amostra - todos / 16) < 5 * Math.sqrt(todos / 16)]).toEqual([todos, true])
})

test('1,000 are told as 1,000, one more as more than that, by chance in the sample or not', async () => {
  const count = async (sk: string) => {
    const { com, total } = selectPrimeiros(app.sql, { ...ask(nova, sk, {}), limit: 20, offset: 0 })
    const [row] = await app.sql<
      { n: number }[]
    >`with ${com} a as (select) select n.total as n from ${total} n`
    return row?.n
  }
  // In the order of their codes, and with none of the sample among them: nothing is proven, all are counted.
  for (const [quantos, ordem] of [
    [TETO, app.sql`sku`],
    [TETO + 1, app.sql`sku`],
    [TETO + 1, app.sql`f_amostra(idcadastroextraproduto), sku`],
  ] as const) {
    await app.sql`update produto set nome = replace(nome, ' pitanga', '') where idfornecedor = ${nova.idfornecedor} and nome like '% pitanga'`
    await app.sql`
      update produto set nome = nome || ' pitanga'
      where idcadastroextraproduto in (select idcadastroextraproduto from produto where idfornecedor = ${nova.idfornecedor} order by ${ordem} limit ${quantos})`
    expect(await count('pitanga seco')).toBe(quantos)
  }
})

test('a supplier of many products finds what was meant as well as any other (issue 3)', async () => {
  const antes = await measureRecall(app, nova)
  await app.call(LIST, { params: { supplier: nova.slug, x: '0,1' }, query: { sk: 'seco' } })
  await app.sql`update produto set preco = preco where idfornecedor = ${nova.idfornecedor} and sku = (select min(sku) from produto)`
  expect(await measureRecall(app, nova)).toEqual(antes)
})
