import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cabecalhoDaPrevia } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** The page of a product as its form has it (issue 17, line 3; decision 0170). */
const PREVIA = 'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/previa'
let app: AppDeTeste
let loja: FornecedorDeTeste
let dona: LoginDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  produto = await buildProduto(app.sql, loja, { nome: 'Lata', preco: 87.65 })
})

const open = (idcadastroextraproduto: string, body: object, quem = dona) =>
  app.call(
    PREVIA,
    { params: { idfornecedor: loja.idfornecedor, idcadastroextraproduto }, body: body as never }, // as a browser sends it
    quem,
  )
async function show(id: string, codigo?: string) {
  await app.settle()
  const { statusCode, payload } = await app.fastify.inject({
    url: `/v2/app/token/fornecedor/${loja.idfornecedor}/produto/${id}`,
    headers: codigo === undefined ? {} : { [cabecalhoDaPrevia]: codigo },
  })
  return { statusCode, ...JSON.parse(payload) }
}
const readLinhas = () => app.sql`
  select p.*, p.xmin::text as x, (select count(*) from evento e where e.idfornecedor = p.idfornecedor) as eventos
  from produto p where p.idfornecedor = ${loja.idfornecedor} order by p.idcadastroextraproduto`

test('a link shows what was typed, one that goes on shows what is typed later, and everybody else sees what was', async () => {
  const antes = await show(produto)
  const linhas = await readLinhas()
  const { dados } = await open(produto, {
    nome: 'Lata da casa',
    preco: 90,
    descricao: 'Assada hoje.',
    especificacoes: [{ nome: 'Cura', valor: '30 dias' }],
    min_por_pedido: 4,
    estoque: { tipo: 'CONTAGEM', quantidade: 0 },
  })
  expect(dados.caminho).toContain('/lata-da-casa-')
  expect(await show(produto, dados.link)).toMatchObject({
    name: 'Lata da casa',
    preco: 90,
    descricao: 'Assada hoje.',
    especificacoes: [{ nome: 'Cura', valor: '30 dias' }],
    min_por_pedido: 4,
    disponivel: false,
  })
  const { dados: depois } = await open(produto, { nome: 'Outra', link: dados.link })
  expect(depois.link).toBe(dados.link)
  expect(await show(produto, dados.link)).toMatchObject({ name: 'Outra', preco: 87.65, disponivel: true })
  // In memory or not, before and after.
  for (const _vez of [1, 2]) expect(await show(produto)).toEqual(antes)
  expect(await readLinhas()).toEqual(linhas)
})

test('a variant stands in its family as it is typed, and one that nobody saved has a page too', async () => {
  const { dados: guardado } = await app.call(
    'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}',
    { params: { idfornecedor: loja.idfornecedor, idcadastroextraproduto: produto } },
    dona,
  )
  const id = uuidv7()
  const novo = {
    sku: 'NOVA',
    nome: 'Lata nova',
    embalagem: '2 L',
    idcategoria: guardado.idcategoria,
    unidade: 'un',
  }
  const { dados } = await open(id, { ...novo, versao: null, idprodutoprincipal: produto, preco: 5 })
  const vista = await show(id, dados.link)
  expect(vista).toMatchObject({ name: 'Lata nova', preco: 5 })
  expect(vista.variantesproduto.map(({ name }: { name: string }) => name)).toEqual(['Lata', 'Lata nova'])
  // Its link is of no other product.
  expect(await show(produto, dados.link)).toMatchObject({ name: 'Lata', variantesproduto: [] })
  expect(await show(id)).toMatchObject({ statusCode: 404 })
})

test('a paused product shows the page that it would have', async () => {
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${produto}`
  const { dados } = await open(produto, { ativo: false })
  expect(await show(produto, dados.link)).toMatchObject({ name: 'Lata' })
  expect(await show(produto)).toMatchObject({ statusCode: 410 })
})

test('what could not be saved is refused at its field, and the link goes on showing what it showed', async () => {
  const outro = await buildProduto(app.sql, loja, { nome: 'Outro' })
  await app.sql`update produto set sku = 'TOMADO' where idcadastroextraproduto = ${outro}`
  const { dados } = await open(produto, { nome: 'Vale' })
  expect(await open(produto, { sku: 'TOMADO', link: dados.link })).toMatchObject({
    falha: { codigo: 'entrada_invalida', campos: { sku: expect.any(String) } },
  })
  expect(await show(produto, dados.link)).toMatchObject({ name: 'Vale' })
})

test('a link of another store shows nothing, and over it is none; a store has a hundred at most', async () => {
  const { dados } = await open(produto, { nome: 'Só aqui' })
  const vizinha = await buildFornecedor(app.sql)
  const delas = await buildProduto(app.sql, vizinha, { nome: 'Deles' })
  const { payload } = await app.fastify.inject({
    url: `/v2/app/token/fornecedor/${vizinha.idfornecedor}/produto/${delas}`,
    headers: { [cabecalhoDaPrevia]: dados.link },
  })
  expect(JSON.parse(payload)).toMatchObject({ name: 'Deles' })
  await app.sql`update previa set expira_em = now() - interval '1 second' where idfornecedor = ${loja.idfornecedor}`
  expect(await show(produto, dados.link)).toMatchObject({ name: 'Lata' })
  const { dados: outra } = await open(produto, { link: dados.link })
  expect(outra.link).not.toBe(dados.link)
  await app.sql`
    insert into previa (idfornecedor, codigo_hash, tipo, idconteudo, expira_em)
    select ${loja.idfornecedor}, sha256(n::text::bytea), 'PRODUTO', ${produto}, now() + interval '1 minute' * n from generate_series(1, 120) n`
  await open(produto, {})
  await open(produto, {})
  const [row] = await app.sql<{ total: number }[]>`
    select count(*)::int as total from previa where idfornecedor = ${loja.idfornecedor}`
  expect(row?.total).toBeLessThanOrEqual(101)
})
