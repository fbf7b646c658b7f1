import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Pedido, Submissao } from '@vitrine/contract'
import { sumReais } from '@vitrine/rules/dinheiro'
import { listContas } from '@vitrine/rules/pedido'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCombo,
  buildEquipe,
  buildFornecedor,
  buildLimites,
  buildImpostos,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Taxes of the invoice from cart to paper (M10, decision 0065): what the order says is what was shown, and stays. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let sabao: string
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-budget', 'support-price-variance-by-payment'],
  })
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await buildLimites(app.sql, loja)
  sabao = await buildProduto(app.sql, loja, { nome: 'Sabão', preco: 100 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 50 })
  await buildImpostos(app.sql, loja, { produtos: [sabao], contribuinte: ana })
})

const linhas = (quantidades: Record<string, number>) =>
  Object.entries(quantidades).map(([id, quantidade]) => ({ id, quantidade, embalarParaPresente: false }))
const params = () => ({ session_token: 'token', id: ana.idcliente })

async function saveCart(query: object = {}, itens = linhas({ [sabao]: 10, [arroz]: 2 })) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: params(), query: { idfornecedor: loja.idfornecedor, ...query }, body: { cartItens: itens } },
    ana,
  )
  return dados
}

const submit = (change: Partial<Submissao> = {}) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: params(),
      body: buildSubmissao(
        { loja, cliente: ana, produto: '' },
        { itens: linhas({ [sabao]: 10, [arroz]: 2 }), ...change },
      ),
    },
    ana,
  )

async function show(numpedido: number, { token } = ana): Promise<Pedido> {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token },
  )
  return dados
}

async function order(change: Partial<Submissao> = {}): Promise<Pedido> {
  const { status, dados } = await submit(change)
  expect(status).toBe(200)
  return show(dados.numpedido)
}

const numerosDe = ({ subtotal, valoripi, valorst, taxaentrega, totalpedido }: Pedido) => ({
  subtotal,
  valoripi,
  valorst,
  taxaentrega,
  totalpedido,
})

describe('the cart', () => {
  // Soap 1.000,00: IPI 5 % = 50,00; ST (1.050,00 × 1,40) × 18 % - 180,00 = 84,60.
  test('of a known state has both apart, and in its total', async () => {
    const { subtotal, valoripi, valorst, totalCompras, produtosSelecionados } = await saveCart({ uf: 'SP' })
    expect({ subtotal, valoripi, valorst, totalCompras }).toEqual({
      subtotal: 1100,
      valoripi: 50,
      valorst: 84.6,
      totalCompras: 1234.6,
    })
    expect(
      produtosSelecionados.map((each) => [each.nome, each.totallinha, each.valoripi, each.valorst]),
    ).toEqual([
      ['Arroz', 100, 0, 0],
      ['Sabão', 1000, 50, 84.6],
    ])
  })

  test('without a state knows that ST is to come, and counts none of it', async () => {
    const { valoripi, valorst, produtosSelecionados } = await saveCart()
    expect([valoripi, valorst]).toEqual([50, 0])
    expect(produtosSelecionados.map(({ imposto }) => imposto)).toEqual([undefined, { ipi: 5, st: null }])
  })

  test('of what is picked up is sold where the supplier is', async () => {
    expect((await saveCart({ tipoentrega: 'RETIRADA', uf: 'BA' })).valorst).toBe(84.6)
  })

  test('another state is another tax, and the state it is asked for does not stay', async () => {
    // 1,40 × 0,93 ÷ 0,82 = 1,587805 -> 58,78 %: 1.050,00 × 1,5878 × 18 % = 300,0942 - 70,00 = 230,09
    expect((await saveCart({ uf: 'BA' })).valorst).toBe(230.09)
    expect((await saveCart({ uf: 'SP' })).valorst).toBe(84.6)
  })

  test.each<[string, string, number]>([
    ['ISENTO', '{}', 0],
    ['', '{}', 0],
    ['SP 110042490114', '{}', 84.6],
    ['SP 110042490114', '{consumidor-final}', 0],
  ])('of whoever answers "%s" with the tags %s pays ST of R$ %d', async (ie, tags, valorst) => {
    await app.sql`
      update cadastroextracliente set caracteristicas = jsonb_build_object('ie', ${ie}::text), tags = ${tags}::text[] where idcliente = ${ana.idcliente}`
    await app.settle()
    expect((await saveCart({ uf: 'SP' })).valorst).toBe(valorst)
  })
})

describe('the order', () => {
  // With R$ 7,90 of freight, 7,18 of it on the soap: IPI 50,36; ST (1.007,18 × 1,05 × 1,40) × 18 % - 181,2924 = 85,21
  const esperado = { subtotal: 1100, valoripi: 50.36, valorst: 85.21, taxaentrega: 7.9, totalpedido: 1243.47 }

  test('costs what its lines, their taxes and its freight come to, and says so everywhere', async () => {
    const pedido = await order()
    expect(numerosDe(pedido)).toEqual(esperado)
    const soma = pedido.itens.flatMap(({ total, valoripi, valorst }) => [
      total ?? Number.NaN,
      valoripi,
      valorst,
    ])
    expect(sumReais(...soma, 7.9)).toBe(1243.47)
    expect(pedido.itens.find(({ id }) => id === sabao)?.imposto).toEqual({
      ipi: 5,
      st: 8.46,
      calculo: { uf: 'SP', mva: 40, aliquotainterna: 18, aliquotainterestadual: 18, fcp: 0 },
    })
    expect(listContas(pedido).map(({ nome, valor }) => [nome, valor])).toEqual([
      ['2 produtos', 1100],
      ['IPI', 50.36],
      ['ICMS-ST', 85.21],
      ['Frete', 7.9],
    ])
    expect(pedido.pagamento?.valor).toBe(1243.47)
    await app.lerEventos()
    const [carta] = await app.sql<{ texto: string }[]>`
      select texto from correio where chave = ${`pedido-recebido:${pedido.numpedido}`}`
    expect(carta?.texto).toMatch(/IPI.*50,36/)
    expect(carta?.texto).toMatch(/ICMS-ST.*85,21/)
  })

  test('dearer than what was shown is refused with the difference (readings 6)', async () => {
    const { falha } = await submit({ totalesperado: 1107.9 })
    expect(falha).toMatchObject({ codigo: 'total_mudou', detalhes: { total: 1243.47, diferenca: 135.57 } })
  })

  test('keeps its taxes whatever the rules say later, also paid in another way of another price', async () => {
    const { numpedido } = await order()
    await app.sql`update regra_imposto set ipi = 3000, mva = 20000 where idfornecedor = ${loja.idfornecedor}`
    await app.sql`update forma_pagamento set variacao_pontos = -1000 where idformapagto = ${loja.idFaturado}`
    await app.settle()
    expect(numerosDe(await show(numpedido))).toEqual(esperado)
    // 10 % off: 990,00 of goods, soap 900,00 with 7,18 of freight: 907,18 × 5 % = 45,36; × 8,46 % = 76,75
    const troca = await app.call(
      'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}',
      {
        params: { idfornecedor: loja.idfornecedor, num: numpedido },
        body: { idformapagto: loja.idFaturado, totalesperado: 1120.01 },
      },
      ana,
    )
    expect([troca.status, troca.falha]).toEqual([200, troca.dados])
    expect(numerosDe(await show(numpedido))).toEqual({
      subtotal: 990,
      valoripi: 45.36,
      valorst: 76.75,
      taxaentrega: 7.9,
      totalpedido: 1120.01,
    })
    const [faturas] = await app.sql<{ soma: number }[]>`
      select sum(valor)::int as soma from fatura where numpedido = ${numpedido} and status = 'ABERTA'`
    expect(faturas?.soma).toBe(112_001)
  })

  test('of a combo has the taxes of each of its products', async () => {
    const ids = [uuidv7(), uuidv7()]
    const grupo = { minimo: 1, maximo: 1 }
    const idcombopromocional_cabecalho = await buildCombo(
      app.sql,
      loja,
      {
        preco: { tipo: 'percentual', percentual: 10 },
        grupos: [
          { ...grupo, nome: 'A', produtos: [{ id: sabao, quantidade: 2 }] },
          { ...grupo, nome: 'B', produtos: [{ id: arroz }] },
        ],
      },
      ids,
    )
    await app.settle()
    const produtos = [sabao, arroz].map((id, i) => ({ idgrupo: ids[i] ?? '', id, escolhas: 1 }))
    const linha = { id: uuidv7(), quantidade: 1, embalarParaPresente: false }
    const itens = [{ ...linha, idcombopromocional_cabecalho, produtos }]
    // 180,00 of soap and 45,00 of rice; 6,32 of the freight: 186,32 × 5 % = 9,32; × 8,46 % = 15,76
    expect(await saveCart({ uf: 'SP' }, itens)).toMatchObject({ subtotal: 225, valoripi: 9, valorst: 15.23 })
    const pedido = await order({ itens })
    expect(pedido.itens.map((each) => [each.total, each.valoripi, each.valorst])).toEqual([
      [180, 9.32, 15.76],
      [45, 0, 0],
    ])
    expect(pedido.totalpedido).toBe(257.98)
  })
})

describe('after the order', () => {
  const move = (num: number, para: string) =>
    app.call('POST /painel/v1/pedidos/{num}/mover', { params: { num }, body: { para } as never }, bia)

  test('what is picked short is invoiced for less, taxes too; a line that comes back brings its taxes', async () => {
    const { numpedido: num } = await order({
      formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
      itens: linhas({ [sabao]: 10 }),
      tipoEntrega: 'RETIRADA',
      lojaRetira: { idloja: loja.idloja },
      enderecoentrega: null,
      formaEntrega: {
        ...buildSubmissao({ loja, cliente: ana, produto: '' }).formaEntrega,
        idformaentrega: loja.idRetirada,
      },
    })
    await move(num, 'SEPARANDO')
    await app.call(
      'POST /painel/v1/pedidos/{num}/separar',
      { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida: 5 }] } },
      bia,
    )
    // Half of 1.000,00 + 50,00 + 84,60.
    const servido = await show(num)
    expect([servido.totalpedido, servido.totalOriginal]).toEqual([567.3, 1134.6])
    expect(sumReais(...listContas(servido).map(({ valor }) => valor))).toBe(567.3)
    await move(num, 'PRONTO_RETIRADA')
    await move(num, 'ENTREGUE')
    const volta = await app.call(
      'POST /painel/v1/pedidos/{num}/devolver',
      { params: { num }, body: { motivo: 'Avaria', itens: [{ sequencia: 0, quantidade: 1 }] } },
      bia,
    )
    expect(volta.status).toBe(200)
    expect((await show(num)).devolucoes).toMatchObject([{ valor: 113.46 }])
  })

  test('a budget is priced with the taxes of its own cliente and place, and accepted at them', async () => {
    const { dados } = await submit({ orcamento: true })
    const num = dados.numpedido
    expect(numerosDe(await show(num))).toMatchObject({
      subtotal: null,
      valoripi: 0,
      valorst: 0,
      totalpedido: null,
    })
    const itens = (await show(num)).itens.map(({ sequencia, id }) => ({
      sequencia,
      precounitario: id === sabao ? 100 : 50,
    }))
    const precificado = await app.call(
      'POST /painel/v1/pedidos/{num}/precificar',
      { params: { num }, body: { itens, validade: hoje, observacao: '' } },
      bia,
    )
    expect(precificado.status).toBe(200)
    const esperado = {
      subtotal: 1100,
      valoripi: 50.36,
      valorst: 85.21,
      taxaentrega: 7.9,
      totalpedido: 1243.47,
    }
    expect(numerosDe(await show(num))).toEqual(esperado)
    await app.sql`update configuracao_imposto set ligado = false where idfornecedor = ${loja.idfornecedor}`
    await app.settle()
    const aceito = await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num, acao: 'aceitar-orcamento' }, body: { versao: 1 } },
      ana,
    )
    expect([aceito.status, aceito.falha]).toEqual([200, aceito.dados])
    expect(numerosDe(await show(num))).toEqual(esperado)
  })
})
