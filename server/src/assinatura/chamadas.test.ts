import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addDias } from '@vitrine/rules/data'

import {
  amanha,
  buildAssinatura,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const GET = 'GET /v4/subscription/get/{id}'
const ACAO = 'POST /v4/subscription/{id}/{acao}'
const LIST = 'GET /v4/subscription/list/{idfornecedor}/{idcliente}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let id: string
const segunda = addDias(amanha, 7)
const terceira = addDias(amanha, 14)

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  id = (await buildAssinatura(app, { loja, cliente: ana, produto: arroz })).idassinatura
})

type Acao = 'pausar' | 'retomar' | 'pular' | 'itens'
const act = (acao: Acao, body: object = {}) =>
  app.call(ACAO, { params: { id, acao }, body }, { token: ana.token })
const get = (token = ana.token) => app.call(GET, { params: { id } }, { token })
const list = (query = {}) =>
  app.call(
    LIST,
    { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }, query },
    { token: ana.token },
  )

describe('what a customer sees of its subscriptions (§4, §7 Subscriptions, ux 1.10.4)', () => {
  test('the detail has next dates, lines at today’s prices, place, payment and its orders', async () => {
    await app.sql`update produto set preco = 110000 where idcadastroextraproduto = ${arroz}`
    const { dados } = await get()
    expect(dados).toMatchObject({
      status: 'ATIVA',
      tipo: { nome: 'Toda semana', dias: 7 },
      proxima: segunda,
      itens: [{ nome: 'Arroz', quantidade: 2, preconf: 11 }],
      valorHoje: 22,
      formaEntrega: { nome: 'Entrega', janela: '8h–12h' },
      formaPagamento: { tipo: 'ENTREGA' },
      lugar: 'Rua A, 1, Campinas',
      pedidos: [{ ciclo: null, status: 'ENVIADO' }],
    })
    expect(dados.proximas.slice(0, 2)).toMatchObject([
      { data: segunda, pulada: false },
      { data: terceira, pulada: false },
    ])
  })

  test('the list is paged, active ones first', async () => {
    const outra = await buildAssinatura(app, { loja, cliente: ana, produto: arroz })
    await act('pausar')
    const { dados } = await list({ limit: 1 })
    expect(dados).toMatchObject({
      totalItems: 2,
      totalPages: 2,
      page: 1,
      data: [{ idassinatura: outra.idassinatura }],
    })
    expect((await list({ page: 2, limit: 1 })).dados.data).toMatchObject([
      { idassinatura: id, status: 'PAUSADA', proxima: null },
    ])
    expect((await list({ status: 'ATIVA' })).dados.totalItems).toBe(1)
  })

  test('who may not see prices gets none', async () => {
    await app.sql`update fornecedor set tags = tags || '{support-budget}' where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update cadastroextracliente set aprovado = false where idcliente = ${ana.idcliente}`
    const [um, todos] = [await get(), await list()]
    expect(um.dados.itens).toHaveLength(1)
    expect(JSON.stringify([um.dados, todos.dados])).not.toMatch(/"(preco\w*|valorHoje|totallinha)"/)
  })

  test('another customer, not linked to it, is told that there is no such subscription; a linked login sees it', async () => {
    const outra = await buildCliente(app.sql, loja)
    expect((await get(outra.token)).falha.codigo).toBe('nao_encontrado')
    const vinculado = await buildVinculado(app.sql, loja, [outra, ana])
    expect((await get(vinculado.token)).status).toBe(200)
  })
})

describe('an order that was made is repeated (ux 1.9.2)', () => {
  const BEGIN = 'POST /v4/subscription/begin/{numpedido}'
  const order = async (change = {}) => {
    const body = buildSubmissao(
      { loja, cliente: ana, produto: arroz },
      { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega }, ...change },
    )
    const params = { session_token: 'token', id: ana.idcliente }
    const { dados } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params, body },
      { token: ana.token },
    )
    return dados.numpedido
  }
  const tipoOf = async () => {
    const { dados } = await app.call('GET /v4/subscription/type/list/{idfornecedor}', {
      params: { idfornecedor: loja.idfornecedor },
    })
    return dados.data[0]?.idtipoassinatura ?? ''
  }
  const begin = async (numpedido: number, { token = ana.token, idtipoassinatura = '' } = {}) =>
    app.call(
      BEGIN,
      { params: { numpedido }, body: { idtipoassinatura: idtipoassinatura || (await tipoOf()) } },
      { token },
    )

  test('with its lines, notes, place, window and payment, once, and its customer is told', async () => {
    const numpedido = await order({
      itens: [{ id: arroz, quantidade: 3, embalarParaPresente: false, observacao: 'bem seco' }],
      anotacoes: 'Tocar a campainha',
    })
    const { status, dados } = await begin(numpedido)
    expect(status).toBe(200)
    expect(dados).toMatchObject({
      status: 'ATIVA',
      numpedido,
      proxima: segunda,
      itens: [{ id: arroz, quantidade: 3 }],
      formaEntrega: { nome: 'Entrega' },
      formaPagamento: { tipo: 'ENTREGA' },
    })
    const [row] = await app.sql`select submissao from assinatura where idassinatura = ${dados.idassinatura}`
    expect(row?.submissao).toMatchObject({
      anotacoes: 'Tocar a campainha',
      enderecoentrega: { idendereco: ana.idendereco },
      itens: [{ observacao: 'bem seco' }],
    })
    expect((await begin(numpedido)).dados.idassinatura).toBe(dados.idassinatura)
    const [carta] =
      await app.sql`select texto from correio where chave = ${`assinatura-comecada:${dados.idassinatura}`}`
    expect(carta?.texto).toContain(`/${loja.slug}/assinaturas/${dados.idassinatura}`)
  })

  test('of long ago it goes on with a date that can still be changed', async () => {
    const numpedido = await order()
    await app.sql`update pedido set data_de_entrega = ${addDias(amanha, -70)} where numpedido = ${numpedido}`
    const { dados } = await begin(numpedido)
    expect(dados.proxima).toBe(segunda)
    expect(dados.pedidos).toMatchObject([{ numpedido }])
  })

  test('says the whole address that it goes to, the complement too (audit S7)', async () => {
    await app.sql`update endereco set complemento = 'Apto 71, bloco B' where idendereco = ${ana.idendereco}`
    const { dados } = await begin(await order())
    expect(dados.lugar).toBe('Rua A, 1, Apto 71, bloco B, Campinas')
  })

  test('a pickup keeps its store', async () => {
    const numpedido = await order({
      tipoEntrega: 'RETIRADA',
      formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
      enderecoentrega: null,
      lojaRetira: { idloja: loja.idloja },
    })
    const { dados } = await begin(numpedido)
    expect(dados.lugar).toBe('Centro, Rua A, 1')
  })

  test('not of a cancelled order, a type that is not offered, or a stranger', async () => {
    const numpedido = await order()
    const bia = await buildCliente(app.sql, loja)
    expect((await begin(numpedido, { token: bia.token })).falha.codigo).toBe('nao_encontrado')
    expect((await begin(numpedido, { idtipoassinatura: loja.idloja })).falha.codigo).toBe('nao_encontrado')
    await app.sql`update pedido set status = 'CANCELADO' where numpedido = ${numpedido}`
    expect((await begin(numpedido)).falha.codigo).toBe('movimento_recusado')
  })
})

describe('what a customer does with a subscription (readings 10)', () => {
  test('pausing orders nothing more, resuming goes on with the next date to come', async () => {
    expect((await act('pausar')).dados).toMatchObject({ status: 'PAUSADA', proxima: null })
    expect((await act('pausar')).dados.status).toBe('PAUSADA')
    await app.sql`update assinatura set desde = '2020-01-01', proxima = '2020-01-08', motivo = 'x', tentativas = 4 where idassinatura = ${id}`
    const { dados } = await act('retomar')
    expect(dados).toMatchObject({ status: 'ATIVA', motivo: '' })
    expect(dados.proxima && dados.proxima >= addDias(amanha, -1)).toBe(true)
  })

  test('a skipped date is left out, marked, and comes back when that is undone', async () => {
    const { dados } = await act('pular', { data: segunda })
    expect(dados.proxima).toBe(terceira)
    expect(dados.proximas[0]).toMatchObject({ data: segunda, pulada: true })
    expect((await act('pular', { data: segunda })).dados.proxima).toBe(terceira)
    expect((await act('pular', { data: segunda, desfazer: true })).dados.proxima).toBe(segunda)
  })

  test('without a date the next one is skipped; a text that is not a date is refused', async () => {
    expect((await act('pular')).dados.proxima).toBe(terceira)
    expect((await act('pular', { data: addDias(terceira, 1) })).falha.codigo).toBe('assinatura_data_invalida')
    expect((await act('pular', { data: amanha })).falha.codigo).toBe('assinatura_data_invalida')
  })

  test('lines are changed by the rules of the products; what is not sold is left out, and something must stay', async () => {
    const feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 8, min_por_pedido: 3 })
    const { dados } = await act('itens', {
      itens: [
        { id: arroz, quantidade: 5 },
        { id: feijao, quantidade: 1 },
        { id: loja.idloja, quantidade: 1 },
      ],
    })
    expect(dados.itens).toMatchObject([
      { nome: 'Arroz', quantidade: 5 },
      { nome: 'Feijão', quantidade: 3 },
    ])
    expect((await act('itens', { itens: [] })).falha.codigo).toBe('carrinho_vazio')
  })

  test('cancelling is for good, told by one letter, and takes nothing from orders that were made', async () => {
    const cancel = () =>
      app.call('DELETE /v4/subscription/cancel/{id}', { params: { id } }, { token: ana.token })
    expect((await cancel()).dados).toMatchObject({ status: 'CANCELADA', proximas: [] })
    expect((await cancel()).status).toBe(200)
    expect((await act('retomar')).falha.codigo).toBe('assinatura_cancelada')
    const cartas = await app.sql`select 1 from correio where chave = ${`assinatura-cancelada:${id}`}`
    expect(cartas).toHaveLength(1)
    expect((await get()).dados.pedidos).toMatchObject([{ status: 'ENVIADO' }])
  })
})
