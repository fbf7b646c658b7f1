import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormaEntrega, LinhaPedida, Pedido } from '@vitrine/contract'
import { sumReais } from '@vitrine/rules/dinheiro'
import { isAboveMinimo } from '@vitrine/rules/entrega'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildImpostos,
  buildLojaDePrecos,
  buildProduto,
  buildServico,
  buildSubmissao,
  createTestApp,
  precosAoAcaso,
  readTexto,
  setEntregas,
  setPrecos,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type LojaDePrecos,
  type PrecosAoAcaso,
} from '../teste/index.ts'

/**
 * Page, letter, PDF, invoice list, spreadsheet and the supplier's system show one set of sums, and each adds up (B9, S3), under random
 * policies, coupons, taxes, freight tables and states.
 */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let produtos: string[]
let onde: LojaDePrecos
let idCartao: string
let idCorte: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-price-variance-by-payment'] })
  ana = await buildCliente(app.sql, loja, { limite: 10_000_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  produtos = await Promise.all(
    [3.33, 0.0875, 27.5, 19.99].map((preco, i) =>
      buildProduto(app.sql, loja, { preco, nome: `Artigo ${'ABCD'[i]}`, granularidade: i > 1 ? 0.05 : 1 }),
    ),
  )
  await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = any(${produtos.slice(2)})`
  await app.sql`update produto set preco_embalagem = 25000 where idcadastroextraproduto = ${produtos[0] ?? ''}`
  await buildImpostos(app.sql, loja, { produtos: produtos.slice(1), contribuinte: ana })
  onde = await buildLojaDePrecos(app.sql, { loja, cliente: ana, produtos })
  await app.sql`update endereco set complemento = 'apto 52 fundos' where idcliente = ${ana.idcliente}`
  idCorte = await buildServico(app.sql, loja, { nome: 'Corte', preco: 4.5 })
  idCartao = uuidv7()
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem, opcoes) values
    (${idCartao}, ${loja.idfornecedor}, 'CARTAO', 'Cartão', 4,
      '{"margem": 10, "parcelas": {"maximo": 6, "sem_juros": 2, "juros_mes": 2.49, "minimo": 0.01}}')`
})
afterAll(() => app.close())

interface Caso {
  /** Units, and twentieths of a kilo. */
  quantos: number[]
  presente: boolean
  corte: boolean
  forma: 'idPix' | 'idNaEntrega' | 'idFaturado' | 'cartao'
  parcelas: number
  precos: PrecosAoAcaso
  /** Percent of each line that is picked; null: not picked. */
  servido: number[] | null
}

const caso: fc.Arbitrary<Caso> = fc.record({
  quantos: fc
    .array(fc.nat(9), { minLength: 4, maxLength: 4 })
    .filter((each) => each.some((n, i) => n > 0 && i !== 1)),
  presente: fc.boolean(),
  corte: fc.boolean(),
  forma: fc.constantFrom('idPix', 'idNaEntrega', 'idFaturado', 'cartao'),
  parcelas: fc.integer({ min: 1, max: 6 }),
  precos: precosAoAcaso(4),
  servido: fc.option(fc.array(fc.nat(100), { minLength: 4, maxLength: 4 })),
})

const PEDIR = 'POST /v2/app/{session_token}/usuario/{id}/pedido'

async function submit({ quantos, presente, corte, forma, parcelas, precos }: Caso): Promise<number> {
  const itens = produtos.flatMap((id, i) => {
    const quantidade = (quantos[i] ?? 0) / (i > 1 ? 20 : 1)
    return quantidade > 0 ? [{ id, quantidade, embalarParaPresente: presente && i === 0 }] : []
  })
  await setPrecos(app.sql, onde, precos)
  const cartao = { token: `sim-APROVADO-${uuidv7()}`, bandeira: 'visa', final: '1111' }
  const pagamento =
    forma === 'cartao'
      ? { idformapagto: idCartao, cartao, quantParcelas: parcelas }
      : { idformapagto: loja[forma] }
  const comprado = await fillCart(itens, precos, pagamento.idformapagto)
  const { dados, falha, status } = await app.call(
    PEDIR,
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: '' },
        {
          itens,
          ...comprado,
          servicos: corte ? [{ idservico: idCorte, idlinha: null }] : [],
          formaPagamento: { temForma: true, ...pagamento },
        },
      ),
    },
    { token: ana.token },
  )
  expect([status, falha]).toEqual([200, dados])
  return dados.numpedido
}

/** The coupon that the customer may send, and one of the forms that bring this to the place. */
async function fillCart(itens: LinhaPedida[], precos: PrecosAoAcaso, idformapagamento: string) {
  const { idendereco = '', uf } = onde.enderecos[precos.endereco] ?? {}
  const [params, { idfornecedor }] = [{ session_token: 'token', id: ana.idcliente }, loja]
  const { dados: carrinho } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params,
      query: { idfornecedor, tipoentrega: 'DELIVERY', uf, idformapagamento },
      body: { cartItens: itens, codigoCupom: 'C0' },
    },
    { token: ana.token },
  )
  const { subtotal = 0, cuponsUsaveis } = carrinho
  await setEntregas(app.sql, onde, precos, subtotal)
  const { dados: entregas } = await app.call(
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
    { params: { ...params, idfornecedor }, query: { tipoEntrega: 'DELIVERY', idendereco, idformapagamento } },
    { token: ana.token },
  )
  const abertas = entregas.data.filter((each) => isAboveMinimo(each, subtotal))
  return {
    cupom: cuponsUsaveis.manual?.codigocupom ?? null,
    enderecoentrega: { idendereco },
    formaEntrega: firstJanela(abertas[precos.qualEntrega % abertas.length]),
  }
}

function firstJanela(forma: FormaEntrega | undefined) {
  const dia = forma?.datas.find(({ janelas }) => janelas.some(({ disponivel }) => disponivel))
  const inicio = dia?.janelas.find(({ disponivel }) => disponivel)?.inicio ?? ''
  return { idformaentrega: forma?.idformaentrega ?? '', data_de_entrega: dia?.data_de_entrega ?? '', inicio }
}

async function show(numpedido: number): Promise<Pedido> {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

async function pick(num: number, { itens }: Pedido, servido: readonly number[]): Promise<void> {
  const { status } = await app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para: 'SEPARANDO' } },
    { token: bia.token },
  )
  if (status !== 200) return
  // What is not weighed is picked in whole units.
  const servida = ({ quantidade, unidade }: Pedido['itens'][number], i: number) => {
    const milesimos = Math.floor(quantidade * (servido[i] ?? 100) * 10)
    return unidade === 'kg' ? milesimos / 1000 : Math.floor(milesimos / 1000)
  }
  const body = {
    itens: itens.map((item, i) => ({
      sequencia: item.sequencia,
      quantidadeServida: servida(item, i),
    })),
  }
  const pego = await app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body },
    { token: bia.token },
  )
  expect(pego.status).toBe(200)
  await app.pagamentos.settle(num)
}

/** Every amount of a text, in order; 'grátis' does not count. */
const readValores = (texto: string): number[] =>
  [...texto.matchAll(/(-?)R\$\s*([\d.]+,\d{2,4})/g)].map(
    ([, menos, valor = '']) => Number(valor.replaceAll('.', '').replace(',', '.')) * (menos ? -1 : 1),
  )

/** The lines of a letter or paper between two words, each by its last amount. */
const lastValores = (linhas: readonly string[]): number[] =>
  linhas.flatMap((linha) => readValores(linha).at(-1) ?? [])

function checkPagina(pedido: Pedido): void {
  const { itens, servicos, taxaentrega, totalpedido, totalOriginal, subtotal, desconto, embalagens } = pedido
  const { valoripi, valorst } = pedido
  const resto = sumReais(taxaentrega, ...servicos.map(({ total }) => total))
  const total = totalpedido ?? -1
  expect(sumReais(...itens.map((item) => item.subtotal ?? 0))).toBe(subtotal)
  expect(sumReais(subtotal ?? 0, -desconto, embalagens, valoripi, valorst, resto)).toBe(
    totalOriginal ?? total,
  )
  const taxas = itens.map((item) => item.impostosServidos ?? sumReais(item.valoripi, item.valorst))
  expect(sumReais(...itens.map((item) => item.totalServido ?? item.total ?? 0), ...taxas, resto)).toBe(total)
  expect(sumReais(...itens.map((item) => item.valoripi))).toBe(valoripi)
  expect(sumReais(...itens.map((item) => item.valorst))).toBe(valorst)
  for (const item of itens)
    expect(sumReais(item.subtotal ?? 0, -item.desconto, item.embalagens)).toBe(item.total)
  expect(pedido.totalapagar).toBe(sumReais(total, pedido.juros))
  const { cartao, valor } = pedido.pagamento ?? {}
  if (cartao) expect(cartao.capturado ?? valor).toBe(pedido.totalapagar)
  const { vencimentos } = pedido.detalhePagamento
  if (vencimentos.length > 0) expect(sumReais(...vencimentos.map((each) => each.valor))).toBe(total)
}

async function checkCarta(pedido: Pedido): Promise<void> {
  await app.lerEventos()
  const [row] = await app.sql<{ texto: string }[]>`
    select texto from correio where chave = ${`pedido-recebido:${pedido.numpedido}`}`
  const partes = (row?.texto ?? '').split('\n\n')
  const produtosDaCarta =
    partes
      .find((parte) => parte.startsWith('Produtos:'))
      ?.split('\n')
      .slice(1) ?? []
  const contas = partes.find((parte) => parte.includes('\nTotal: '))?.split('\n') ?? []
  const valores = lastValores(contas)
  const total = valores.at(-1)
  expect(produtosDaCarta).toHaveLength(pedido.itens.length)
  expect(sumReais(...lastValores(produtosDaCarta))).toBe(valores[0])
  expect(sumReais(...valores.slice(0, -1))).toBe(total)
  expect(total).toBe(pedido.totalapagar)
  for (const dito of ['apto 52 fundos', 'CNPJ', 'Cancelamento:', 'Desistência:', 'Vendido por'])
    expect(row?.texto).toContain(dito)
}

async function checkPdf(pedido: Pedido): Promise<void> {
  const { rawPayload } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${pedido.numpedido}/${ana.idcliente}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  const texto = await readTexto(new Uint8Array(rawPayload))
  const [, tabela = ''] = texto.split('Preço Total')
  const [linhas = '', contas = ''] = tabela.split(/ (?=\d+ produtos? R\$)/)
  // Of a line: unit price, line, and what was picked where that differs.
  const itens = linhas.split(/(?=Artigo [A-D])/).filter((each) => each.includes('Artigo'))
  const soma = itens.map(
    (linha) => readValores(linha.replace(/Separado: [^R]*R\$\s*[\d.,]+/, '')).at(-1) ?? 0,
  )
  const [somas = ''] = contas.split('Forma de pagamento')
  const valores = readValores(somas.replaceAll(/\([^)]*\)/g, ''))
  expect(itens).toHaveLength(pedido.itens.length)
  expect(sumReais(...soma)).toBe(valores[0])
  expect(sumReais(...valores.slice(0, -1))).toBe(valores.at(-1))
  expect(valores.at(-1)).toBe(pedido.totalapagar)
  for (const dito of ['apto 52 fundos', 'CNPJ', 'Condições da compra', 'Desistência:'])
    expect(texto).toContain(dito)
}

/** Of an order on credit: its invoices are the total, before and after picking. */
async function checkFaturas({ numpedido, totalapagar }: Pedido, forma: Caso['forma']): Promise<void> {
  if (forma !== 'idFaturado') return
  const { dados } = await app.call(
    'GET /v4/faturas/{idfornecedor}/{idcliente}',
    { params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }, query: { limit: 100 } },
    { token: ana.token },
  )
  const faturas = dados.data.filter((each) => each.numpedido === numpedido)
  expect(sumReais(...faturas.map(({ valor }) => valor))).toBe(totalapagar)
}

async function checkForaDaLoja(pedido: Pedido): Promise<void> {
  const { numpedido: num } = pedido
  const erp = await app.call('GET /painel/v1/pedidos/{num}', { params: { num } }, { token: bia.token })
  checkPagina(erp.dados)
  expect(erp.dados).toMatchObject({ totalapagar: pedido.totalapagar, juros: pedido.juros })
  const { payload } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/orders/export/${ana.idcliente}`,
    headers: { authorization: `Bearer ${ana.token}` },
    payload: { formato: 'csv', colunas: 'valoripi,valorst,total', idfornecedor: loja.idfornecedor },
  })
  const linha = payload.split('\n').find((each) => each.startsWith(`${num};`)) ?? ''
  const [, ipi, st, total] = linha
    .split(';')
    .map((each) => Number(each.trim().replaceAll('.', '').replace(',', '.')))
  expect(total).toBe(pedido.totalapagar)
  // Of what was picked, as the total is.
  const taxas = pedido.itens.map((item) => item.impostosServidos ?? sumReais(item.valoripi, item.valorst))
  expect(sumReais(ipi ?? Number.NaN, st ?? Number.NaN)).toBe(sumReais(...taxas))
}

test('over random orders, however they are paid and picked', async () => {
  await fc.assert(
    fc.asyncProperty(caso, async (each) => {
      const num = await submit(each)
      const antes = await show(num)
      checkPagina(antes)
      // Of a line of R$ 0,09 one tax may round to nothing and the other one not.
      const taxados = antes.itens.filter(({ valoripi, valorst }) => valoripi + valorst > 0)
      expect(taxados.length > 0).toBe(antes.valoripi + antes.valorst > 0)
      if (each.precos.impostos === 'nenhum') expect(taxados).toEqual([])
      await checkCarta(antes)
      await checkFaturas(antes, each.forma)
      if (each.servido) await pick(num, antes, each.servido)
      const depois = await show(num)
      checkPagina(depois)
      await checkFaturas(depois, each.forma)
      await checkPdf(depois)
      await checkForaDaLoja(depois)
    }),
    { numRuns: process.env.VITRINE_LONG ? 150 : 20, endOnFailure: true },
  )
}, 1_800_000)
