import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { falhas, idNulo, type CallInput, type Calls } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const READ = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const PREVIA = 'POST /v4/cart/{idfornecedor}/previa'
const VALIDATE = 'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}'
const LIST = 'GET /v2/app/cupom-desconto/cliente/{idcliente}'
const SHARE = 'GET /v2/app/cupom-desconto/indicacao/{idcliente}'
const textoMelhor =
  'Não foi possível trocar o seu cupom de desconto, pois já existe um cupom automático aplicado que oferece um benefício superior.'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let feijao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => open())

async function open(tags = ['has-delivery', 'has-collect', 'uses-share-coupom']) {
  loja = await buildFornecedor(app.sql, { tags })
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  feijao = await buildProduto(app.sql, loja, { nome: 'Feijão', preco: 33.33 })
}

type Saved = NonNullable<CallInput<Calls[typeof SAVE]>['body']>
const save = (
  body: Partial<Saved> = {},
  query: Partial<NonNullable<CallInput<Calls[typeof SAVE]>['query']>> = {},
) =>
  app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, ...query },
      body: {
        cartItens: [
          { id: arroz, quantidade: 2 },
          { id: feijao, quantidade: 1 },
        ],
        ...body,
      },
    },
    { token: ana.token },
  )
const read = (query: { idformapagamento?: string } = {}) =>
  app.call(
    READ,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, ...query },
    },
    { token: ana.token },
  )
const validate = (code: string, query: CallInput<Calls[typeof VALIDATE]>['query'] = {}) =>
  app.call(
    VALIDATE,
    { params: { idf: loja.idfornecedor, idc: ana.idcliente, code }, query },
    { token: ana.token },
  )
const list = (query: CallInput<Calls[typeof LIST]>['query'] = {}) =>
  app.call(
    LIST,
    { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor, ...query } },
    { token: ana.token },
  )

describe('the coupon of a cart (§3, §4)', () => {
  test('one that the customer chose fills every coupon field and takes its share off each line', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    const { dados } = await save({ codigoCupom: ' dez ' })
    expect(dados).toMatchObject({
      codigoCupom: 'DEZ',
      valorDescontoPercentual: 10,
      valorDescontoAbsoluto: 0,
      tipoDesconto: 'percentual',
      produtosComDesconto: [arroz, feijao],
      cupomAutomatico: false,
      codigoCupomAutomatico: null,
      cupomAplicacaoAutomatica: true,
      totalDescontoEspecifico: 0,
      habilitarVisualizacaoDesconto: true,
      cupomEscolhido: 'DEZ',
      avisoCupom: null,
      subtotal: 53.33,
      descontos: 5.33,
      totalCompras: 48,
    })
    expect(dados.produtosSelecionados.map((item) => [item.preco_do_desconto, item.totallinha])).toEqual([
      [2, 18],
      [3.33, 30],
    ])
    expect((await read()).dados).toMatchObject({ codigoCupom: 'DEZ', totalCompras: 48 })
  })

  test('an absolute one for some products tells its specific discount', async () => {
    await buildCupom(app.sql, loja, {
      codigocupom: 'CINCO',
      tipodesconto: 'absoluto',
      valor: 5,
      alvo: { produtos: [arroz] },
    })
    const { dados } = await save({ codigoCupom: 'CINCO' })
    expect(dados).toMatchObject({
      tipoDesconto: 'absoluto',
      valorDescontoPercentual: 0,
      valorDescontoAbsoluto: 5,
      totalDescontoEspecifico: 5,
      produtosComDesconto: [arroz],
      totalCompras: 48.33,
    })
  })

  test('stays through saves that do not speak of it, and goes with null; the automatic one takes its place', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'VINTE', valor: 20 })
    await buildCupom(app.sql, loja, { codigocupom: 'AUTO', valor: 5, aplicacao_automatica: true })
    await save({ codigoCupom: 'VINTE' })
    expect((await save()).dados).toMatchObject({ codigoCupom: 'VINTE', cupomAutomatico: false })
    expect((await save({ codigoCupom: null })).dados).toMatchObject({
      codigoCupom: 'AUTO',
      cupomAutomatico: true,
      codigoCupomAutomatico: 'AUTO',
      cupomEscolhido: null,
    })
  })

  test('the best automatic one is applied, unless cupomAplicacaoAutomatica says no', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'A5', valor: 5, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'A8', valor: 8, aplicacao_automatica: true })
    expect((await save()).dados).toMatchObject({ codigoCupom: 'A8', cupomAutomatico: true })
    const without = await save({}, { cupomAplicacaoAutomatica: false })
    expect(without.dados).toMatchObject({
      codigoCupom: null,
      cupomAplicacaoAutomatica: false,
      totalCompras: 53.33,
    })
    expect((await read()).dados.codigoCupom).toBeNull()
  })

  test('one that gives less than the automatic one is refused in the text of section 8; on a tie it stays', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'A10', valor: 10, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'NOVE', valor: 9 })
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    const refused = await save({ codigoCupom: 'NOVE' })
    expect(refused.dados).toMatchObject({ codigoCupom: 'A10', cupomEscolhido: null, avisoCupom: textoMelhor })
    expect((await save({ codigoCupom: 'DEZ' })).dados).toMatchObject({ codigoCupom: 'DEZ', avisoCupom: null })
  })

  test('one whose minimum the cart no longer reaches waits, says what is missing, and comes back', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor_minimo: 50 })
    await save({ codigoCupom: 'DEZ' })
    const menos = await save({ cartItens: [{ id: feijao, quantidade: 1 }] })
    expect(menos.dados).toMatchObject({
      codigoCupom: null,
      cupomEscolhido: 'DEZ',
      avisoCupom: 'Faltam R$\u00a016,67 em produtos.',
      totalCompras: 33.33,
    })
    expect((await save()).dados).toMatchObject({ codigoCupom: 'DEZ', avisoCupom: null })
  })

  test('one of a payment method waits, and holds once that method is chosen', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'PIX5', condicoes: { idformapagto: [loja.idPix] } })
    const recusado = await save({ codigoCupom: 'PIX5' }, { idformapagamento: loja.idNaEntrega })
    expect(recusado.dados).toMatchObject({ codigoCupom: null, cupomEscolhido: null })
    const cedo = await save({ codigoCupom: 'PIX5' })
    expect(cedo.dados).toMatchObject({
      codigoCupom: null,
      cupomEscolhido: 'PIX5',
      avisoCupom: 'Este cupom vale pagando com Pix.',
    })
    expect((await validate('PIX5')).dados.valido).toBe(true)
    expect((await read({ idformapagamento: loja.idPix })).dados.codigoCupom).toBe('PIX5')
    expect((await read({ idformapagamento: loja.idNaEntrega })).dados.codigoCupom).toBeNull()
  })

  test('nao_usar_com_politica gives nothing on lines priced by a policy (readings 5)', async () => {
    const comTabela = await buildProduto(app.sql, loja, {
      nome: 'Café',
      preco: 10,
      desconto_progressivo: { '3': 9 },
    })
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', nao_usar_com_politica: true })
    const cartItens = [
      { id: arroz, quantidade: 1 },
      { id: comTabela, quantidade: 3 },
    ]
    const { dados } = await save({ cartItens, codigoCupom: 'DEZ' })
    expect(dados.produtosComDesconto).toEqual([arroz])
    expect(dados.totalCompras).toBe(36)
  })

  test("a visitor's cart takes a code and the automatic one too, and stores nothing", async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'VINTE', valor: 20, limite: 5 })
    await buildCupom(app.sql, loja, { codigocupom: 'AUTO', valor: 5, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'OLA', valor: 90, condicoes: { primeira_compra: true } })
    const previa = (codigoCupom?: string) =>
      app.call(PREVIA, {
        params: { idfornecedor: loja.idfornecedor },
        body: { cartItens: [{ id: arroz, quantidade: 1 }], codigoCupom },
      })
    expect((await previa()).dados).toMatchObject({ codigoCupom: 'AUTO', totalCompras: 9.5 })
    expect((await previa('vinte')).dados).toMatchObject({ codigoCupom: 'VINTE', totalCompras: 8 })
    expect((await previa('OLA')).dados).toMatchObject({
      codigoCupom: 'AUTO',
      avisoCupom: 'Entre na sua conta para usar este cupom.',
    })
  })

  test('where prices are hidden there is no coupon and no value (readings 3)', async () => {
    await open(['has-delivery', 'support-budget'])
    ana = await buildCliente(app.sql, loja, { aprovado: null })
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor_minimo: 60 })
    const { dados } = await save({ codigoCupom: 'DEZ' })
    expect(dados).toMatchObject({ codigoCupom: null, avisoCupom: falhas.cupom_invalido.mensagem })
    expect(JSON.stringify(dados)).not.toMatch(/"(preco\w*|descontos|totalCompras|totallinha)"/)
    expect((await validate('DEZ')).dados.error).toBe(falhas.cupom_invalido.mensagem)
    const { cupons } = (await list()).dados
    expect(cupons).toMatchObject([{ codigocupom: 'DEZ', motivo: null }])
    expect(cupons[0]).not.toHaveProperty('faltam')
  })
})

describe('validation (§3 Coupon validation response)', () => {
  test('a valid coupon answers the fields of section 3', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
    await save()
    expect((await validate('dez')).dados).toEqual({
      valido: true,
      error: null,
      percentualDesconto: 10,
      cupom: {
        codigocupom: 'DEZ',
        tipodesconto: 'percentual',
        produtosComDesconto: [arroz, feijao],
        nao_usar_com_politica: false,
        habilitar_visualizacao_desconto: true,
        aplicacao_automatica: false,
      },
    })
  })

  test.each<[string, Parameters<typeof buildCupom>[2], string]>([
    ['over since yesterday', { fim: addDias(hoje, -1) }, 'Este cupom venceu em'],
    ['from tomorrow on', { inicio: addDias(hoje, 1) }, 'Este cupom vale a partir de'],
    ['below its minimum', { valor_minimo: 73.33 }, 'Faltam R$\u00a020,00 em produtos.'],
    ['of other customers', { condicoes: { tags: ['ouro'] } }, 'não está disponível para o seu cadastro'],
    ['of the other channel', { condicoes: { canalVenda: 'MANUAL' } }, 'com um atendente'],
    ['of pickup', { condicoes: { tipoEntrega: 'RETIRADA' } }, 'retirada na loja'],
    ['of products that are not in the cart', { alvo: { produtos: [idNulo] } }, 'Nenhum produto'],
  ])('one %s says so', async (_title, cupom, error) => {
    await buildCupom(app.sql, loja, cupom)
    await save()
    const { dados } = await validate('DEZ')
    expect(dados).toMatchObject({ valido: false, percentualDesconto: 0, cupom: null })
    expect(dados.error).toContain(error)
  })

  test('an unknown code gets the fixed text (§8)', async () => {
    await save()
    expect((await validate('NADA')).dados.error).toBe('Não foi possível verificar seu cupom')
  })

  test('codigocupomautomatico names the coupon that it is compared with', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    await buildCupom(app.sql, loja, { codigocupom: 'A15', valor: 15, aplicacao_automatica: true })
    await buildCupom(app.sql, loja, { codigocupom: 'A5', valor: 5, aplicacao_automatica: true })
    await save()
    expect((await validate('DEZ')).dados.error).toBe(textoMelhor)
    expect((await validate('DEZ', { codigocupomautomatico: 'A15' })).dados.error).toBe(textoMelhor)
    expect((await validate('DEZ', { codigocupomautomatico: 'A5' })).dados.valido).toBe(true)
  })

  test('a visitor is told whether it is on offer; a stranger to the customer nothing', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor_minimo: 999 })
    await buildCupom(app.sql, loja, { codigocupom: 'VELHO', fim: addDias(hoje, -1) })
    const asked = (code: string, token?: string, idc = idNulo) =>
      app.call(VALIDATE, { params: { idf: loja.idfornecedor, idc, code }, query: {} }, { token })
    expect((await asked('DEZ')).dados.valido).toBe(true)
    expect((await asked('VELHO')).dados.error).toContain('venceu')
    const outra = await buildCliente(app.sql, loja)
    expect((await asked('DEZ', ana.token, outra.idcliente)).status).toBe(404)
  })
})

describe("the customer's coupons (§7, ux 1.13)", () => {
  test('best first with the benefit in money, then what is missing; unlisted ones stay secret', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    await buildCupom(app.sql, loja, { codigocupom: 'TRINTA', valor: 30, valor_minimo: 73.33 })
    await buildCupom(app.sql, loja, { codigocupom: 'VINTE', tipodesconto: 'absoluto', valor: 20, fim: hoje })
    await buildCupom(app.sql, loja, { codigocupom: 'SEGREDO', valor: 50, listado: false })
    await buildCupom(app.sql, loja, { codigocupom: 'VELHO', fim: addDias(hoje, -1) })
    await buildCupom(app.sql, loja, { codigocupom: 'OURO', condicoes: { tags: ['ouro'] } })
    await save({ codigoCupom: 'DEZ' })
    const { cupons } = (await list()).dados
    expect(
      cupons.map(({ codigocupom, economia, faltam, aplicado }) => [codigocupom, economia, faltam, aplicado]),
    ).toEqual([
      ['VINTE', 20, undefined, false],
      ['DEZ', 5.33, undefined, true],
      ['TRINTA', undefined, 20, false],
    ])
    expect(cupons[0]).toMatchObject({
      beneficio: 'R$\u00a020,00',
      fim: hoje,
      regras: [expect.stringMatching('Vale até')],
    })
    expect(cupons[0]?.vence_em).toBe(`${addDias(hoje, 1)}T03:00:00.000Z`)
    const all = (await list({ available: false })).dados.cupons
    expect(all.map(({ codigocupom }) => codigocupom)).toContain('VELHO')
    expect(all.map(({ codigocupom }) => codigocupom)).not.toContain('OURO')
  })

  test('onlyLast answers the newest alone', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'PRIMEIRO' })
    await buildCupom(app.sql, loja, { codigocupom: 'ULTIMO' })
    expect((await list({ onlyLast: true })).dados.cupons.map(({ codigocupom }) => codigocupom)).toEqual([
      'ULTIMO',
    ])
  })

  test('the share coupon stands apart, only with the tag uses-share-coupom', async () => {
    await buildCupom(app.sql, loja, {
      codigocupom: 'AMIGO',
      indicacao: true,
      condicoes: { primeira_compra: true },
    })
    const share = () =>
      app.call(
        SHARE,
        { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
        { token: ana.token },
      )
    expect((await share()).dados.cupomRecomendacao?.codigocupom).toBe('AMIGO')
    expect((await list()).dados).toMatchObject({ cupons: [], cupomRecomendacao: { codigocupom: 'AMIGO' } })
    await open(['has-delivery'])
    await buildCupom(app.sql, loja, { codigocupom: 'AMIGO', indicacao: true })
    expect((await share()).dados.cupomRecomendacao).toBeNull()
  })

  test('without a supplier the coupons of all where the customer is registered come; the header names one', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
    const params = { idcliente: ana.idcliente }
    const all = await app.call(LIST, { params, query: {} }, { token: ana.token })
    expect(all.dados.cupons).toMatchObject([{ codigocupom: 'DEZ', idfornecedor: loja.idfornecedor }])
    const outra = await buildFornecedor(app.sql)
    const named = await app.call(
      LIST,
      { params, query: {} },
      { token: ana.token, headers: { 'x-fornecedor': outra.idfornecedor } },
    )
    expect(named.dados.cupons).toEqual([])
  })

  test('idformapagamento counts also where the header alone names the supplier', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'PIX5', condicoes: { idformapagto: [loja.idPix] } })
    await save()
    const asked = async (query: { idformapagamento?: string }) =>
      (
        await app.call(
          LIST,
          { params: { idcliente: ana.idcliente }, query },
          { token: ana.token, headers: { 'x-fornecedor': loja.idfornecedor } },
        )
      ).dados.cupons[0]
    expect(await asked({})).toMatchObject({ motivo: 'Este cupom vale pagando com Pix.' })
    expect(await asked({ idformapagamento: loja.idPix })).toMatchObject({ motivo: null, economia: 5.33 })
  })

  test("another customer's are nowhere", async () => {
    const bia = await buildCliente(app.sql, loja)
    const { status } = await app.call(
      LIST,
      { params: { idcliente: bia.idcliente }, query: {} },
      { token: ana.token },
    )
    expect(status).toBe(404)
  })
})

test('coupons cost no statement: a first save takes 3, a visitor 1, and none more whatever coupons there are (issue 3)', async () => {
  for (let n = 0; n < 12; n++)
    await buildCupom(app.sql, loja, { codigocupom: `C${n}`, limite: 9, aplicacao_automatica: n % 2 === 0 })
  // The supplier itself is read once and stays in memory.
  await list()
  const countOf = async (ask: () => Promise<unknown>) => (await app.statementsOf(ask)).length
  expect(await countOf(() => save({ codigoCupom: 'C1' }))).toBeLessThanOrEqual(3)
  const previa = (cupomAplicacaoAutomatica: boolean, codigoCupom?: string) => {
    const body = { cartItens: [{ id: arroz, quantidade: 1 }], codigoCupom }
    return countOf(() => app.call(PREVIA, { params: loja, query: { cupomAplicacaoAutomatica }, body }))
  }
  expect([await previa(false), await previa(true), await previa(false, 'C1')]).toEqual([0, 1, 1])
  expect((await app.statementsOf(() => list())).length).toBeLessThanOrEqual(3)
})

test('a coupon changed in the database is known at once in every process; a use of it tells nobody', async () => {
  const idcupom = await buildCupom(app.sql, loja, { codigocupom: 'DEZ' })
  await save({ codigoCupom: 'DEZ' })
  const told: unknown[] = []
  app.notificacoes.onMudanca((mudanca) => told.push(mudanca))
  await app.sql`update cupom set usos = usos + 1 where idcupom = ${idcupom}`
  await app.sql`update cupom set valor = 2000 where idcupom = ${idcupom}`
  await expect.poll(async () => (await read()).dados.valorDescontoPercentual).toBe(20)
  expect(told).toHaveLength(1)
})
