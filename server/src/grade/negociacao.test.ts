import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCenaDeNegociacao,
  linhaDe,
  negociadaDe,
  type CenaDeNegociacao,
} from '../teste/cena-negociacao.ts'
import { buildCliente, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'

const PAINEL = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'

let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
})

describe('the grid (mockup 14)', () => {
  test('shows the cart as its customer reads it, with what only the store knows', async () => {
    const { dados } = await cena.read()
    expect(dados).toMatchObject({
      negociacao: null,
      posse: null,
      somas: {
        produtos: 3,
        volumes: 39,
        unidade: 'un',
        pela_tabela: 420,
        negociado: 420,
        desconto: 0,
        sem_custo: 1,
      },
      limites: { papel: 'atendente', desconto_maximo: 6, piso_margem: 15 },
    })
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      custo: 7,
      tabela: 10,
      precoatendente: null,
      margem: 30,
      piso: 9.4,
      total: 300,
      situacao: 'DEFINIR',
      revisao: 0,
    })
    expect(linhaDe(dados, cena.copo)).toMatchObject({ custo: null, margem: null, piso: 4.7 })
    expect((await cena.read(cena.paulo)).dados.limites).toMatchObject({
      papel: 'fornecedor',
      desconto_maximo: 20,
    })
  })

  test('sums what is negotiated, and what is left of the credit', async () => {
    cena = await buildCenaDeNegociacao(app, { limite: 100_000 })
    await cena.take()
    const { dados } = await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    expect(dados.somas).toMatchObject({
      pela_tabela: 420,
      negociado: 405,
      desconto: 15,
      desconto_percentual: -3.6,
      margem: 26.0,
      total: 405,
      credito: { limite: 1000, disponivel: 1000, depois: 595 },
    })
  })

  test('takes the same number of statements for 3 lines as for 30', async () => {
    const few = await app.statementsOf(() => cena.read())
    const linhas: Record<string, number> = {}
    for (let i = 0; i < 30; i++) linhas[await buildProduto(app.sql, cena.loja)] = 1
    await cena.save(cena.ana, linhas)
    await cena.read()
    const many = await app.statementsOf(() => cena.read())
    expect(many.length).toBeLessThanOrEqual(few.length)
    expect(many.length).toBeLessThanOrEqual(8)
  })

  test('shows what the customer last paid for one', async () => {
    await app.sql`
      with p as (
        insert into pedido (idfornecedor, idcliente, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega, nomeformaentrega, data_de_entrega,
          janela_inicio, janela_fim, idformapagto, tipopagamento, nomepagamento, totalitens)
        values (${cena.loja.idfornecedor}, ${cena.ana.idcliente}, gen_random_uuid(), sha256('x'), 'ENTREGUE', 'WEB', 'DELIVERY', ${cena.loja.idEntrega}, 'Entrega',
          current_date, '08:00', '12:00', ${cena.loja.idPix}, 'PIX', 'Pix', 1)
        returning numpedido, idfornecedor)
      insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, quantidade, precounitario, total)
      select numpedido, idfornecedor, 0, ${cena.lata}, 'Lata', 'un', 'un', 1000, 96000, 960 from p`
    await cena.take()
    expect(linhaDe((await cena.read()).dados, cena.lata).ultimo).toMatchObject({ preco: 9.6 })
    const { dados } = await app.call(
      `POST ${PAINEL}/ultimos-precos`,
      { params: cena.params, body: {} },
      { token: cena.marina.token },
    )
    expect(dados.linhas.map(({ nome, resultado, depois }) => [nome, resultado, depois])).toEqual([
      ['Copo', 'SEM_MUDANCA', 5],
      ['Garrafa', 'SEM_MUDANCA', 20],
      ['Lata', 'APLICADO', 9.6],
    ])
  })
})

describe('the attendant changes lines', () => {
  beforeEach(() => cena.take())

  test('a price: the customer reads it, its trace names who and why, the cart moves on', async () => {
    const antes = (await cena.readCart()).dados
    const { dados } = await cena.change(cena.lata, { visto: 0, precoatendente: 9.5, motivo: 'leva 30' })
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      precoatendente: 9.5,
      desconto: -5,
      margem: 26.3,
      situacao: 'COM_O_CLIENTE',
      revisao: 1,
      total: 285,
    })
    const depois = (await cena.readCart()).dados
    const linha = depois.produtosSelecionados.find(({ id }) => id === cena.lata)
    expect(depois.totalCompras).toBe(405)
    expect(depois.revisao).toBeGreaterThan(antes.revisao)
    expect(linha?.traco_preco?.motivo).toMatch(/^preço negociado por Cliente .*: leva 30$/)
    expect(depois.negociacao?.escopo).toMatchObject([
      { id: cena.lata, quantidade: 30, precounitario: 9.5, motivo: 'leva 30' },
    ])
    expect(dados.historico[0]).toMatchObject({
      acao: 'PRECO',
      medida: 'PRECO',
      antes: 10,
      depois: 9.5,
      motivo: 'leva 30',
    })
  })

  test('no answer to a shopper knows the cost of a product', async () => {
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    const detalhe = await app.call(
      'GET /v2/app/{a}/fornecedor/{b}/produto/{c}',
      { params: { a: 'token', b: cena.loja.idfornecedor, c: cena.lata } },
      { token: cena.ana.token },
    )
    const answers = [(await cena.readCart()).dados, (await cena.readDoCliente()).dados, detalhe.dados]
    expect(JSON.stringify(answers)).not.toMatch(/"(custo|precominimo|margem|piso)/)
  })

  test.each([
    ['the discount of its role', 'copo', 4.69, 'o desconto máximo é de 6%'],
    ['the margin', 'garrafa', 18, 'abaixo do piso de 15%'],
  ] as const)('a price beyond %s is refused, saying the limit', async (_, qual, preco, texto) => {
    await app.sql`update ajuste_negociacao set desconto_maximo_atendente = ${qual === 'garrafa' ? 500_000 : 60_000} where idfornecedor = ${cena.loja.idfornecedor}`
    await app.sql`update produto set custo = 155000 where idcadastroextraproduto = ${cena.garrafa}`
    const { status, falha } = await cena.change(cena[qual], { visto: 0, precoatendente: preco })
    expect([status, falha.codigo]).toEqual([422, 'preco_fora_do_limite'])
    expect(falha.error).toContain(texto)
    expect((await cena.readCart()).dados.totalCompras).toBe(420)
  })

  test("the product's own floor binds a supervisor too", async () => {
    await app.sql`update produto set precominimo = 95000 where idcadastroextraproduto = ${cena.lata}`
    await cena.take(cena.paulo, true)
    const { falha } = await cena.change(cena.lata, { visto: 0, precoatendente: 9.4 }, cena.paulo)
    expect(falha.error).toContain('preço mínimo')
  })

  test('a supervisor answers for what is beyond the limits: approved, both names are in the trace', async () => {
    const pedida = await cena.change(cena.lata, {
      visto: 0,
      precoatendente: 8.5,
      motivo: 'concorrente',
      pede_supervisor: true,
    })
    expect(linhaDe(pedida.dados, cena.lata)).toMatchObject({
      situacao: 'AGUARDA_SUPERVISOR',
      precoatendente: null,
      pedido_supervisor: { preco: 8.5, motivo: 'concorrente', alcada: 'PEDE_SUPERVISOR' },
    })
    expect(pedida.dados.aguarda_supervisor).toBe(1)
    // What the store's people ask each other is not told.
    expect(negociadaDe((await cena.readDoCliente()).dados.negociacao, cena.lata).situacao).toBe('DEFINIR')
    const decide = (quem: { token: string }, aprova: boolean) =>
      app.call(
        `PUT ${PAINEL}/linhas/{idlinha}/alcada`,
        { params: { ...cena.params, idlinha: cena.lata }, body: { visto: 1, aprova } },
        { token: quem.token },
      )
    expect((await decide(cena.marina, true)).status).toBe(403)
    const { dados } = await decide(cena.paulo, true)
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      precoatendente: 8.5,
      situacao: 'COM_O_CLIENTE',
      pedido_supervisor: null,
    })
    const linha = (await cena.readCart()).dados.produtosSelecionados.find(({ id }) => id === cena.lata)
    expect(linha?.traco_preco?.motivo).toMatch(
      /^preço negociado por Cliente .*, aprovado por Cliente .*: concorrente$/,
    )
    // Whoever holds the cart still does.
    expect((await cena.beat()).status).toBe(200)
  })

  test('a supervisor who refuses leaves the price as it was', async () => {
    await cena.change(cena.lata, { visto: 0, precoatendente: 8.5, pede_supervisor: true })
    const { dados } = await app.call(
      `PUT ${PAINEL}/linhas/{idlinha}/alcada`,
      {
        params: { ...cena.params, idlinha: cena.lata },
        body: { visto: 1, aprova: false, motivo: 'sem margem' },
      },
      { token: cena.paulo.token },
    )
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      precoatendente: null,
      situacao: 'DEFINIR',
      pedido_supervisor: null,
    })
    expect(dados.historico[0]).toMatchObject({ acao: 'SUPERVISOR_RECUSOU', motivo: 'sem margem' })
  })

  test('a quantity by the rules of the product and by its stock', async () => {
    await app.sql`update produto set maxporpedido = 40000 where idcadastroextraproduto = ${cena.lata}`
    expect((await cena.change(cena.lata, { visto: 0, quantidade: 41 })).falha.codigo).toBe(
      'quantidade_invalida',
    )
    expect((await cena.change(cena.lata, { visto: 0, quantidade: 0.0000001 })).status).toBe(400)
    const { dados } = await cena.change(cena.lata, { visto: 0, quantidade: 40 })
    expect(linhaDe(dados, cena.lata)).toMatchObject({ quantidade: 40, total: 400 })
    const escasso = await buildProduto(app.sql, cena.loja, { estoque: 3 })
    const include = (quantidade: number) =>
      app.call(
        `POST ${PAINEL}/linhas`,
        { params: cena.params, body: { id: escasso, quantidade } },
        { token: cena.marina.token },
      )
    expect((await include(4)).falha.codigo).toBe('quantidade_invalida')
    expect((await include(3)).dados.linhas).toHaveLength(4)
    expect((await include(1)).falha.codigo).toBe('linha_mudou')
  })

  test('takes a product out, and its revision goes on', async () => {
    const remove = (visto: number) =>
      app.call(
        `DELETE ${PAINEL}/linhas/{idlinha}`,
        { params: { ...cena.params, idlinha: cena.copo }, query: { visto } },
        { token: cena.marina.token },
      )
    expect((await remove(3)).falha.codigo).toBe('linha_mudou')
    expect((await remove(0)).dados.linhas).toHaveLength(2)
    expect((await remove(1)).status).toBe(404)
  })

  test('5 % off everything is one act, and stops at the floor of each line', async () => {
    await app.sql`update produto set custo = 167000 where idcadastroextraproduto = ${cena.garrafa}`
    const { dados } = await app.call(
      `POST ${PAINEL}/desconto`,
      { params: cena.params, body: { percentual: 5 } },
      { token: cena.marina.token },
    )
    expect(dados.linhas.map(({ nome, resultado, depois }) => [nome, resultado, depois])).toEqual([
      ['Copo', 'APLICADO', 4.75],
      ['Garrafa', 'NO_PISO', 19.65],
      ['Lata', 'APLICADO', 9.5],
    ])
    expect(dados.grade.historico[0]).toMatchObject({
      acao: 'DESCONTO_EM_TUDO',
      medida: 'TOTAL',
      antes: 420,
      depois: 402.25,
    })
    expect((await cena.readCart()).dados.totalCompras).toBe(402.25)
  })

  test('on a line that is not what was seen nothing is written', async () => {
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    const { status, falha } = await cena.change(cena.lata, { visto: 0, precoatendente: 9.6 })
    expect([status, falha.codigo, falha.detalhes]).toEqual([409, 'linha_mudou', { revisao: 1 }])
  })
})

describe('the customer answers', () => {
  beforeEach(async () => {
    await cena.take()
    await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })
    await cena.change(cena.garrafa, { visto: 0, precoatendente: 19 })
  })

  test('reads who negotiates, what was touched and what it saves', async () => {
    const { negociacao } = (await cena.readDoCliente()).dados
    expect(negociacao).toMatchObject({
      estado: 'ABERTA',
      economia: 20,
      total: 400,
      pode_responder: true,
      validade: null,
    })
    expect(negociacao?.linhas.map(({ nome, de, por, situacao }) => [nome, de, por, situacao])).toEqual([
      ['Garrafa', 20, 19, 'COM_O_CLIENTE'],
      ['Lata', 10, 9.5, 'COM_O_CLIENTE'],
    ])
  })

  test('refuses one: the table counts again; takes it up: the offer does', async () => {
    const recusada = await cena.answer(cena.lata, { visto: 1, resposta: 'RECUSAR' })
    expect(recusada.dados.negociacao).toMatchObject({ total: 415 })
    expect(negociadaDe(recusada.dados.negociacao, cena.lata)).toMatchObject({
      situacao: 'RECUSADO',
      por: 9.5,
      vale: false,
    })
    const aceita = await cena.answer(cena.lata, { visto: 2, resposta: 'ACEITAR' })
    expect(aceita.dados.negociacao).toMatchObject({ total: 400 })
  })

  test('accepts all at once: one act that says what is saved, and the negotiation is an accepted one', async () => {
    const { revisao = 0 } = (await cena.readDoCliente()).dados.negociacao ?? {}
    expect((await cena.acceptTudo(revisao - 1)).falha.codigo).toBe('negociacao_mudou')
    const { dados } = await cena.acceptTudo(revisao)
    expect(dados.negociacao?.aceita).toMatchObject({ aceita_por: expect.stringContaining('Cliente') })
    const grade = (await cena.read()).dados
    expect(grade.historico[0]).toMatchObject({
      acao: 'ACEITOU',
      medida: 'TOTAL',
      antes: 400,
      depois: 380,
      quem: { lado: 'CLIENTE' },
    })
    expect(grade.linhas.map(({ situacao }) => situacao)).toEqual(['DEFINIR', 'ACEITO', 'ACEITO'])
    await cena.change(cena.lata, { visto: 2, precoatendente: 9.4 })
    expect((await cena.readCart()).dados.negociacao?.aceita_por).toBeNull()
  })

  test('asks for another price; the one it asked for needs no answer of it', async () => {
    await cena.answer(cena.lata, { visto: 1, resposta: 'CONTRAPROPOR', preco: 9.4 })
    const { dados } = await cena.read()
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      situacao: 'CONTRAPROPOSTA',
      precoatendente: 9.5,
      contraproposta: { preco: 9.4, margem: 25.5, alcada: 'LIVRE' },
    })
    expect(
      linhaDe((await cena.change(cena.lata, { visto: 2, precoatendente: 9.4 })).dados, cena.lata).situacao,
    ).toBe('ACEITO')
    expect((await cena.answer(cena.copo, { visto: 0, resposta: 'ACEITAR' })).falha.codigo).toBe('linha_mudou')
    expect((await cena.answer(cena.copo, { visto: 0, resposta: 'CONTRAPROPOR' })).status).toBe(400)
  })

  test('suggests a product, which comes into the cart, and another quantity, which waits', async () => {
    const detergente = await buildProduto(app.sql, cena.loja, { nome: 'Detergente', preco: 2 })
    await cena.suggest({ id: detergente, quantidade: 10 })
    expect((await cena.suggest({ id: cena.lata, quantidade: 50 })).falha.codigo).toBe('linha_mudou')
    await cena.suggest({ id: cena.lata, quantidade: 50, visto: 1 })
    const { dados } = await cena.read()
    expect(linhaDe(dados, detergente)).toMatchObject({
      situacao: 'CLIENTE_INCLUIU',
      quantidade: 10,
      total: 20,
    })
    expect(linhaDe(dados, cena.lata)).toMatchObject({
      situacao: 'QUANTIDADE_PROPOSTA',
      quantidade: 30,
      quantidade_proposta: 50,
    })
    expect(dados.historico.slice(0, 2).map(({ acao, antes, depois }) => [acao, antes, depois])).toEqual([
      ['PROPOS_QUANTIDADE', 30, 50],
      ['INCLUIU', 0, 10],
    ])
    // Its ordinary save stays refused.
    expect((await cena.save(cena.ana, { [cena.lata]: 1 })).status).toBe(423)
  })

  test('who only prepares reads it and answers nothing; a stranger learns nothing', async () => {
    await app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${cena.ana.idusuario}`
    expect((await cena.readDoCliente()).dados.negociacao?.pode_responder).toBe(false)
    expect((await cena.answer(cena.lata, { visto: 1, resposta: 'ACEITAR' })).falha.codigo).toBe(
      'sem_permissao_submeter',
    )
    expect((await cena.acceptTudo(3)).falha.codigo).toBe('sem_permissao_submeter')
    const bia = await buildCliente(app.sql, cena.loja)
    expect((await cena.readDoCliente(bia)).status).toBe(404)
    expect((await cena.answer(cena.lata, { visto: 1, resposta: 'ACEITAR' }, bia)).status).toBe(404)
  })
})
