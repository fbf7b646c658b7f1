import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FiltroPedidos, Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'
import { canaisDoFiltro } from '@vitrine/rules/pedido'

import {
  amanha,
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  copyPedido,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let cafe: string
const feitos: Record<string, number> = {}

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  cafe = await buildProduto(app.sql, loja, { nome: 'Café torrado', preco: 30 })
  const rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const erp = await buildApiKey(app.sql, loja, ana)
  feitos.web = await submit({ numPedidoCliente: 'OC-100%' })
  feitos.orcamento = await submit({ orcamento: true })
  feitos.representante = await submit({ itens: [umDe(cafe)] }, rui.token)
  feitos.atendente = await submit({ itens: [umDe(cafe, 3)] }, bia.token)
  feitos.erp = await submit({ formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } }, erp.token)
  await app.sql`update pedido set criado_em = now() - interval '40 days' where numpedido = ${feitos.web}`
})
afterAll(() => app.close())

const umDe = (id: string, quantidade = 1) => ({ id, quantidade, embalarParaPresente: false })

async function submit(change: Partial<Submissao> = {}, token = ana.token): Promise<number> {
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto: arroz }, change),
    },
    { token },
  )
  if (!dados.numpedido) throw new Error(falha.error)
  return dados.numpedido
}

async function list(query: Partial<FiltroPedidos> = {}, token = ana.token) {
  const { dados } = await app.call(
    'GET /v2/app/pedido/cliente/{idcliente}',
    { params: { idcliente: ana.idcliente }, query },
    { token },
  )
  return dados
}

/** Names of the orders that a filter finds. */
async function find(query: Partial<FiltroPedidos>) {
  const { data } = await list(query)
  return data.map(({ numpedido }) => Object.keys(feitos).find((nome) => feitos[nome] === numpedido))
}

describe('the order list finds by every filter of §2', () => {
  const hoje = addDias(amanha, -1)
  test.each<[string, Partial<FiltroPedidos>, string[]]>([
    ['nothing', {}, ['erp', 'atendente', 'representante', 'orcamento', 'web']],
    ['a product, without accents', { sk: 'cafe' }, ['atendente', 'representante']],
    ['its own number, to the letter', { sk: '100%' }, ['web']],
    ['a percent sign alone', { sk: '%' }, ['web']],
    ['one status', { status: 'ORCAMENTO_NOVO' }, ['orcamento']],
    ['several', { status: 'ORCAMENTO_NOVO,ENVIADO' }, ['erp', 'orcamento']],
    ['a day on', { dataInicio: addDias(hoje, -1) }, ['erp', 'atendente', 'representante', 'orcamento']],
    ['a day until', { dataFim: addDias(hoje, -30) }, ['web']],
    [
      'the total, dear first',
      { ordenacao: 'maior_total' },
      ['atendente', 'representante', 'erp', 'web', 'orcamento'],
    ],
    ['age, old first', { ordenacao: 'antigos', limit: 2 }, ['web', 'orcamento']],
    ['a page', { limit: 2, page: 2 }, ['representante', 'orcamento']],
    ['every channel', { canalVenda: 'TODOS' }, ['erp', 'atendente', 'representante', 'orcamento', 'web']],
    ['Orçamento web', { canalVenda: 'ORCAMENTO_WEB' }, ['orcamento']],
    ['Web-commerce', { canalVenda: 'WEB_COMMERCE' }, ['web']],
    ['Venda+ web', { canalVenda: 'VENDA_MAIS_WEB' }, ['representante']],
    ['Portfolio web', { canalVenda: 'PORTFOLIO_WEB' }, ['erp']],
    ['Painel de cliente', { canalVenda: 'PAINEL_CLIENTE' }, ['atendente']],
    ['as it is recorded', { canalVenda: 'MANUAL' }, ['atendente']],
    ['two channels', { canalVenda: 'MANUAL, ORCAMENTO_WEB' }, ['atendente', 'orcamento']],
    ['an app, which nothing came from', { canalVenda: 'COMMERCE_APP' }, []],
    ['what is no channel', { canalVenda: 'FAX' }, []],
  ])('%s', async (_, query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  test('the payment method and the number', async () => {
    expect(await find({ idformapagto: loja.idNaEntrega })).toEqual(['erp'])
    expect(await find({ numpedido: feitos.web })).toEqual(['web'])
  })

  test('the login that made them', async () => {
    expect(await find({ idusuariovinculado: ana.idusuario })).toEqual(['orcamento', 'web'])
  })

  test('each name of §9 has its code, and the code of an order is that of the filter that finds it', async () => {
    const { data } = await list()
    for (const { numpedido, canal } of data) {
      expect(canaisDoFiltro.map(({ codigo }) => codigo)).toContain(canal)
      const { data: found } = await list({ canalVenda: canal })
      expect(found.map((pedido) => pedido.numpedido)).toContain(numpedido)
    }
  })

  test('a page behind the last is empty and still counts', async () => {
    expect(await list({ page: 9 })).toMatchObject({ data: [], totalItems: 5, totalPages: 1 })
  })

  test('a linked user sees the orders of all its clientes when it names the primary one', async () => {
    const [outra, alheia] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
    const vinculado = await buildVinculado(app.sql, loja, [ana, outra])
    for (const cliente of [outra, alheia])
      await app.call(
        'POST /v2/app/{session_token}/usuario/{id}/pedido',
        {
          params: { session_token: 'token', id: cliente.idcliente },
          body: buildSubmissao({ loja, cliente, produto: arroz }),
        },
        { token: cliente.token },
      )
    const query = { clientevinculadoprincipal: ana.idcliente }
    expect((await list(query, vinculado.token)).totalItems).toBe(6)
    expect((await list({}, vinculado.token)).totalItems).toBe(5)
    expect((await list({ clientevinculadoprincipal: outra.idcliente }, vinculado.token)).totalItems).toBe(5)
  })
})

describe('the list as a spreadsheet (§7)', () => {
  const open = (cliente: ClienteDeTeste, payload: object) =>
    app.fastify.inject({
      method: 'POST',
      url: `/v4/orders/export/${cliente.idcliente}`,
      headers: { authorization: `Bearer ${cliente.token}` },
      payload,
    })

  test('is filtered as the list is, with the columns asked for', async () => {
    const response = await open(ana, { sk: 'cafe', colunas: 'total,canal' })
    expect(response.headers['content-disposition']).toContain('pedidos.xlsx')
    const [sheet] = await readXlsxFile(response.rawPayload)
    expect(sheet?.data).toEqual([
      ['Pedido', 'Canal', 'Total'],
      [feitos.atendente, 'Painel de cliente', 97.9],
      [feitos.representante, 'Venda+ web', 37.9],
    ])
  })

  test('as CSV opens in a Brazilian spreadsheet, and nothing in it is a formula', async () => {
    await app.sql`update pedido set numpedidocliente = '=1+1;"x"' where numpedido = ${feitos.erp ?? 0}`
    const response = await open(ana, { formato: 'csv', status: 'ENVIADO', colunas: 'numPedidoCliente,total' })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.body).toBe(`\uFEFFPedido;Seu número;Total\r\n${feitos.erp};"'=1+1;""x""";27,9\r\n`)
  })

  test('of more than 1,000 orders is made by a job that tells how far it is', async () => {
    const bob = await buildCliente(app.sql, loja)
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: bob.idcliente },
        body: buildSubmissao({ loja, cliente: bob, produto: arroz }),
      },
      { token: bob.token },
    )
    await copyPedido(app.sql, dados.numpedido, 2199)
    const asked = await open(bob, {})
    expect([asked.statusCode, asked.json().codigo]).toEqual([202, 'exportacao_em_preparo'])
    const { idexportacao } = asked.json().detalhes
    const params = { id: bob.idcliente, idexportacao }
    const look = async (token = bob.token) =>
      (await app.call('GET /v4/orders/export/{id}/{idexportacao}', { params }, { token })).dados
    await expect.poll(async () => (await look()).status, { timeout: 20_000 }).toBe('PRONTA')
    expect(await look()).toMatchObject({ linhas: 2200, total: 2200, formato: 'xlsx' })
    const arquivo = await app.fastify.inject({
      url: `/v4/orders/export/${bob.idcliente}/${idexportacao}/arquivo`,
      headers: { authorization: `Bearer ${bob.token}` },
    })
    const [sheet] = await readXlsxFile(arquivo.rawPayload)
    expect(sheet?.data).toHaveLength(2201)
    const alheio = await app.call(
      'GET /v4/orders/export/{id}/{idexportacao}',
      { params },
      { token: ana.token },
    )
    expect(alheio.status).toBe(404)
  })
})

test('an item of the list carries tipoentrega, as §3 spells it, and when it was handed over (A8, A10)', async () => {
  const antes = (await list()).data.find(({ numpedido }) => numpedido === feitos.erp)
  expect(antes).toMatchObject({ tipoentrega: 'DELIVERY', tipoEntrega: 'DELIVERY', entregue_em: null })
  await app.sql`insert into historico_pedido (numpedido, sequencia, status, ator, quando)
    values (${feitos.erp ?? 0}, 90, 'ENTREGUE', 'sistema', '2026-11-20T17:06:00Z')`
  await app.sql`update pedido set status = 'ENTREGUE' where numpedido = ${feitos.erp ?? 0}`
  const depois = (await list()).data.find(({ numpedido }) => numpedido === feitos.erp)
  expect(depois?.entregue_em).toBe('2026-11-20T17:06:00.000Z')
})
