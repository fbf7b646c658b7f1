import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { atMesa, buildCenaDeOrcamento, type CenaDeOrcamento } from '../teste/cena-orcamento.ts'
import {
  amanha,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildTipoAssinatura,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'

const LINHAS = '/painel/v1/pedidos/{num}/orcamento/linhas'

let app: AppDeTeste
let cena: CenaDeOrcamento
let mesa: CenaDeOrcamento['atMesa']
/** 7.00 by the table, of which 4.00 is cost. */
let vela: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeOrcamento(app)
  mesa = cena.atMesa
  vela = await buildProduto(app.sql, cena.loja, { nome: 'Vela', preco: 7, estoque: 50 })
  await cena.setCusto(vela, 4)
})

const include = (visto: number, quantidade = 3, { id = vela, quem = cena.bia as { token: string } } = {}) =>
  app.call(
    `POST ${LINHAS}`,
    { params: { num: cena.num }, body: { visto, id, quantidade } },
    { token: quem.token },
  )
const remove = (visto: number, sequencia: number) =>
  app.call(
    `DELETE ${LINHAS}/{sequencia}`,
    { params: { num: cena.num, sequencia }, query: { visto } },
    { token: cena.bia.token },
  )

test('a product that the store adds stands in the draft at the table, within its floor, and its customer reads nothing of it', async () => {
  const { dados } = await include(0)
  expect(dados.linhas).toHaveLength(3)
  expect(dados.linhas[2]).toMatchObject({
    sequencia: 2,
    id: vela,
    nome: 'Vela',
    quantidade: 3,
    incluida: 'RASCUNHO',
    tabela: 7,
    preco: 7,
    piso: 6.58,
    total: 21,
    anterior: null,
  })
  expect(dados.linhas.map(({ incluida }) => incluida)).toEqual([null, null, 'RASCUNHO'])
  expect(dados.somas).toMatchObject({ produtos: 3, versao: 221, total: 228.9 })
  expect((await mesa.show()).itens).toHaveLength(2)
  expect((await mesa.write(1, [{ sequencia: 2, preco: 5 }])).falha.codigo).toBe('preco_fora_do_limite')
})

test('sent with a version it is a line like others, told as the store’s, accepted and taken from the stock', async () => {
  await include(0)
  await mesa.write(1, [{ sequencia: 2, preco: 6.8, recado: 'Combina com o arroz' }], { validade: amanha })
  const { dados } = await mesa.send(2)
  expect(dados.grade.linhas[2]).toMatchObject({ incluida: 'ENVIADA', anterior: 6.8, preco: 6.8 })
  const pedido = await mesa.show()
  expect(pedido.itens[2]).toMatchObject({
    nome: 'Vela',
    quantidade: 3,
    precounitario: 6.8,
    total: 20.4,
    recado: 'Combina com o arroz',
    incluido_pela_loja: true,
  })
  expect(pedido.itens[0]).not.toHaveProperty('incluido_pela_loja')
  expect([pedido.totalItens, pedido.totalpedido]).toEqual([3, 228.3])
  expect((await mesa.accept(1)).status).toBe(200)
  const [estoque] = await app.sql<{ resta: number }[]>`
    select quantidade as resta from estoque where idcadastroextraproduto = ${vela}`
  expect(estoque?.resta).toBe(47_000)
})

test('asked for to be repeated, what was accepted repeats, what the store added among it (§4)', async () => {
  const idtipoassinatura = await buildTipoAssinatura(app.sql, cena.loja)
  const num = await cena.ask({ idtipoassinatura })
  const desta = atMesa(app, cena, num)
  await app.call(
    `POST ${LINHAS}`,
    { params: { num }, body: { visto: 0, id: vela, quantidade: 3 } },
    { token: cena.bia.token },
  )
  await desta.date(1)
  await desta.send(2)
  expect((await desta.accept(1)).status).toBe(200)
  const [assinatura] = await app.sql<{ submissao: { itens: { id: string; quantidade: number }[] } }[]>`
    select submissao from assinatura where numpedido = ${num}`
  expect(assinatura?.submissao.itens.map(({ id, quantidade }) => [id, quantidade])).toEqual([
    [cena.arroz, 10],
    [cena.cola, 5],
    [vela, 3],
  ])
})

test('it is taken out of the draft again, and not once it was sent; what the customer asked for is not either', async () => {
  await include(0)
  expect((await remove(1, 2)).dados.linhas).toHaveLength(2)
  expect((await remove(2, 0)).status).toBe(404)
  await include(2)
  await mesa.date(3)
  await mesa.send(4)
  expect((await remove(5, 2)).status).toBe(404)
})

test.each([
  ['more than the stock has', () => include(0, 51), 'quantidade_invalida'],
  ['of a product that is there already', () => include(0, 1, { id: cena.arroz }), 'entrada_invalida'],
  ['over what somebody else has written', () => include(9), 'rascunho_mudou'],
  ['by its customer', () => include(0, 1, { quem: cena.ana }), 'sem_permissao'],
])('nothing is added %s', async (_, attempt, codigo) => {
  expect((await attempt()).falha.codigo).toBe(codigo)
  expect((await mesa.read()).dados.linhas).toHaveLength(2)
})

test('nor a product of another store, nor 0.0000001 of one, nor by another store', async () => {
  const outra = await buildFornecedor(app.sql)
  const alheio = await buildProduto(app.sql, outra)
  expect((await include(0, 1, { id: alheio })).falha.codigo).toBe('produto_indisponivel')
  expect((await include(0, 0.0000001)).status).toBeGreaterThanOrEqual(400)
  const eva = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  expect((await include(0, 1, { quem: eva })).status).toBe(404)
  expect((await mesa.read()).dados.linhas).toHaveLength(2)
})

test('of two who add at once one does', async () => {
  const feitos = await Promise.all([include(0), include(0, 2, { quem: cena.caio })])
  expect(feitos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await mesa.read()).dados.linhas).toHaveLength(3)
})
