import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7, type Transaction } from '../infra/index.ts'
import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  listRecusados,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { saveSegmentos, saveSetores, saveSinonimos, saveTags } from './index.ts'

/** What a store says about its catalogue beside the tree: sectors, segments, tags of filters, words for words. */
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
})

const quem = () => ({
  idfornecedor: loja.idfornecedor,
  autor: { ator: 'fornecedor', idusuario: null },
})
const write = <T>(work: (tx: Transaction) => Promise<T>) => app.sql.begin(work)
const readVivo = async () => {
  await app.settle()
  return app.fornecedores.find(loja.slug)
}

test('words for other words find at once, and what is changed counts by its version', async () => {
  await buildProduto(app.sql, loja, { nome: 'Guaraná lata' })
  const find = async (sk: string) => {
    const { dados } = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: loja.slug, x: '-22.9,-47.06' },
      query: { sk, exata: true },
    })
    return dados.totalItems
  }
  expect(await find('refri')).toBe(0)
  const refri = { termo: 'refri', sinonimos: ['guaraná'] }
  expect(await write((tx) => saveSinonimos(tx, quem(), [{ ...refri, versao: null }]))).toEqual([
    { feito: 'CRIADA', versao: 1 },
  ])
  expect(await find('refri')).toBe(1)
  await write((tx) => saveSinonimos(tx, quem(), [{ termo: 'refri', sinonimos: ['soda'], versao: 1 }]))
  expect(await find('refri')).toBe(0)
  await expect(write((tx) => saveSinonimos(tx, quem(), [{ ...refri, versao: 1 }]))).rejects.toMatchObject({
    recusas: [{ motivo: 'MUDOU', versao: 2 }],
  })
})

test('tags and segments are those of their store, told with before and after', async () => {
  const tag = { tag: 'constructor', nome: 'Orgânico', grupo: 'Origem', promovida: true }
  await write((tx) => saveTags(tx, quem(), [{ ...tag, versao: null }]))
  await write((tx) => saveTags(tx, quem(), [{ tag: tag.tag, nome: 'Sem veneno', versao: 1 }]))
  await write((tx) => saveSegmentos(tx, quem(), [{ idsegmento: uuidv7(), nome: 'Bares', versao: null }]))
  const vivo = await readVivo()
  expect(vivo?.publico.tagsPesquisa).toEqual([{ ...tag, nome: 'Sem veneno' }])
  expect(vivo?.publico.segmentos.map(({ nome }) => nome)).toEqual(['Bares'])
  const eventos = await app.sql`
    select dados -> 'antes' as antes, dados -> 'depois' as depois from evento
    where idfornecedor = ${loja.idfornecedor} and tipo = 'cadastro.MUDADO'`
  expect(eventos).toEqual([{ antes: { nome: 'Orgânico' }, depois: { nome: 'Sem veneno' } }])
})

test('a sector of another store stays as it is', async () => {
  const setor = { idsetor: uuidv7(), nome: 'Bebidas', icone: 'cup-soda' }
  await write((tx) => saveSetores(tx, quem(), [{ ...setor, versao: null }]))
  const dela = await buildFornecedor(app.sql)
  await expect(
    write((tx) =>
      saveSetores(tx, { ...quem(), idfornecedor: dela.idfornecedor }, [{ ...setor, nome: 'Meu', versao: 1 }]),
    ),
  ).rejects.toMatchObject({ recusas: [{ motivo: 'SUMIU' }] })
  expect(await app.sql`select nome from setor where idsetor = ${setor.idsetor}`).toEqual([
    { nome: 'Bebidas' },
  ])
})

test('a row that says nothing is refused, and the answer names its place', async () => {
  const bom = { termo: 'refri', sinonimos: ['soda'], versao: null }
  expect(
    await listRecusados(
      write((tx) =>
        saveSinonimos(tx, quem(), [
          bom,
          { termo: '!!!', sinonimos: ['soda'], versao: null },
          { termo: 'cola', sinonimos: [], versao: null },
          { termo: 'Gelo', sinonimos: ['a'.repeat(10_000)], versao: null },
          bom,
        ]),
      ),
    ),
  ).toEqual([
    'sinonimos.1.termo: Diga uma palavra.',
    'sinonimos.2.sinonimos: Lista vazia.',
    'sinonimos.3.termo: Use letras minúsculas.',
    'sinonimos.3.sinonimos.0: São no máximo 60 caracteres.',
    'sinonimos.4.termo: Aparece duas vezes.',
  ])
  expect(
    await listRecusados(
      write((tx) => saveTags(tx, quem(), [{ tag: 'Orgânico', nome: '', grupo: 'x', versao: null }])),
    ),
  ).toHaveLength(2)
  expect(await readVivo()).toMatchObject({ sinonimos: [] })
})
