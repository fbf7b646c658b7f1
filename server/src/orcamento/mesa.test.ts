import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { atMesa, buildCenaDeOrcamento, type CenaDeOrcamento } from '../teste/cena-orcamento.ts'
import {
  amanha,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'

const UM = '/painel/v1/pedidos/{num}/orcamento'

let app: AppDeTeste
let cena: CenaDeOrcamento
let mesa: CenaDeOrcamento['atMesa']

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeOrcamento(app)
  mesa = cena.atMesa
})

describe('the list of budgets (ux 3.3)', () => {
  test('says what waits, for how long, and what it is worth', async () => {
    const { dados } = await mesa.list()
    expect(dados.contagens).toEqual({
      A_PRECIFICAR: 1,
      PRECIFICADOS: 0,
      AGUARDAM_SUPERVISOR: 0,
      VENCIDOS: 0,
      ACEITOS: 0,
    })
    expect(dados.data).toMatchObject([
      {
        numpedido: cena.num,
        produtos: 2,
        volumes: 15,
        versao: 0,
        total: null,
        estimado: 200,
        rascunho: null,
      },
    ])
    expect(dados.data[0]?.responder_ate).not.toBeNull()
  })

  test('moves a budget through its views', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 8.2, pede_supervisor: true }])
    expect((await mesa.list({ vista: 'AGUARDAM_SUPERVISOR' })).dados.data).toMatchObject([
      { numpedido: cena.num, aguardam_supervisor: 1, rascunho: { por: expect.any(String) } },
    ])
    await mesa.write(1, [{ sequencia: 0, preco: 9.8 }], { validade: amanha })
    await mesa.send(2)
    const { dados } = await mesa.list({ vista: 'PRECIFICADOS' })
    expect(dados.data).toMatchObject([
      { numpedido: cena.num, versao: 1, total: 205.9, responder_ate: null, rascunho: null },
    ])
    await app.sql`update pedido set valido_ate = now() - interval '1 minute' where numpedido = ${cena.num}`
    expect((await mesa.list({ vista: 'VENCIDOS' })).dados.totalItems).toBe(1)
    await app.sql`update pedido set valido_ate = now() + interval '1 day' where numpedido = ${cena.num}`
    await mesa.accept(1)
    expect((await mesa.list({ vista: 'ACEITOS' })).dados.contagens).toMatchObject({
      ACEITOS: 1,
      PRECIFICADOS: 0,
    })
  })

  test('finds one by its number or its customer, and no other', async () => {
    expect((await mesa.list({ busca: String(cena.num) })).dados.totalItems).toBe(1)
    expect((await mesa.list({ busca: 'ninguém com este nome' })).dados.totalItems).toBe(0)
    expect((await mesa.list({ busca: '%' })).dados.totalItems).toBe(0)
  })
})

describe('the grid (mockup 22)', () => {
  test('shows cost, table, floor and what it all comes to, before anything is written', async () => {
    const { dados } = await mesa.read()
    expect(dados).toMatchObject({
      aberto: true,
      versoes: [],
      rascunho: { revisao: 0, versao: 1, por: null, validade: null },
      limites: { papel: 'atendente', desconto_maximo: 6, piso_margem: 15 },
      supervisores: ['Duda'],
      somas: {
        produtos: 2,
        volumes: 15,
        pela_tabela: 200,
        versao: 200,
        desconto: 0,
        margem: 19.5,
        credito: { limite: 1000, disponivel: 1000 },
      },
    })
    expect(dados.linhas).toMatchObject([
      {
        nome: 'Arroz',
        custo: 8,
        tabela: 10,
        anterior: null,
        preco: 10,
        margem: 20,
        piso: 9.42,
        piso_por: 'MARGEM',
      },
      {
        nome: 'Cola',
        custo: 16.2,
        tabela: 20,
        preco: 20,
        margem: 19,
        piso: 19.06,
        total: 100,
        escrito: false,
      },
    ])
    expect((await mesa.read(cena.duda)).dados.linhas[0]).toMatchObject({ piso: 8, piso_por: 'DESCONTO' })
  })

  test('takes the same number of statements for 2 lines as for 30', async () => {
    const few = await app.statementsOf(() => mesa.read())
    const ids = []
    for (let i = 0; i < 30; i++) ids.push(await buildProduto(app.sql, cena.loja, { estoque: 100 }))
    mesa = atMesa(app, cena, await cena.ask({}, ids))
    await mesa.read()
    const many = await app.statementsOf(() => mesa.read())
    expect(many.length).toBeLessThanOrEqual(few.length)
    expect(many.length).toBeLessThanOrEqual(10)
  })

  test('is of who attends at its store: the customer, an attendant elsewhere and a visitor read nothing', async () => {
    const outra = await buildFornecedor(app.sql)
    const eva = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
    expect((await mesa.read(eva)).status).toBe(404)
    expect((await mesa.send(0, {}, eva)).status).toBe(404)
    expect([403, 404]).toContain((await mesa.read(cena.ana)).status)
    expect((await app.call(`GET ${UM}`, { params: { num: cena.num } })).status).toBe(401)
    expect([401, 403]).toContain((await mesa.list({}, eva)).status)
    expect((await mesa.decide(0, 0, true, cena.bia)).status).toBe(403)
  })
})

describe('the draft', () => {
  test('keeps prices, messages, freight, validity and notes, and is nobody else’s to read', async () => {
    const { dados } = await mesa.write(0, [{ sequencia: 0, preco: 9.5, recado: 'Validade até mar. 2027' }], {
      taxaentrega: 7.5,
      validade: amanha,
      observacao: 'Só esta semana',
    })
    expect(dados.rascunho).toMatchObject({ revisao: 1, validade: amanha, observacao: 'Só esta semana' })
    expect(dados.linhas[0]).toMatchObject({
      preco: 9.5,
      desconto: -5,
      escrito: true,
      recado: 'Validade até mar. 2027',
    })
    expect(dados.somas).toMatchObject({ versao: 195, diferenca: -5, taxaentrega: 7.5, total: 202.5 })
    expect(await mesa.show()).toMatchObject({ status: 'ORCAMENTO_NOVO', totalpedido: null })
    expect((await mesa.show()).itens[0]).toMatchObject({ precounitario: null, recado: '' })
  })

  test('of two who write at once one does; the other is told what it says now', async () => {
    const feitos = await Promise.all([
      mesa.write(0, [{ sequencia: 0, preco: 9.5 }]),
      mesa.write(0, [{ sequencia: 0, preco: 9.6 }], {}, cena.caio),
    ])
    expect(feitos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const perdeu = feitos.find(({ status }) => status === 409)
    const ganhou = feitos.find(({ status }) => status === 200)
    expect(perdeu?.falha).toMatchObject({
      codigo: 'rascunho_mudou',
      detalhes: {
        revisao: 1,
        linhas: [{ sequencia: 0, nome: 'Arroz', preco: ganhou?.dados.linhas[0]?.preco }],
      },
    })
  })

  test('takes no price beyond the limits by any call, nor half of a batch', async () => {
    const linhas = [
      { sequencia: 0, preco: 9.5 },
      { sequencia: 1, preco: 19 },
    ]
    const { falha } = await mesa.write(0, linhas)
    expect(falha).toMatchObject({
      codigo: 'preco_fora_do_limite',
      detalhes: { sequencia: 1, piso: 19.06, motivo: 'MARGEM' },
    })
    expect((await mesa.read()).dados.rascunho.revisao).toBe(0)
    const porFora = await app.call(
      'POST /painel/v1/pedidos/{num}/precificar',
      {
        params: { num: cena.num },
        body: {
          itens: [
            { sequencia: 0, precounitario: 9.5 },
            { sequencia: 1, precounitario: 19 },
          ],
          validade: amanha,
        },
      },
      { token: cena.bia.token },
    )
    expect(porFora.falha.codigo).toBe('preco_fora_do_limite')
  })

  test.each([0, 0.00001, -1, 1e9])('a price of %s is none', async (preco) => {
    expect((await mesa.write(0, [{ sequencia: 0, preco }])).status).toBe(400)
  })

  test('a line that is not there is told as such', async () => {
    expect((await mesa.write(0, [{ sequencia: 7, preco: 9.5 }])).status).toBe(404)
  })
})

describe('acts on all lines', () => {
  test('“−5 % em tudo” stops at each floor, and says where', async () => {
    const { dados } = await mesa.lower(0, 5)
    expect(dados.linhas).toEqual([
      { sequencia: 0, nome: 'Arroz', resultado: 'APLICADO', antes: 10, depois: 9.5 },
      { sequencia: 1, nome: 'Cola', resultado: 'NO_PISO', antes: 20, depois: 19.06 },
    ])
    expect(dados.grade.somas).toMatchObject({ versao: 190.3, desconto: -4.9 })
  })

  test('“igualar último preço” gives what was paid before', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 9.6 }], { validade: amanha })
    await mesa.send(1)
    await mesa.accept(1)
    // The same again within minutes would be taken for the same order.
    mesa = atMesa(
      app,
      cena,
      await cena.ask({}, [cena.cola, cena.arroz, await buildProduto(app.sql, cena.loja)]),
    )
    const { dados } = await mesa.match(0)
    expect(dados.linhas.map(({ resultado, depois }) => [resultado, depois])).toEqual([
      ['APLICADO', 9.6],
      ['SEM_MUDANCA', 20],
      ['SEM_MUDANCA', 10],
    ])
    expect(dados.grade.linhas[0]?.ultimo).toMatchObject({ preco: 9.6 })
  })
})
