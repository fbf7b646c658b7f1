import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrinho, LinhaPedida, Submissao, TipoEntrega } from '@vitrine/contract'
import { computeTotais, type Totais } from '@vitrine/rules/carrinho'
import { sumReais, toCentavos } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildImpostos,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/**
 * One computation (readings 3): under random policies, methods, coupons and places the product's page, the cart, the visitor's
 * preview, what the cart says of Pix, the call that validates a coupon and the order say the same numbers, and they sum up.
 */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produtos: string[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
  ana = await buildCliente(app.sql, loja)
  produtos = await Promise.all([
    buildProduto(app.sql, loja, { nome: 'A', preco: 9.99 }),
    buildProduto(app.sql, loja, { nome: 'B', preco: 0.0875, desconto_progressivo: { '100': 0.08 } }),
    buildProduto(app.sql, loja, { nome: 'C', preco: 45.5, precooferta: 41.9 }),
    buildProduto(app.sql, loja, { nome: 'D', preco: 12.345, precovendaatacado: 11, minvendaatacado: 6 }),
    buildProduto(app.sql, loja, { nome: 'E', preco: 0.08, granularidade: 0.05 }),
  ])
  await buildImpostos(app.sql, loja, { produtos: produtos.slice(0, 3), contribuinte: ana })
  await app.sql`update produto set preco_embalagem = 12345 where idcadastroextraproduto = ${produtos[0] ?? ''}`
})
afterAll(() => app.close())

const percentual = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 100)
const forma = fc.constantFrom<'pix' | 'naEntrega' | null>('pix', 'naEntrega', null)
const tipo = fc.constantFrom<TipoEntrega | null>('DELIVERY', 'RETIRADA', null)

const politica = fc.record({
  prioridade: fc.integer({ min: 0, max: 1 }),
  forma,
  tipo,
  so: fc.option(fc.nat({ max: 4 })),
  efeito: fc.oneof(
    fc.record({ percentual: percentual(-4_000, 1_000) }),
    fc.record({ precofixo: fc.integer({ min: 100, max: 300_000 }).map((n) => n / 10_000) }),
    fc.record({ descontoProgressivoPercentual: fc.constant({ '3': -7.5, '10': -12.25 }) }),
  ),
})
const cupom = fc.record({
  automatico: fc.boolean(),
  absoluto: fc.boolean(),
  valor: fc.integer({ min: 1, max: 6_000 }).map((n) => n / 100),
  minimo: fc.option(fc.integer({ min: 100, max: 20_000 }).map((n) => n / 100)),
  forma,
  tipo,
  semPolitica: fc.boolean(),
  so: fc.option(fc.nat({ max: 4 })),
})
const mundo = fc.record({
  politicas: fc.array(politica, { maxLength: 3 }),
  cupons: fc.array(cupom, { minLength: 1, maxLength: 3 }),
  variacao: fc.constantFrom(-350, -1, 0, 250),
  linhas: fc.uniqueArray(
    fc.record({
      i: fc.nat({ max: 4 }),
      quantidade: fc.integer({ min: 1, max: 120 }),
      embalar: fc.boolean(),
    }),
    { selector: ({ i }) => i, minLength: 1, maxLength: 5 },
  ),
  tipoEntrega: fc.constantFrom<TipoEntrega>('DELIVERY', 'RETIRADA'),
  /** Taxes that the invoice adds: none, IPI alone, ICMS-ST as well (M10). */
  impostos: fc.constantFrom<'nenhum' | 'ipi' | 'todos'>('nenhum', 'ipi', 'todos'),
  forma: fc.constantFrom<'pix' | 'naEntrega'>('pix', 'naEntrega'),
  codigo: fc.option(fc.nat({ max: 2 })),
})
type Mundo = typeof mundo extends fc.Arbitrary<infer T> ? T : never

const idOf = (qual: 'pix' | 'naEntrega') => (qual === 'pix' ? loja.idPix : loja.idNaEntrega)
const condicoesOf = (c: { forma: 'pix' | 'naEntrega' | null; tipo: TipoEntrega | null }) => ({
  ...(c.forma && { idformapagto: [idOf(c.forma)] }),
  ...(c.tipo && { tipoEntrega: c.tipo }),
})
const alvoOf = (so: number | null) => (so === null ? {} : { produtos: [produtos[so] ?? ''] })

async function setMundo({ politicas, cupons, variacao, impostos }: Mundo): Promise<void> {
  const { idfornecedor, idPix } = loja
  await app.sql`update configuracao_imposto set ligado = ${impostos !== 'nenhum'} where idfornecedor = ${idfornecedor}`
  await app.sql`update cadastroextracliente set tags = ${impostos === 'todos' ? [] : ['consumidor-final']} where idcliente = ${ana.idcliente}`
  await app.sql`delete from politica where idfornecedor = ${idfornecedor}`
  await app.sql`delete from cupom where idfornecedor = ${idfornecedor}`
  await app.sql`update forma_pagamento set variacao_pontos = ${variacao} where idformapagto = ${idPix}`
  for (const { prioridade, so, efeito, ...c } of politicas)
    await app.sql`
      insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
      values (${idfornecedor}, ${uuidv7()}, 'P', ${prioridade}, ${app.sql.json(condicoesOf(c))}, ${app.sql.json(alvoOf(so))}, ${app.sql.json(efeito as never)})`
  for (const [i, c] of cupons.entries())
    await buildCupom(app.sql, loja, {
      codigocupom: `C${i}`,
      tipodesconto: c.absoluto ? 'absoluto' : 'percentual',
      valor: c.valor,
      aplicacao_automatica: c.automatico,
      nao_usar_com_politica: c.semPolitica,
      ...(c.minimo !== null && { valor_minimo: c.minimo }),
      condicoes: condicoesOf(c),
      alvo: alvoOf(c.so),
    })
}

const params = () => ({ session_token: 'token', id: ana.idcliente })

async function saveCart(
  cartItens: LinhaPedida[],
  query: object,
  codigoCupom?: string | null,
): Promise<Carrinho> {
  const { status, dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: params(),
      query: { idfornecedor: loja.idfornecedor, uf: 'SP', ...query },
      body: { cartItens, codigoCupom },
    },
    { token: ana.token },
  )
  expect(status).toBe(200)
  return dados
}

async function readCart(query: object): Promise<Carrinho> {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: params(), query: { idfornecedor: loja.idfornecedor, uf: 'SP', ...query } },
    { token: ana.token },
  )
  return dados
}

/** The lines make the parts, the parts make the total. */
function checkSomas(carrinho: Carrinho): void {
  const { produtosSelecionados, subtotal = 0, descontos = 0, embalagens = 0, totalCompras = 0 } = carrinho
  const { valoripi = NaN, valorst = NaN } = carrinho
  const sum = (valores: number[]) => toCentavos(sumReais(...valores))
  const bens = produtosSelecionados.map(({ totallinha = NaN }) => totallinha)
  expect(sum([...bens, valoripi, valorst])).toBe(toCentavos(totalCompras))
  expect(sum([subtotal, -descontos, embalagens, valoripi, valorst])).toBe(toCentavos(totalCompras))
  expect(sum(produtosSelecionados.map((each) => each.valoripi ?? NaN))).toBe(toCentavos(valoripi))
  expect(sum(produtosSelecionados.map((each) => each.valorst ?? NaN))).toBe(toCentavos(valorst))
  expect(sum(produtosSelecionados.map(({ preco_do_desconto = 0 }) => preco_do_desconto))).toBe(
    toCentavos(descontos),
  )
}

async function checkProdutos(
  carrinho: Carrinho,
  query: { idformapagamento?: string; tipoEntrega: TipoEntrega },
) {
  for (const { id, quantidade, traco_preco } of carrinho.produtosSelecionados) {
    const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: loja.slug, c: id },
      query: { ...query, disableSimilares: true },
    })
    expect(traco_preco?.precounitario).toBe(choosePreco(dados, quantidade, { multiplies: true }))
  }
}

const toItens = ({ linhas }: Mundo) =>
  linhas.map(({ i, quantidade, embalar }) => ({
    id: produtos[i] ?? '',
    quantidade,
    embalarParaPresente: embalar,
  }))

/** What the call says of the code before it is chosen; by the method that its coupon asks for it is in force, or it was refused. */
async function checkCupom({ codigo, cupons, tipoEntrega, ...dado }: Mundo) {
  if (codigo === null) return null
  const code = `C${codigo}`
  const itens = toItens({ codigo, cupons, tipoEntrega, ...dado })
  const { dados } = await app.call(
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
    {
      params: { idf: loja.idfornecedor, idc: ana.idcliente, code },
      query: { tipoentrega: tipoEntrega, uf: 'SP' },
    },
    { token: ana.token },
  )
  const { forma: pedida = null } = cupons[codigo] ?? {}
  if (pedida) {
    const pela = await saveCart(itens, { tipoentrega: tipoEntrega, idformapagamento: idOf(pedida) }, code)
    expect(dados.valido).toBe(pela.codigoCupom === code && !pela.cupomAutomatico)
    await saveCart(itens, { tipoentrega: tipoEntrega }, null)
  }
  return { code, ...dados }
}

/** A visitor's cart of the same lines, where no code was taken. */
async function checkPrevia(cartItens: LinhaPedida[], { tipoEntrega, impostos }: Mundo, carrinho: Carrinho) {
  // A visitor resells nothing.
  if (carrinho.cupomEscolhido !== null || impostos === 'todos') return
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor: loja.idfornecedor },
    query: { tipoentrega: tipoEntrega },
    body: { cartItens },
  })
  const { totalCompras, descontos, pix } = carrinho
  expect([dados.totalCompras, dados.descontos, dados.pix]).toEqual([totalCompras, descontos, pix])
}

test('product, cart, preview, Pix, coupon call and order agree, and sums add up (readings 3, M3, M4, M9)', async () => {
  await fc.assert(
    fc.asyncProperty(mundo, async (dado) => {
      await setMundo(dado)
      const { tipoEntrega } = dado
      const itens = toItens(dado)
      await saveCart(itens, { tipoentrega: tipoEntrega }, null)
      const resposta = await checkCupom(dado)
      const carrinho = await saveCart(itens, { tipoentrega: tipoEntrega }, resposta?.code)
      checkSomas(carrinho)
      await checkProdutos(carrinho, { tipoEntrega })
      if (resposta) {
        const isTaken = carrinho.cupomEscolhido === resposta.code
        expect([resposta.valido, resposta.error]).toEqual([isTaken, isTaken ? null : carrinho.avisoCupom])
      }
      await checkPrevia(itens, dado, carrinho)
      // What the cart says of Pix is the cart by Pix.
      const idformapagamento = idOf(dado.forma)
      const pelaForma = await readCart({ tipoentrega: tipoEntrega, idformapagamento })
      checkSomas(pelaForma)
      await checkProdutos(pelaForma, { tipoEntrega, idformapagamento })
      const noPix = await readCart({ tipoentrega: tipoEntrega, idformapagamento: loja.idPix })
      const { pix, totalCompras } = carrinho
      expect(pix?.totalCompras ?? totalCompras).toBe(noPix.totalCompras)
      if (pix) expect(pix.base).toBe(sumReais(noPix.subtotal ?? 0, -(noPix.descontos ?? 0)))
      await checkPedido(dado, itens, pelaForma)
    }),
    { numRuns: 30, seed: 20261122 },
  )
}, 120_000)

/** The cart with its freight, by nothing but what its answer tells: as the browser shows it. */
function addFrete({ produtosSelecionados }: Carrinho, taxaentrega: number): Totais {
  const itens = produtosSelecionados.map((item) => ({ ...item, desconto: item.preco_do_desconto ?? 0 }))
  return computeTotais(itens, { multiplies: true, taxaentrega })
}

/** The order is the cart by its method, and freight (flat here) with its share of the taxes. */
async function checkPedido({ tipoEntrega, forma: qual }: Mundo, itens: LinhaPedida[], carrinho: Carrinho) {
  const frete = tipoEntrega === 'DELIVERY' ? 7.9 : 0
  const comFrete = addFrete(carrinho, frete)
  const change: Partial<Submissao> = {
    itens,
    tipoEntrega,
    cupom: carrinho.cupomAutomatico ? null : carrinho.codigoCupom,
    formaPagamento: { temForma: true, idformapagto: idOf(qual) },
    totalesperado: comFrete.totalCompras ?? Number.NaN,
    ...(tipoEntrega === 'RETIRADA' && {
      lojaRetira: { idloja: loja.idloja },
      enderecoentrega: null,
      formaEntrega: {
        ...buildSubmissao({ loja, cliente: ana, produto: '' }).formaEntrega,
        idformaentrega: loja.idRetirada,
      },
    }),
  }
  const feito = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: params(), body: buildSubmissao({ loja, cliente: ana, produto: '' }, change) },
    { token: ana.token },
  )
  expect([feito.status, feito.falha]).toEqual([200, feito.dados])
  expect(feito.dados.totalpedido).toBe(change.totalesperado)
  expect(feito.dados.dadospedido.cupom).toBe(carrinho.codigoCupom)
  const { dados: pedido } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido: feito.dados.numpedido } },
    { token: ana.token },
  )
  expect([pedido.valoripi, pedido.valorst]).toEqual([comFrete.valoripi, comFrete.valorst])
  const linhas = pedido.itens.flatMap(({ total, valoripi, valorst }) => [total ?? NaN, valoripi, valorst])
  expect(toCentavos(sumReais(...linhas, frete))).toBe(toCentavos(feito.dados.totalpedido))
  expect(pedido.itens.map(({ precounitario }) => precounitario)).toEqual(
    carrinho.produtosSelecionados.map(({ traco_preco }) => traco_preco?.precounitario),
  )
  await app.sql`delete from pedido where numpedido = ${feito.dados.numpedido}`
}
