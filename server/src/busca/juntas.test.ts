import { afterAll, beforeAll, expect, test } from 'vitest'

import { whereLista } from '../filtro/index.ts'
import {
  buildFornecedor,
  casos,
  createTestApp,
  insertCatalogoGerado,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { selectAchados, selectParecidos, selectSabidas, withConsulta } from './busca.repository.ts'
import { makeConsulta } from './consulta.ts'
import { createFindAchados, type Procura } from './juntas.repository.ts'
import { composeParecida, type ConsultaParecida, type PalavraSabida } from './palavra-sabida.ts'

/** Searches of one moment are one statement, and each finds what it finds alone (decision 0214). */
let app: AppDeTeste
let loja: FornecedorDeTeste
const textos = casos.map(({ sk }) => sk).concat('arroz', 'leit', 's', '500', 'naoexiste', 'refri lua')

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await insertCatalogoGerado(app, loja, 900)
}, 60_000)
afterAll(() => app.close())

function ask(sk: string) {
  const { idfornecedor } = loja
  const consulta = makeConsulta(idfornecedor, sk, new Map([['refri', ['refrigerante']]]))
  if (!consulta) throw new Error(`nothing to ask: ${sk}`)
  const filtro = {
    idfornecedor,
    categ: null,
    consulta,
    tags: [],
    marcas: [],
    embalagens: [],
    faixas: [],
    idprodutoprincipal: null,
    separados: false,
    ordenacao: 'relevancia' as const,
    precos: { isTabela: false, politicas: [], variacao: 0 },
  }
  return { idfornecedor, consulta, where: whereLista(app.sql, filtro), ordem: null, limit: 20, offset: 0 }
}

const toProcura = (sk: string, palavras?: ConsultaParecida): Procura => {
  const { consulta, ...pergunta } = ask(sk)
  return { ...pergunta, palavras: palavras ?? consulta }
}

test('page and number of each are those that it finds alone', async () => {
  const findAchados = createFindAchados(app.sql, new Set())
  const juntas = await Promise.all(textos.map((sk) => findAchados(toProcura(sk))))
  expect(juntas.some((achados) => achados?.total === 0)).toBe(true)
  for (const [i, sk] of textos.entries()) {
    const rows = await app.sql<{ id: string; total: number }[]>`${selectAchados(app.sql, ask(sk))}`
    expect([sk, juntas[i]]).toEqual([sk, { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }])
  }
})

test('so are those of words that are searched for instead', async () => {
  const findAchados = createFindAchados(app.sql, new Set())
  const prontas: [string, ConsultaParecida][] = []
  for (const sk of textos) {
    const [row] = await app.sql<{ sabidas: PalavraSabida[] }[]>`
      with ${withConsulta(app.sql, ask(sk), undefined)} select ${selectSabidas(app.sql)} as sabidas`
    const sabidas = row?.sabidas.toSorted((a, b) => a.ordem - b.ordem) ?? []
    const pronta = composeParecida(ask(sk).consulta, sabidas)
    if (pronta.todas) prontas.push([sk, pronta])
  }
  expect(prontas.filter(([, { trocas }]) => trocas).length).toBeGreaterThan(10)
  const juntas = await Promise.all(prontas.map(([sk, pronta]) => findAchados(toProcura(sk, pronta))))
  for (const [i, [sk, pronta]] of prontas.entries()) {
    const rows = await app.sql<
      { id: string; total: number }[]
    >`select id, total from (${selectParecidos(app.sql, ask(sk), pronta)}) x`
    expect([sk, juntas[i]]).toEqual([sk, { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }])
  }
})

test('those of one moment are one statement, and each is told as many as it asks for', async () => {
  const findAchados = createFindAchados(app.sql, new Set())
  let juntas: Awaited<ReturnType<typeof findAchados>>[] = []
  const comandos = await app.statementsOf(async () => {
    juntas = await Promise.all([1, 3, 20].map((limit) => findAchados({ ...toProcura('arroz'), limit })))
  })
  expect(comandos).toHaveLength(1)
  expect(juntas.map((achados) => achados?.ids.length)).toEqual([1, 3, 20])
  expect(new Set(juntas.map((achados) => achados?.total)).size).toBe(1)
})

test('what one of them cannot ask is told to none of the others: each is asked alone', async () => {
  const findAchados = createFindAchados(app.sql, new Set())
  const torta = { todas: '\0', inteiras: null, inicio: null, trocas: null }
  expect(await Promise.all([findAchados(toProcura('arroz')), findAchados(toProcura('x', torta))])).toEqual([
    null,
    null,
  ])
})
