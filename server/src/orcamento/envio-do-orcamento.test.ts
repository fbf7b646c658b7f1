import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { atMesa, buildCenaDeOrcamento, type CenaDeOrcamento } from '../teste/cena-orcamento.ts'
import { amanha, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'

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

describe('a price beyond the limits', () => {
  test('waits for a supervisor, holds the version back, and goes out once approved', async () => {
    const pedido = await mesa.write(
      0,
      [{ sequencia: 0, preco: 9, pede_supervisor: true, motivo: 'leva 10' }],
      {
        validade: amanha,
      },
    )
    expect(pedido.dados.linhas[0]).toMatchObject({
      preco: 10,
      pedido_supervisor: { preco: 9, margem: 11.1, desconto: -10, motivo: 'leva 10', posso: false },
    })
    expect((await mesa.send(1)).falha.codigo).toBe('orcamento_espera_supervisor')
    expect((await mesa.read(cena.duda)).dados.linhas[0]?.pedido_supervisor?.posso).toBe(true)
    const { dados } = await mesa.decide(1, 0, true)
    expect(dados.linhas[0]).toMatchObject({ preco: 9, pedido_supervisor: null, aprovado_por: 'Duda' })
    expect((await mesa.send(2)).dados.versao).toBe(1)
    // What was offered once needs nobody's leave again; less than that does.
    await mesa.date(3)
    expect((await mesa.send(4)).dados.versao).toBe(2)
    expect((await mesa.write(5, [{ sequencia: 0, preco: 8.99 }])).falha.codigo).toBe('preco_fora_do_limite')
  })

  test('refused, the line is what it was, with the reason; using the floor needs no answer', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 9, pede_supervisor: true }])
    const { dados } = await mesa.decide(1, 0, false)
    expect(dados.linhas[0]).toMatchObject({
      preco: 10,
      pedido_supervisor: null,
      recusa: { por: 'Duda', motivo: 'É demais' },
    })
    expect((await mesa.decide(2, 0, true)).status).toBe(404)
    const { linhas } = (await mesa.write(2, [{ sequencia: 0, preco: 9.42 }])).dados
    expect(linhas[0]).toMatchObject({ preco: 9.42, recusa: null })
  })

  test('a supervisor has limits, too', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 7.99, pede_supervisor: true }])
    expect((await mesa.decide(1, 0, true)).falha.codigo).toBe('preco_fora_do_limite')
    expect((await mesa.decide(0, 0, false)).falha.codigo).toBe('rascunho_mudou')
  })

  test('a price that the table, the cost or a limit left behind is not sent', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 9.5 }], { validade: amanha })
    await cena.setCusto(cena.arroz, 9)
    expect((await mesa.read()).dados.linhas[0]).toMatchObject({ preco: 9.5, fora: true, piso: 10 })
    expect((await mesa.send(1)).falha).toMatchObject({
      codigo: 'preco_fora_do_limite',
      detalhes: { sequencia: 0 },
    })
  })
})

describe('sending a version', () => {
  test('freezes it: what is written after it is the next one, side by side', async () => {
    await mesa.lower(0, 5)
    await mesa.write(1, [{ sequencia: 0, recado: 'Safra nova' }], { validade: amanha, taxaentrega: 10 })
    const { dados } = await mesa.send(2)
    expect(dados).toMatchObject({ versao: 1, email: true, conversa: false, whatsapp: null })
    expect(await mesa.show()).toMatchObject({ status: 'ORCAMENTO_PRECIFICADO', totalpedido: 200.3 })
    expect((await mesa.show()).itens[0]).toMatchObject({ precounitario: 9.5, recado: 'Safra nova' })
    await cena.setCusto(cena.arroz, 7)
    const depois = await mesa.write(3, [{ sequencia: 0, preco: 9.42 }])
    expect(depois.dados.versoes).toMatchObject([
      {
        versao: 1,
        produtos: 190.3,
        desconto: -4.9,
        margem: 15.4,
        taxaentrega: 10,
        total: 200.3,
        resposta: null,
      },
    ])
    expect(depois.dados.linhas[0]).toMatchObject({ anterior: 9.5, preco: 9.42, recado: 'Safra nova' })
    expect(await mesa.show()).toMatchObject({ totalpedido: 200.3, orcamento: { versao: 1 } })
  })

  test('twice, it is one version and one letter; two attendants at once send one', async () => {
    await mesa.date(0)
    const [uma, outra] = [await mesa.send(1), await mesa.send(1)]
    expect([uma.dados.versao, outra.dados.versao]).toEqual([1, 1])
    await mesa.date(2)
    const feitos = await Promise.all([mesa.send(3), mesa.send(3, {}, cena.caio)])
    expect(feitos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await app.lerEventos()
    const cartas =
      await app.sql`select chave from correio where chave like ${`orcamento-precificado:${cena.num}:%`} order by chave`
    expect(cartas.map(({ chave }) => chave)).toEqual([
      `orcamento-precificado:${cena.num}:1`,
      `orcamento-precificado:${cena.num}:2`,
    ])
  })

  test('goes by the ways that were chosen', async () => {
    await mesa.date(0)
    const { dados } = await mesa.send(1, { email: false, conversa: false, whatsapp: true })
    expect(dados).toMatchObject({ email: false, conversa: false })
    expect(decodeURIComponent(dados.whatsapp ?? '')).toMatch(
      new RegExp(
        `^https://wa.me/\\d*\\?text=Olá, .*O orçamento ${cena.num} da Loja está pronto: .*/pedidos/${cena.num}$`,
      ),
    )
    await app.lerEventos()
    expect(
      await app.sql`select 1 from correio where chave like ${`orcamento-precificado:${cena.num}:%`}`,
    ).toHaveLength(0)
  })

  test('needs a day, and a price for each line', async () => {
    expect((await mesa.send(0)).falha.campos).toHaveProperty('validade')
    expect((await mesa.write(0, [], { validade: '2020-01-01' })).status).toBe(400)
    const semPreco = await buildProduto(app.sql, cena.loja, { nome: 'Azeite', preco: null })
    mesa = atMesa(app, cena, await cena.ask({}, [cena.arroz, semPreco]))
    await mesa.date(0)
    expect((await mesa.send(1)).falha.campos?.itens).toBe('Falta o preço de: Azeite.')
    await mesa.write(1, [
      { sequencia: (await mesa.read()).dados.linhas.findIndex(({ nome }) => nome === 'Azeite'), preco: 50 },
    ])
    expect((await mesa.send(2)).dados.versao).toBe(1)
  })

  test('is refused once the customer has accepted, refused, or let it run out', async () => {
    await mesa.date(0)
    await mesa.send(1)
    await mesa.date(2)
    await mesa.accept(1)
    expect((await mesa.send(3)).falha.codigo).toBe('movimento_recusado')
    expect((await mesa.write(3, [])).falha.codigo).toBe('movimento_recusado')
    expect((await mesa.read()).dados).toMatchObject({
      aberto: false,
      versoes: [{ versao: 1, resposta: { tipo: 'ACEITOU' } }],
    })
  })

  test('accepted and sent at once: what the customer accepted is what it saw', async () => {
    await mesa.date(0)
    await mesa.send(1)
    await mesa.write(2, [{ sequencia: 0, preco: 9.5 }], { validade: amanha })
    const [aceito, enviado] = await Promise.all([mesa.accept(1), mesa.send(3)])
    const pedido = await mesa.show()
    if (aceito.status === 200) {
      expect([enviado.falha.codigo, pedido.itens[0]?.precounitario]).toEqual(['movimento_recusado', 10])
    } else {
      expect([aceito.falha.codigo, pedido.itens[0]?.precounitario]).toEqual(['total_mudou', 9.5])
    }
  })

  test('of the store’s own system, the draft stays and whoever has it open looks again', async () => {
    await mesa.write(0, [{ sequencia: 0, preco: 9.5 }], { validade: amanha })
    const itens = [
      { sequencia: 0, precounitario: 9.9 },
      { sequencia: 1, precounitario: 19.9 },
    ]
    await app.call(
      'POST /painel/v1/pedidos/{num}/precificar',
      { params: { num: cena.num }, body: { itens, validade: amanha } },
      { token: cena.caio.token },
    )
    expect((await mesa.send(1)).falha.codigo).toBe('rascunho_mudou')
    expect((await mesa.read()).dados.linhas).toMatchObject([
      { anterior: 9.9, preco: 9.5 },
      { anterior: 19.9, preco: 19.9 },
    ])
  })
})

test('what the customer wrote about a version stands beside it', async () => {
  await mesa.date(0)
  await mesa.send(1)
  const { dados } = await app.call(
    'POST /v4/chat/salas',
    { body: { idfornecedor: cena.loja.idfornecedor, idcliente: cena.ana.idcliente, numpedido: cena.num } },
    { token: cena.ana.token },
  )
  await app.call(
    'POST /v4/chat/salas/{sala}/mensagens',
    {
      params: { sala: dados.sala },
      body: {
        idfornecedor: cena.loja.idfornecedor,
        idcliente: cena.ana.idcliente,
        idmensagem: crypto.randomUUID(),
        conteudo: { tipo: 'TEXTO', texto: 'Consegue 5% em tudo?' },
      },
    },
    { token: cena.ana.token },
  )
  expect((await mesa.read()).dados.versoes[0]?.resposta).toMatchObject({
    tipo: 'ESCREVEU',
    texto: expect.stringMatching(/consegue 5% em tudo/i),
  })
  expect((await mesa.read()).dados.cliente).toMatchObject({ conversa: true, idsala: dados.sala })
})
