import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CondicaoDoOrcamento } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'
import { nextDiaUtil } from '@vitrine/rules/pagamento'

import { uuidv7 } from '../infra/index.ts'
import { buildCenaDeOrcamento, type CenaDeOrcamento } from '../teste/cena-orcamento.ts'
import { amanha, createTestApp, hoje, type AppDeTeste } from '../teste/index.ts'

type Escrita = Partial<CondicaoDoOrcamento> & { idformapagto: string }

let app: AppDeTeste
let cena: CenaDeOrcamento
let mesa: CenaDeOrcamento['atMesa']
let formas: Record<'PIX' | 'ENTREGA' | 'FATURADO', string>

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeOrcamento(app)
  mesa = cena.atMesa
  const { data } = await listFormas()
  const find = (tipo: string) => data.find((forma) => forma.tipo === tipo)?.idformapagto ?? ''
  formas = { PIX: find('PIX'), ENTREGA: find('ENTREGA'), FATURADO: find('FATURADO') }
  expect(Object.values(formas).every(Boolean)).toBe(true)
})

async function listFormas() {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento',
    {
      params: { session_token: 'token', id: cena.loja.idfornecedor },
      query: { idcliente: cena.ana.idcliente },
    },
    { token: cena.ana.token },
  )
  return dados
}

/** Writes them into the draft, with all that a version needs. */
const write = (condicoes: Escrita[], visto = 0) => mesa.write(visto, [], { validade: amanha, condicoes })
const offer = async (condicoes: Escrita[]) => {
  await write(condicoes)
  expect((await mesa.send(1)).status).toBe(200)
}
const accept = (formaPagamento?: { idformapagto: string; prazo?: string }) =>
  app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num: cena.num, acao: 'aceitar-orcamento' }, body: { versao: 1, formaPagamento } },
    { token: cena.ana.token },
  )
/** What its customer may choose from. */
const listDoPedido = async () => {
  const { dados } = await app.call(
    'GET /v4/orders/payment-method/{idfornecedor}/order/{num}',
    { params: { idfornecedor: cena.loja.idfornecedor, num: cena.num } },
    { token: cena.ana.token },
  )
  return dados.data.map(({ idformapagto, prazos, total }) => [idformapagto, prazos, total])
}

describe('a budget is paid as its store offers it (decision 0113)', () => {
  test('the draft keeps how, nobody else reads it before it is sent, and the next version begins with it', async () => {
    const condicoes = [{ idformapagto: formas.FATURADO, prazos: [[28, 35, 42]], desconto: 0 }]
    expect((await write(condicoes)).dados.rascunho.condicoes).toEqual(condicoes)
    expect((await mesa.show()).orcamento).toBeNull()
    const { dados } = await mesa.send(1)
    expect(dados.grade.rascunho.condicoes).toEqual(condicoes)
    expect((await mesa.write(2, [], { condicoes: [] })).dados.rascunho.condicoes).toEqual([])
  })

  test('its customer reads each with what it comes to, and may choose from these alone', async () => {
    await offer([
      { idformapagto: formas.FATURADO, prazos: [[28, 35, 42]] },
      { idformapagto: formas.PIX, desconto: 4 },
    ])
    const { orcamento, totalpedido } = await mesa.show()
    expect(totalpedido).toBe(207.9)
    expect(orcamento?.condicoes).toMatchObject([
      { idformapagto: formas.FATURADO, prazos: [[28, 35, 42]], desconto: 0, total: 207.9 },
      { idformapagto: formas.PIX, prazos: [], desconto: 4, total: 199.9 },
    ])
    expect((await listDoPedido()).toSorted()).toEqual(
      [
        [formas.FATURADO, [[28, 35, 42]], 207.9],
        [formas.PIX, [], 199.9],
      ].toSorted(),
    )
  })

  test('accepted on credit its invoices fall due on the days of the budget, and not on others', async () => {
    await offer([{ idformapagto: formas.FATURADO, prazos: [[28, 35, 42]] }])
    expect((await accept({ idformapagto: formas.FATURADO, prazo: '30' })).falha.codigo).toBe(
      'pagamento_indisponivel',
    )
    expect((await accept({ idformapagto: formas.FATURADO, prazo: '28/35/42' })).status).toBe(200)
    const faturas = await app.sql<{ vencimento: string }[]>`
      select vencimento::text from fatura where numpedido = ${cena.num} order by parcela`
    // Of a day on which no bank works, the next one.
    expect(faturas.map(({ vencimento }) => vencimento)).toEqual(
      [28, 35, 42].map((dias) => nextDiaUtil(addDias(hoje, dias))),
    )
  })

  test('accepted by Pix it costs what was offered for it, line by line, and what is charged is that', async () => {
    await offer([{ idformapagto: formas.PIX, desconto: 4 }, { idformapagto: formas.FATURADO }])
    expect((await accept({ idformapagto: formas.PIX })).status).toBe(200)
    const pedido = await mesa.show()
    expect(pedido.totalpedido).toBe(199.9)
    expect(pedido.itens.map(({ precounitario, total }) => [precounitario, total])).toEqual([
      [9.6, 96],
      [19.2, 96],
    ])
    const [cobranca] = await app.sql<
      { valor: number }[]
    >`select valor from pagamento where numpedido = ${cena.num}`
    expect(cobranca?.valor).toBe(19_990)
    // Another price was never agreed for it.
    expect((await listDoPedido()).map(([id]) => id)).toEqual([formas.PIX])
  })

  test('by a method that is none of them it is not accepted, nor without a word where it was asked for by one', async () => {
    await offer([{ idformapagto: formas.FATURADO }])
    const { falha } = await accept({ idformapagto: formas.PIX })
    expect([falha.codigo, falha.error]).toEqual([
      'pagamento_indisponivel',
      expect.stringContaining('Escolha uma das condições deste orçamento.'),
    ])
    expect((await mesa.show()).status).toBe('ORCAMENTO_PRECIFICADO')
  })

  test('without conditions any way of the store is as good, as before', async () => {
    await offer([])
    expect((await listDoPedido()).length).toBeGreaterThan(1)
    expect((await accept()).status).toBe(200)
  })
})

describe('what may not be offered', () => {
  test.each([
    ['a method that the store has not', () => [{ idformapagto: uuidv7() }]],
    ['the same twice', () => [{ idformapagto: formas.PIX }, { idformapagto: formas.PIX }]],
    ['terms of a method that is paid at once', () => [{ idformapagto: formas.PIX, prazos: [[28]] }]],
    ['days that go back', () => [{ idformapagto: formas.FATURADO, prazos: [[42, 28]] }]],
  ])('%s', async (_, condicoes) => {
    const { status, falha } = await write(condicoes())
    expect([status, falha.codigo]).toEqual([400, 'entrada_invalida'])
    expect(falha.campos?.condicoes).toBeTruthy()
    expect((await mesa.read()).dados.rascunho.revisao).toBe(0)
  })

  test.each([-1, 51, 5.001, 0.0000001])('%s per cent off', async (desconto) => {
    expect((await write([{ idformapagto: formas.PIX, desconto }])).status).toBe(400)
  })

  test('a discount that takes a line below the floor of who sends; a supervisor may', async () => {
    await write([{ idformapagto: formas.PIX, desconto: 6 }])
    const { falha } = await mesa.send(1)
    expect([falha.codigo, falha.detalhes]).toEqual([
      'preco_fora_do_limite',
      expect.objectContaining({ sequencia: 0, piso: 9.42 }),
    ])
    expect((await mesa.send(1, {}, cena.duda)).status).toBe(200)
  })
})
