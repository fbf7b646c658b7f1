import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** A price drops the answers that show it, and no other (issue 16, direction 2). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let arroz: string
let feijao: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  const outra = '018f0000-0000-7000-8000-0000000000c1'
  await app.sql`insert into categoria ${app.sql({ idfornecedor: loja.idfornecedor, idcategoria: outra, slug: 'feijoes', nome: 'Feijões', icone: 'package', fundo: '#f1e9e1', ordem: 1 })}`
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 20 })
  await app.sql`update produto set idcategoria = ${outra} where idcadastroextraproduto = ${feijao}`
})
afterAll(() => app.close())

const lista = (resto: string) => `/v1/app/${loja.slug}/listaprodutosf/0?page=1&${resto}`
const doFeijao = () => lista('categ=feijoes')
const detalhe = (id: string) => `/v2/app/token/fornecedor/${loja.slug}/produto/${id}?disableSimilares=true`
const filtros = () => `/v4/tag-pesquisa/${loja.slug}/filtros-produto/feijoes`
const todas = () => [
  doFeijao(),
  filtros(),
  lista('categ=feijoes&ordenacao=menor_preco'),
  lista('categ=feijoes&tagsPesquisa=preco:1-30'),
  detalhe(feijao),
  detalhe(arroz),
]
const read = async (url: string) => (await app.fastify.inject(url)).json()
const isKept = (url: string) => app.cache.get(url) !== undefined
/** Waits until what was written has been told: a notice that came after it has come. */
async function settle(): Promise<void> {
  const heard = new Promise<void>((resolve) =>
    app.notificacoes.onMudanca((mudanca) => mudanca?.idfornecedor === 'fim' && resolve()),
  )
  await app.sql`select pg_notify('mudanca', 'fim:produto:')`
  await heard
}

beforeEach(async () => {
  await settle()
  // A supplier that is just being read again has nothing kept of it.
  await read(doFeijao())
  for (const url of todas()) await read(url)
  expect(todas().filter(isKept)).toEqual(todas())
})

test('another product’s price leaves a list and a detail as they are; what hangs on all prices goes', async () => {
  await app.sql`update produto set preco = preco + 100, precooferta = null where idcadastroextraproduto = ${arroz}`
  await settle()
  expect(todas().filter(isKept)).toEqual([doFeijao(), filtros(), detalhe(feijao)])
  expect((await read(detalhe(arroz))).preco).toBeGreaterThan(10)
})

test('a price that leaves its band drops what counts by bands besides, an offer that begins all', async () => {
  await app.sql`update produto set preco = ${30_0000} where idcadastroextraproduto = ${arroz}`
  await settle()
  expect(todas().filter(isKept)).toEqual([doFeijao(), detalhe(feijao)])
  await app.sql`update produto set precooferta = ${29_0000} where idcadastroextraproduto = ${arroz}`
  await settle()
  expect(todas().filter(isKept)).toEqual([])
  await app.sql`update produto set preco = ${10_0000}, precooferta = null where idcadastroextraproduto = ${arroz}`
})

test('its own price shows in each of them', async () => {
  await app.sql`update produto set precooferta = ${19_0000} where idcadastroextraproduto = ${feijao}`
  await settle()
  expect((await read(doFeijao())).data[0].preconf).toBe(19)
  expect((await read(detalhe(feijao))).preconf).toBe(19)
})

test.each([
  [
    'a name',
    () =>
      app.sql`update produto set nome = nome || ' novo', preco = preco + 1 where idcadastroextraproduto = ${arroz}`,
  ],
  [
    'a category',
    () =>
      app.sql`update produto set idcategoria = idcategoria, tags = tags || '{novidade}' where idcadastroextraproduto = ${arroz}`,
  ],
  ['a new product', () => buildProduto(app.sql, loja)],
])('%s of another one may put it into any list, so none is kept', async (_, change) => {
  await change()
  await settle()
  expect(todas().filter(isKept)).toEqual([])
})

test('a hundred prices in one statement are told by name, more are not', async () => {
  const muitos = await Promise.all(Array.from({ length: 101 }, () => buildProduto(app.sql, loja)))
  await settle()
  await read(doFeijao())
  await app.sql`update produto set preco = preco + 100 where idcadastroextraproduto = any(${muitos.slice(1)})`
  await settle()
  expect(isKept(doFeijao())).toBe(true)
  await app.sql`update produto set preco = preco + 100 where idcadastroextraproduto = any(${muitos})`
  await settle()
  expect(isKept(doFeijao())).toBe(false)
})

test('a price that changed after the answer was read, and before it was kept, is not answered with the old one', async () => {
  const inicio = app.cache.begin(loja.idfornecedor)
  const texto = { contentType: 'text/plain', cabecalhos: {} }
  await app.sql`update produto set preco = preco + 100 where idcadastroextraproduto = ${feijao}`
  await settle()
  app.cache.set('/velho', inicio, { ...texto, precos: { de: [feijao], comFaixas: false } }, 'velho')
  app.cache.set('/outro', inicio, { ...texto, precos: { de: [arroz], comFaixas: false } }, 'outro')
  expect(app.cache.get('/velho')).toBeUndefined()
  expect(app.cache.get('/outro')).toBeDefined()
})
