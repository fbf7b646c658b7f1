import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Politica } from '@vitrine/rules/politica'

import { uuidv7 } from '../infra/index.ts'
import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Prices are sorted and filtered by in SQL and shown by rules/politica: here one is held against the other. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: string
let ids: string[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-price-variance-by-payment'] })
  outra = uuidv7()
  await app.sql`insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem) values (${loja.idfornecedor}, ${outra}, 'outra', 'Outra', 'wine', '#ffffff', 1)`
  const precos = [0.0875, 4.99, 8, 9.5, 9.9999, 10, 12.345, 24, 26, 49.9, 101, 250, null]
  ids = await Promise.all(
    precos.map((preco, i) =>
      buildProduto(app.sql, loja, {
        preco,
        ...(preco && i % 3 === 0 && { precooferta: Math.round(preco * 9_100) / 10_000 }),
      }),
    ),
  )
  await app.sql`update produto set idcategoria = ${outra} where idcadastroextraproduto = any(${ids.filter((_, i) => i % 2 === 0)})`
  await app.sql`update forma_pagamento set variacao_pontos = -350 where idformapagto = ${loja.idPix}`
})
afterAll(() => app.close())

interface PoliticaGerada {
  prioridade: number
  efeito: Politica['efeito']
  alvo: 'todos' | 'categoria' | 'produtos'
  condicao: 'sempre' | 'pix' | 'nunca'
  /** Of some of the products, in their order. */
  naTabela: readonly (Politica['efeito'] | null)[]
}

const efeito = fc.oneof<fc.Arbitrary<Politica['efeito']>[]>(
  fc.record({ percentual: fc.integer({ min: -9_500, max: 2_000 }).map((n) => n / 100) }),
  fc.record({ precofixo: fc.integer({ min: 1, max: 400_000 }).map((n) => n / 10_000) }),
  fc.record({ descontoProgressivo: fc.constant({ '3': 1 }) }),
  fc.constant({ tabela: true } as const),
)
/** What a price table makes of a product. */
const naTabela = fc.oneof(
  fc.record({ percentual: fc.integer({ min: -10_000, max: 2_000 }).map((n) => (n || 1) / 100) }),
  fc.record({ precofixo: fc.integer({ min: 1, max: 400_000 }).map((n) => n / 10_000) }),
  fc.record({ descontoProgressivo: fc.constant({ '3': 1 }) }),
)
const politica: fc.Arbitrary<PoliticaGerada> = fc.record({
  prioridade: fc.integer({ min: 0, max: 2 }),
  efeito,
  alvo: fc.constantFrom<PoliticaGerada['alvo']>('todos', 'categoria', 'produtos'),
  condicao: fc.constantFrom<PoliticaGerada['condicao']>('sempre', 'sempre', 'pix', 'nunca'),
  naTabela: fc.array(fc.option(naTabela), { maxLength: 13 }),
})

async function setPoliticas(politicas: readonly PoliticaGerada[]) {
  const { idfornecedor, idPix } = loja
  await app.sql`delete from politica where idfornecedor = ${idfornecedor}`
  const tabelas = ids.map((): Record<string, unknown> => ({}))
  for (const { prioridade, efeito, alvo, condicao, naTabela } of politicas) {
    const idpolitica = uuidv7()
    for (const [i, dele] of efeito.tabela ? naTabela.entries() : [])
      if (dele) (tabelas[i] ?? {})[idpolitica] = dele
    const condicoes = { sempre: {}, pix: { idformapagto: [idPix] }, nunca: { tags: ['ninguem'] } }[condicao]
    const de = { todos: {}, categoria: { categorias: [outra] }, produtos: { produtos: ids.slice(2, 7) } }[
      alvo
    ]
    await app.sql`
      insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
      values (${idfornecedor}, ${idpolitica}, 'P', ${prioridade}, ${app.sql.json(condicoes as never)}, ${app.sql.json(de)}, ${app.sql.json(efeito as never)})`
  }
  const escritas = ids.map((id, i) => ({ id, tabelas: tabelas[i] }))
  await app.sql`
    update produto p set tabelas_de_preco = nullif(t.tabelas, '{}') from jsonb_to_recordset(${app.sql.json(escritas as never)}) as t(id uuid, tabelas jsonb)
    where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = t.id`
}

let vez = 0
const list = async (query: object) =>
  (
    await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: loja.slug, x: `0,${(vez += 1)}` },
      query,
    })
  ).dados

test('menor_preco, maior_preco and price bands go by the price that is shown, under any policies (§7, readings 3)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(politica, { maxLength: 4 }),
      fc.constantFrom({}, { formapagamento: loja.idPix }, { ignorepolicy: true }),
      async (politicas, como) => {
        await setPoliticas(politicas)
        const shown = async (ordenacao: string) =>
          (await list({ ...como, ordenacao })).data.map(({ preconf }) => preconf ?? null)
        const subindo = await shown('menor_preco')
        const comPreco = subindo.filter((preco) => preco !== null)
        expect(comPreco).toEqual(comPreco.toSorted((a, b) => a - b))
        expect(subindo.at(-1)).toBeNull()
        expect((await shown('maior_preco')).slice(0, -1)).toEqual(comPreco.toReversed())
        const { grupos } = (
          await app.call('GET /v4/tag-pesquisa/{a}/filtros-produto/{b}', {
            params: { a: loja.slug, b: '0' },
            query: { ...como, sk: '' },
          })
        ).dados
        for (const { valor, total } of grupos.find(({ nome }) => nome === 'Preço')?.opcoes ?? []) {
          const [, de = 0, ate = 0] = /(\d+)-(\d*)/.exec(valor)?.map((parte) => Number(parte)) ?? []
          const inside = comPreco.filter((preco) => preco >= de && (ate === 0 || preco < ate))
          expect([valor, total]).toEqual([valor, inside.length])
          expect((await list({ ...como, tagsPesquisa: valor })).totalItems).toBe(total)
        }
      },
    ),
    { numRuns: 25, seed: 7 },
  )
})
