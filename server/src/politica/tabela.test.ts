import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** What products cost whom, as a table (issue 17, line 5; ux 3.6; decision 0165). */
const LOJA = '/painel/v1/{idfornecedor}'

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const list = async (query: object = {}) =>
  (await app.call(`GET ${LOJA}/precos/tabela`, { params: params(), query }, dona)).dados
const put = (body: object) =>
  app.call(
    `PUT ${LOJA}/politicas/{idpolitica}`,
    { params: { ...params(), idpolitica: uuidv7() }, body: body as never },
    dona,
  )
const showFinais = async (query: object = {}) =>
  (await list(query)).data.map(({ nome, precofinal, porque }) => `${nome} ${precofinal} ${porque}`)

test('each product on sale has its price for whoever buys so, and why', async () => {
  const cafe = await buildProduto(app.sql, casa, { nome: 'Café', preco: 10 })
  await buildProduto(app.sql, casa, { nome: 'Arroz', preco: 20 })
  const fora = await buildProduto(app.sql, casa, { nome: 'Fora', preco: 30 })
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${fora}`
  await app.sql`
    update produto set custo = 95000, precovendaatacado = 85000, minvendaatacado = 12000, desconto_progressivo = '{"3": 9}'
    where idcadastroextraproduto = ${cafe}`
  const comum = { alvo: { produtos: [cafe] } }
  await put({ ...comum, nome: 'Ouro', efeito: { precofixo: 9.5 }, condicoes: { tags: ['ouro'] } })
  await put({ ...comum, nome: 'Natal', efeito: { percentual: -40 }, condicoes: { inicio: amanha } })
  await put({
    nome: 'Balcão',
    efeito: { percentual: -10 },
    condicoes: { tipoEntrega: 'RETIRADA', canalVenda: 'MANUAL' },
  })

  expect(await list()).toMatchObject({
    total: 2,
    cursor: null,
    data: [
      { nome: 'Arroz', preco: 20, precofinal: 20, porque: 'TABELA', custo: null, faixas: [] },
      {
        nome: 'Café',
        preco: 10,
        precofinal: 10,
        custo: 9.5,
        precovendaatacado: 8.5,
        minvendaatacado: 12,
        faixas: [{ quantidade: 3, preco: 9 }],
      },
    ],
  })
  expect(await showFinais({ grupo: 'ouro' })).toEqual(['Arroz 20 TABELA', 'Café 9.5 POLITICA'])
  expect(await showFinais({ grupo: 'prata' })).toEqual(['Arroz 20 TABELA', 'Café 10 TABELA'])
  expect(await showFinais({ dia: amanha })).toEqual(['Arroz 20 TABELA', 'Café 6 POLITICA'])
  expect(await showFinais({ tipoEntrega: 'RETIRADA', canalVenda: 'MANUAL' })).toEqual([
    'Arroz 18 POLITICA',
    'Café 9 POLITICA',
  ])
  expect(await showFinais({ sk: 'cafe' })).toEqual(['Café 10 TABELA'])
})

test('it comes page by page, and what the store does not have is refused at its field', async () => {
  for (const nome of ['A', 'B', 'C']) await buildProduto(app.sql, casa, { nome, preco: 1 })
  const primeira = await list({ limit: 2 })
  expect([primeira.data.map(({ nome }) => nome), primeira.total]).toEqual([['A', 'B'], 3])
  const segunda = await list({ limit: 2, cursor: primeira.cursor })
  expect([segunda.data.map(({ nome }) => nome), segunda.total, segunda.cursor]).toEqual([['C'], null, null])
  const recusa = async (query: object) =>
    (await app.call(`GET ${LOJA}/precos/tabela`, { params: params(), query }, dona)).falha?.campos
  expect(Object.keys((await recusa({ idformapagto: uuidv7() })) ?? {})).toEqual(['idformapagto'])
  expect(Object.keys((await recusa({ cursor: 'nada' })) ?? {})).toEqual(['cursor'])
})

test('what a policy of a category or of the whole store sells below cost is counted over all of its products', async () => {
  const outra = uuidv7()
  await app.sql`
    insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
    values (${casa.idfornecedor}, ${outra}, 'outra', 'Outra', 'package', '#f2f2ef', 9)`
  for (const [nome, custo] of [
    ['A', 80_000],
    ['B', 50_000],
    ['C', null],
  ] as const) {
    const produto = await buildProduto(app.sql, casa, { nome, preco: 10 })
    await app.sql`
      update produto set custo = ${custo}, idcategoria = case ${nome} when 'B' then ${outra}::uuid else idcategoria end
      where idcadastroextraproduto = ${produto}`
  }
  const rehearse = async (alvo: object, efeito: object) =>
    (
      await app.call(
        `POST ${LOJA}/politicas/custo`,
        { params: params(), body: { alvo, efeito } as never },
        dona,
      )
    ).dados
  expect(await rehearse({}, { percentual: -30 })).toMatchObject({
    produtos: 3,
    semcusto: 1,
    abaixo: 1,
    exemplosabaixo: [{ nome: 'A', preco: 7, custo: 8 }],
  })
  // In some quantity is enough.
  expect(await rehearse({}, { descontoProgressivo: { 100: 4 } })).toMatchObject({ abaixo: 2 })
  expect(await rehearse({ categorias: [outra] }, { percentual: -30 })).toMatchObject({
    produtos: 1,
    abaixo: 0,
  })
})

test('what became of the prices of a product is told, other changes of it are not', async () => {
  const produto = await buildProduto(app.sql, casa, { nome: 'Café', preco: 10 })
  const write = (body: object) =>
    app.call(
      `PUT ${LOJA}/produtos/{idcadastroextraproduto}`,
      { params: { ...params(), idcadastroextraproduto: produto }, body: body as never },
      dona,
    )
  await write({ preco: 12 })
  await write({ marca: 'Serra' })
  await write({ precovendaatacado: 11, minvendaatacado: 6 })
  const { dados } = await app.call(
    `GET ${LOJA}/precos/{idcadastroextraproduto}/historico`,
    { params: { ...params(), idcadastroextraproduto: produto } },
    dona,
  )
  expect(dados.data.map(({ campos }) => campos.map(({ campo }) => campo).toSorted())).toEqual([
    ['Preço de atacado', 'Quantidade mínima no atacado'],
    ['Preço'],
  ])
})
