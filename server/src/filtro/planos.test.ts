import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import { openDatabase, prazos } from '../infra/index.ts'
import { listCarrinho } from '../aprovacao/aprovacao.repository.ts'
import { saveEstoques } from '../estoque/index.ts'
import { listPassosLargos, listVoltas } from '../teste/banco/read-planos.ts'
import {
  buildCliente,
  buildFornecedor,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/**
 * What a big supplier is asked most reads no more than it shows (decision 0120): the plan of every statement of these calls, made as
 * production makes it for a supplier of any size, is run and its rows are counted.
 */
const TOTAL = 20_000
const CLIENTES = 4000
const TABELAS = [
  'produto',
  'estoque',
  'preco_em_vigor',
  'contagem_produto',
  'termo',
  'cliente',
  'cadastroextracliente',
  'carrinho',
]
/** Rows that any step of a plan may take up: some pages, never a share of the products. */
const MAX_LINHAS = 600

let app: AppDeTeste
let loja: FornecedorDeTeste
let cliente: Awaited<ReturnType<typeof buildCliente>>
let id: string

beforeAll(async () => {
  app = await createTestApp()
  // Plans are made for the average of many suppliers, most of them small, whose products have names of their own.
  for (let i = 0; i < 60; i++) await buildFornecedor(app.sql)
  loja = await buildFornecedor(app.sql)
  cliente = await buildCliente(app.sql, loja)
  await fillLoja(loja)
  const [row] = await app.sql<
    { id: string }[]
  >`select idcadastroextraproduto as id from produto where sku = 'P7'`
  id = row?.id ?? ''
}, 120_000)
afterAll(() => app.close())

/** By a connection of its own: so much at once takes longer than a shopper waits. */
async function fillLoja({ idfornecedor, idcategoria }: FornecedorDeTeste): Promise<void> {
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await sql`
    insert into categoria (idfornecedor, idcategoria, idcategoriapai, slug, nome, icone, fundo, ordem)
    select ${idfornecedor}, gen_random_uuid(), ${idcategoria}, 'c' || n, 'C' || n, 'x', '#fff', n from generate_series(1, 20) n`
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, vendas, tags)
    select ${idfornecedor}, uuidv7(), uuidv7(), 'P' || n, (array['Arroz', 'Feijão', 'Café'])[1 + n % 3] || ' ' || (array['preto', 'integral'])[1 + n % 2] || ' ' || n,
      'Marca ' || n % 9, (select array_agg(idcategoria order by slug) from categoria where idfornecedor = ${idfornecedor})[1 + n % 21], 'un', 'un',
      10000 + (n * 37 % 9000) * 1000, n * 7919 % 1009, case when n % 4 = 0 then '{vegano}'::text[] else '{}' end
    from generate_series(1, ${TOTAL}::int) n`
  await sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
    select c.idfornecedor, uuidv7(), uuidv7(), 'Q' || n, 'Arroz ' || n, 'Marca', c.idcategoria, 'un', 'un', 10000
    from categoria c, generate_series(1, 10) n where c.idfornecedor <> ${idfornecedor}`
  await sql`insert into estoque (idfornecedor, idcadastroextraproduto, quantidade) select idfornecedor, idcadastroextraproduto, 5000 from produto`
  await sql`
    insert into cliente (idcliente, tipo_documento, documento, nome, email)
    select uuidv7(), 'CPF', '9' || lpad(n::text, 10, '0'), 'Cliente ' || n, 'c' || n || '@vitrine.example' from generate_series(1, ${CLIENTES}::int) n`
  await sql`
    insert into cadastroextracliente (idfornecedor, idcliente, idcadastroextracliente, aprovado)
    select f.idfornecedor, c.idcliente, uuidv7(), true from fornecedor f, cliente c
    where c.documento like '9%' and (f.idfornecedor = ${idfornecedor} or right(c.documento, 3) = '123')`
  await sql`
    insert into carrinho (idfornecedor, idcliente) select idfornecedor, idcliente from cadastroextracliente on conflict do nothing`
  for (const tabela of TABELAS) await sql.unsafe(`vacuum analyze ${tabela}`)
  await sql.end()
}

const LISTA = 'GET /v1/app/{supplier}/listaprodutosf/{x}'

const largos = (work: () => Promise<unknown>) => listPassosLargos(app.sql, MAX_LINHAS, work)
const ask = <K extends keyof Calls>(key: K, input: object, token?: string) =>
  app.call(key, input as CallInput<Calls[K]>, { token })
const list = (query: object, token?: string) =>
  ask(LISTA, { params: { supplier: loja.slug, x: `${Math.random().toFixed(9)},0` }, query }, token)
const unheard = () => `${Math.random()}`

test.each([
  ['list', {}],
  ['the next pages', { page: 3 }],
  ['of a category', { categ: 'c1' }],
  ['of a category and those below it', { categ: 'geral' }],
  ['of a price band', { tagsPesquisa: 'preco:10-25' }],
  ['of two price bands', { tagsPesquisa: 'preco:10-25,preco:100-250' }],
  ['of a brand', { tagsPesquisa: 'marca:Marca 3' }],
  ['cheapest first', { ordenacao: 'menor_preco' }],
  ['dearest first', { ordenacao: 'maior_preco' }],
  ['by name', { ordenacao: 'nome' }],
  ['newest first', { ordenacao: 'novidades' }],
] as const)('a list ends with its page: %s', async (_, query) => {
  expect(await largos(() => list(query))).toEqual([])
  expect(await largos(() => list(query, cliente.token))).toEqual([])
})

test.each(['relevancia', 'nome', 'menor_preco', 'maior_preco', 'novidades'])(
  'a page far from the beginning is read from the nearest known row: %s',
  async (ordenacao) => {
    const query = { ordenacao, page: 700 }
    const { dados: antes } = await list(query)
    expect(antes.data).toHaveLength(20)
    expect(await largos(() => list({ ...query, page: 701 }))).toEqual([])
    const { dados } = await list({ ordenacao, limit: 40, page: 351 })
    const { dados: depois } = await list({ ...query, page: 702 })
    expect(dados.data.slice(20).map(({ id }) => id)).toEqual(depois.data.map(({ id }) => id))
  },
)

test.each([
  [
    'filter counts',
    () =>
      ask('GET /v4/tag-pesquisa/{a}/filtros-produto/{b}', { params: { a: loja.slug, b: '0' }, query: {} }),
  ],
  [
    'filter counts of a category',
    () =>
      ask('GET /v4/tag-pesquisa/{a}/filtros-produto/{b}', {
        params: { a: loja.slug, b: 'geral' },
        query: {},
      }),
  ],
  [
    'category tree',
    () =>
      ask('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
        params: { a: unheard(), b: loja.slug },
        query: {},
      }),
  ],
  [
    'sectors',
    () => ask('GET /v2/app/setores-produto/obter-setor/{a}/{b}', { params: { a: loja.slug, b: '0' } }),
  ],
  [
    'tags',
    () =>
      ask('GET /v4/tag-pesquisa/{idfornecedor}/lista', { params: { idfornecedor: loja.slug }, query: {} }),
  ],
  [
    'detail with what is similar',
    () =>
      ask('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
        params: { a: unheard(), b: loja.slug, c: id },
        query: {},
      }),
  ],
  [
    'suggestions of a beginning',
    () =>
      ask('GET /v2/app/token/listaprodutos/full-text/pesquisar', {
        query: { idfornecedor: loja.idfornecedor, query: 'arr' },
      }),
  ],
  [
    'suggestions of words',
    () =>
      ask('GET /v2/app/token/listaprodutos/full-text/pesquisar', {
        query: { idfornecedor: loja.idfornecedor, query: 'arroz int' },
      }),
  ],
] as [string, () => Promise<unknown>][])('nothing counts or sorts the products: %s', async (_, call) => {
  expect(await largos(call)).toEqual([])
})

test('a search that is asked again is not looked for again', async () => {
  for (const sk of ['arroz integral', 'arozr integral']) {
    await list({ sk })
    expect(await app.statementsOf(() => list({ sk }))).toEqual([])
  }
})

test('the first search of a frequent word reads its page alone, once the supplier is known to have many (decision 0179)', async () => {
  await list({ sk: 'feijao' })
  for (const sk of ['arroz', 'integral', 'cafe'])
    for (const page of [1, 2])
      expect([sk, page, await largos(() => list({ sk, page }))]).toEqual([sk, page, []])
})

test('the first search of two frequent words, or with a slip, reads its page and a sample (decision 0221)', async () => {
  await list({ sk: 'feijao' })
  for (const sk of ['arroz preto', 'cafe integral', 'arozr preto', 'caffe integrla']) {
    let dados: unknown
    const work = async () => void ({ dados } = await list({ sk }))
    expect([sk, await largos(work)]).toEqual([sk, []])
    expect(dados).toMatchObject({ totalItems: 1000, totalMinimo: true })
  }
})

test('first searches of one moment read their hits alone, together too (decision 0214)', async () => {
  const { idfornecedor } = loja
  const raras = ['jabuticaba', 'cambuci', 'umbu']
  for (const [i, rara] of raras.entries())
    await app.sql`
      update produto set nome = nome || ' ' || ${rara}
      where idfornecedor = ${idfornecedor} and sku = any(${Array.from({ length: 30 }, (_, n) => `P${1 + i + 3 * n}`)})`
  await app.settle()
  let totais: number[] = []
  const work = async () => {
    const paginas = await Promise.all(raras.map((sk) => list({ sk })))
    totais = paginas.map(({ dados }) => dados.totalItems)
  }
  expect(await largos(work)).toEqual([])
  expect(totais).toEqual([30, 30, 30])
})

test('a cart, its approval, an order and the stock of an ERP look their products up, among many small suppliers too (decision 0222)', async () => {
  const { idfornecedor } = loja
  const rows = await app.sql<{ id: string }[]>`
    select idcadastroextraproduto as id from produto where idfornecedor = ${idfornecedor} and sku in ('P11', 'P12', 'P13') order by sku`
  const ids = rows.map((row) => row.id)
  const session = { session_token: 'token', id: cliente.idcliente }
  const save = () =>
    ask(
      'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
      {
        params: session,
        query: { idfornecedor },
        body: { cartItens: ids.map((each) => ({ id: each, quantidade: 2 })) },
      },
      cliente.token,
    )
  const submit = () =>
    ask(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: session,
        body: buildSubmissao(
          { loja, cliente, produto: id },
          { itens: ids.map((each) => ({ id: each, quantidade: 1, embalarParaPresente: false })) },
        ),
      },
      cliente.token,
    )
  const count = () =>
    app.sql.begin((tx) =>
      saveEstoques(
        tx,
        { idfornecedor, autor: { ator: 'fornecedor', idusuario: null } },
        ids.map((each) => ({ tipo: 'CONTAGEM', idcadastroextraproduto: each, quantidade: 900, motivo: '' })),
      ),
    )
  const approve = () => listCarrinho(app.sql, { idfornecedor, idcliente: cliente.idcliente })
  for (const work of [save, approve, submit, count])
    expect([work.name, await listVoltas(app.sql, work)]).toEqual([work.name, []])
})
