import * as fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrinho, FormaEntrega, LinhaPedida, Pedido, ProdutoLista, Submissao } from '@vitrine/contract'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
import { sumReais, toCentavos } from '@vitrine/rules/dinheiro'
import { computeTaxaEntrega, isAboveMinimo } from '@vitrine/rules/entrega'
import { applyVariacao } from '@vitrine/rules/politica'
import { choosePreco } from '@vitrine/rules/preco'

import {
  buildCliente,
  buildFornecedor,
  buildImpostos,
  buildLojaDePrecos,
  buildProduto,
  buildSubmissao,
  createTestApp,
  idDaForma,
  precosAoAcaso,
  setEntregas,
  setPrecos,
  type AppDeTeste,
  type LojaDePrecos,
  type QualForma,
} from '../teste/index.ts'

/**
 * One computation (readings 3): under random policies, methods, coupons, taxes and places the product's card and page, the price list,
 * the feed, the cart, the visitor's preview, what the cart says of Pix, the call that validates a coupon, what the checkout shows for
 * every method with the freight of every form, and the order say the same numbers, and they sum up.
 */
let app: AppDeTeste
let onde: LojaDePrecos

beforeAll(async () => {
  app = await createTestApp()
  const loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
  const cliente = await buildCliente(app.sql, loja, { limite: 100_000_000 })
  const produtos = await Promise.all([
    buildProduto(app.sql, loja, { nome: 'A', preco: 9.99 }),
    buildProduto(app.sql, loja, { nome: 'B', preco: 0.0875, desconto_progressivo: { '100': 0.08 } }),
    buildProduto(app.sql, loja, { nome: 'C', preco: 45.5, precooferta: 41.9 }),
    buildProduto(app.sql, loja, { nome: 'D', preco: 12.345, precovendaatacado: 11, minvendaatacado: 6 }),
    buildProduto(app.sql, loja, { nome: 'E', preco: 0.08, granularidade: 0.05 }),
  ])
  await buildImpostos(app.sql, loja, { produtos: produtos.slice(0, 3), contribuinte: cliente })
  onde = await buildLojaDePrecos(app.sql, { loja, cliente, produtos })
  const imagens = [{ hash: 'a'.repeat(32), alt: '', cor: '#ffffff' }]
  await app.sql`update produto set imagens = ${app.sql.json(imagens)} where idfornecedor = ${loja.idfornecedor}`
  await app.sql`update produto set preco_embalagem = 12345 where idcadastroextraproduto = ${produtos[0] ?? ''}`
  await app.sql`update fornecedor set config = config || '{"anuncio": {"leitura": "TODOS"}}' where idfornecedor = ${loja.idfornecedor}`
})
afterAll(() => app.close())

const formas = ['pix', 'naEntrega', 'faturado'] as const
const mundo = fc.record({
  precos: precosAoAcaso(5),
  linhas: fc.uniqueArray(
    fc.record({
      i: fc.nat({ max: 4 }),
      quantidade: fc.integer({ min: 1, max: 120 }),
      embalar: fc.boolean(),
    }),
    { selector: ({ i }) => i, minLength: 1, maxLength: 5 },
  ),
  forma: fc.constantFrom<QualForma>(...formas),
  codigo: fc.option(fc.nat({ max: 3 })),
})
type Mundo = typeof mundo extends fc.Arbitrary<infer T> ? T : never

/** The freight decides between the customer's coupon and the store's: the larger discount takes the goods below free delivery (M4). */
const comLimiar = (meu: number, deles: number): [Mundo] => {
  const [absoluto, minimo, forma, tipo, semPolitica, so] = [false, null, null, null, false, null]
  const cupom = { absoluto, minimo, forma, tipo, semPolitica, so }
  const cupons = [
    { ...cupom, automatico: false, valor: meu },
    { ...cupom, automatico: true, valor: deles },
  ]
  const entrega = { preco_centavos: 5_000, gratis: 93 }
  const daLoja = { politicas: [], cupons, variacao: 0, impostos: 'nenhum', entrega } as const
  const precos = { ...daLoja, tabela: { ...entrega, faixas: [] }, endereco: 0, qualEntrega: 0 }
  const linhas = [{ i: 2, quantidade: 10, embalar: false }]
  return [
    { precos: { ...precos, politicas: [], tipoEntrega: 'DELIVERY' }, linhas, forma: 'naEntrega', codigo: 0 },
  ]
}

const params = () => ({ session_token: 'token', id: onde.cliente.idcliente })
const token = () => ({ token: onde.cliente.token })

/** Where and how it is delivered: the query of a cart call. */
const lugarOf = ({ precos: { tipoEntrega, endereco } }: Mundo) => ({
  idfornecedor: onde.loja.idfornecedor,
  tipoentrega: tipoEntrega,
  uf: onde.enderecos[endereco]?.uf,
})

const toItens = ({ linhas }: Mundo): LinhaPedida[] =>
  linhas.map(({ i, quantidade, embalar }) => ({
    id: onde.produtos[i] ?? '',
    quantidade,
    embalarParaPresente: embalar,
  }))

async function saveCart(dado: Mundo, query: object = {}, codigoCupom?: string | null): Promise<Carrinho> {
  const { status, dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: params(),
      query: { ...lugarOf(dado), ...query },
      body: { cartItens: toItens(dado), codigoCupom },
    },
    token(),
  )
  expect(status).toBe(200)
  return dados
}

async function readCart(dado: Mundo, qual: QualForma): Promise<Carrinho> {
  const query = { ...lugarOf(dado), idformapagamento: idDaForma(onde, qual) }
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: params(), query },
    token(),
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

type Pela = { tipoEntrega?: 'DELIVERY' | 'RETIRADA'; qual?: QualForma }

/** Cards of a list, as a visitor gets them. */
async function listCards({ tipoEntrega, qual }: Pela): Promise<ProdutoLista[]> {
  const { dados } = await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
    params: { supplier: onde.loja.slug, x: '0' },
    query: { tipoentrega: tipoEntrega, ...(qual && { formapagamento: idDaForma(onde, qual) }) },
  })
  expect(dados.data).toHaveLength(onde.produtos.length)
  return dados.data
}

const unitario = (produto: ProdutoLista, quantidade: number) =>
  choosePreco(produto, quantidade, { multiplies: true })

/** The lines cost what their products' pages and cards say at their quantity. */
async function checkProdutos(carrinho: Carrinho, pela: Pela): Promise<ProdutoLista[]> {
  const cards = await listCards(pela)
  for (const { id, quantidade, traco_preco } of carrinho.produtosSelecionados) {
    const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
      params: { a: 'token', b: onde.loja.slug, c: id },
      query: {
        tipoEntrega: pela.tipoEntrega,
        disableSimilares: true,
        ...(pela.qual && { idformapagamento: idDaForma(onde, pela.qual) }),
      },
    })
    const card = cards.find((each) => each.id === id)
    expect(unitario(dados, quantidade)).toBe(traco_preco?.precounitario)
    expect(card && unitario(card, quantidade)).toBe(traco_preco?.precounitario)
  }
  return cards
}

/** 'R$ 9,60 no Pix' on a card is the variance, where it is shown: what the order by Pix will have, and never dearer than beside it. */
async function checkPixDosCards(cards: readonly ProdutoLista[], dado: Mundo): Promise<void> {
  const { dados } = await app.call('GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento', {
    params: { session_token: 'token', id: onde.loja.idfornecedor },
  })
  const pix = dados.data.find(({ tipo }) => tipo === 'PIX')
  const asksPix = dado.precos.politicas.some(({ forma }) => forma === 'pix')
  expect(pix?.tem_politica).toBe(asksPix)
  if (asksPix) return
  const noPix = await listCards({ tipoEntrega: dado.precos.tipoEntrega, qual: 'pix' })
  for (const { quantidade, id } of toItens(dado)) {
    const [antes, depois] = [cards, noPix].map((lista) => lista.find((each) => each.id === id))
    const mostrado = antes && unitario(applyVariacao(antes, pix?.variacao_percentual ?? 0), quantidade)
    expect(depois && unitario(depois, quantidade)).toBe(mostrado)
  }
}

/** The price list and the feed say what a visitor's card says. */
async function checkForaDaLoja(): Promise<void> {
  const { slug } = onde.loja
  await app.settle()
  const cards = await listCards({})
  const planilha = await app.fastify.inject({ method: 'POST', url: `/v4/product/spreadsheet/${slug}` })
  const [aba] = await readXlsxFile(planilha.rawPayload)
  const [titulos = [], ...linhas] = aba?.data ?? []
  const at = (linha: (typeof linhas)[number] | undefined, titulo: string) => linha?.[titulos.indexOf(titulo)]
  const feed = await app.fastify.inject({ url: `/v4/anuncio/${slug}/google.xml` })
  const itens = feed.body.split('<item>').slice(1)
  for (const card of cards) {
    const linha = linhas.find((each) => at(each, 'Produto') === card.name)
    expect([at(linha, 'Preço'), at(linha, 'Preço de tabela')]).toEqual([card.preconf, card.preco])
    const item = itens.find((each) => each.includes(`<g:id>${card.id}</g:id>`)) ?? ''
    const read = (nome: string) =>
      /^(\d+\.\d{2,4}) BRL$/.exec(new RegExp(`<g:${nome}>([^<]*)`).exec(item)?.[1] ?? '')?.[1]
    const [preco, oferta] = ['price', 'sale_price'].map(read)
    expect(Number(oferta ?? preco)).toBe(unitario(card, 1))
    expect(Number(preco)).toBe(Math.max(card.preco ?? NaN, unitario(card, 1) ?? NaN))
  }
}

/** What the call says of the code before it is chosen; by the method that its coupon asks for it is in force, or it was refused. */
async function checkCupom(dado: Mundo) {
  const { codigo, precos } = dado
  if (codigo === null) return null
  const code = `C${codigo}`
  const { dados } = await app.call(
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
    {
      params: { idf: onde.loja.idfornecedor, idc: onde.cliente.idcliente, code },
      query: { tipoentrega: precos.tipoEntrega, uf: lugarOf(dado).uf },
    },
    token(),
  )
  const { forma: pedida = null } = precos.cupons[codigo] ?? {}
  if (pedida) {
    const pela = await saveCart(dado, { idformapagamento: idDaForma(onde, pedida) }, code)
    expect(dados.valido).toBe(pela.codigoCupom === code && !pela.cupomAutomatico)
    await saveCart(dado, {}, null)
  }
  return { code, ...dados }
}

/** A visitor's cart of the same lines, where no code was taken. */
async function checkPrevia(dado: Mundo, carrinho: Carrinho) {
  // A visitor resells nothing.
  if (carrinho.cupomEscolhido !== null || dado.precos.impostos === 'todos') return
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor: onde.loja.idfornecedor },
    query: { tipoentrega: dado.precos.tipoEntrega },
    body: { cartItens: toItens(dado) },
  })
  const { totalCompras, descontos, pix } = carrinho
  expect([dados.totalCompras, dados.descontos, dados.pix]).toEqual([totalCompras, descontos, pix])
}

/** The forms that serve the place with this cart. */
async function listEntregas({ precos: { tipoEntrega, endereco } }: Mundo): Promise<FormaEntrega[]> {
  const { idendereco } = onde.enderecos[endereco] ?? {}
  const { dados } = await app.call(
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
    {
      params: { ...params(), idfornecedor: onde.loja.idfornecedor },
      query: { tipoEntrega, ...(tipoEntrega === 'DELIVERY' && { idendereco }) },
    },
    token(),
  )
  return dados.data
}

/** Nothing but what the answers tell: as the browser shows it beside a form of delivery. */
function showFinalizar({ produtosSelecionados, cuponsUsaveis }: Carrinho, { degraus }: FormaEntrega) {
  const alternativas = listAlternativas(produtosSelecionados, cuponsUsaveis, { multiplies: true })
  return chooseAlternativa(alternativas, (base) => computeTaxaEntrega(degraus, base))
}

/** What the cart says of Pix, with the freight of each form, is what the checkout shows of it. */
function checkPix({ pix, ...semForma }: Carrinho, noPix: Carrinho, entregas: readonly FormaEntrega[]): void {
  expect(pix?.totalCompras ?? semForma.totalCompras).toBe(noPix.totalCompras)
  if (!pix) return
  expect(pix.base).toBe(sumReais(noPix.subtotal ?? 0, -(noPix.descontos ?? 0)))
  if ((noPix.valoripi ?? 0) > 0 || (noPix.valorst ?? 0) > 0) return
  const sem = { ...pix.semCupom, cupom: null as Carrinho['cupom'], automatico: false, tributadas: [] }
  const com = pix.comCupom.map((each) => ({ ...each, tributadas: [] }))
  for (const entrega of entregas) {
    const { totalCompras, cupom } = chooseAlternativa([sem, ...com], (base) =>
      computeTaxaEntrega(entrega.degraus, base),
    )
    const previa = showFinalizar(noPix, entrega)
    expect([totalCompras, cupom?.codigocupom]).toEqual([previa.totalCompras, previa.cupom?.codigocupom])
  }
}

test('product, price list, feed, cart, Pix, coupon call, checkout and order agree, and sums add up (readings 3, M3, M4, M9)', async () => {
  await fc.assert(
    fc.asyncProperty(mundo, async (dado) => {
      await setPrecos(app.sql, onde, dado.precos)
      const { tipoEntrega, qualEntrega } = dado.precos
      const { subtotal = 0 } = await saveCart(dado, {}, null)
      await setEntregas(app.sql, onde, dado.precos, subtotal)
      const resposta = await checkCupom(dado)
      const carrinho = await saveCart(dado, {}, resposta?.code)
      checkSomas(carrinho)
      await checkPixDosCards(await checkProdutos(carrinho, { tipoEntrega }), dado)
      await checkForaDaLoja()
      if (resposta) {
        const isTaken = carrinho.cupomEscolhido === resposta.code
        expect([resposta.valido, resposta.error]).toEqual([isTaken, isTaken ? null : carrinho.avisoCupom])
      }
      await checkPrevia(dado, carrinho)
      const entregas = await listEntregas(dado)
      const porForma = new Map<QualForma, Carrinho>()
      for (const qual of formas) {
        const pela = await readCart(dado, qual)
        checkSomas(pela)
        await checkProdutos(pela, { tipoEntrega, qual })
        porForma.set(qual, pela)
      }
      const [noPix, escolhido] = [porForma.get('pix'), porForma.get(dado.forma)]
      const abertas = entregas.filter((each) => isAboveMinimo(each, escolhido?.subtotal ?? 0))
      const entrega = abertas[qualEntrega % abertas.length]
      if (!noPix || !escolhido || !entrega) throw new Error('a cart by each method, and a form')
      checkPix(carrinho, noPix, entregas)
      await checkPedido(dado, escolhido, entrega)
    }),
    {
      numRuns: process.env.VITRINE_LONG ? 150 : 15,
      examples: [comLimiar(10, 5), comLimiar(5, 12)],
      seed: 20261122,
      endOnFailure: true,
    },
  )
}, 1_800_000)

/** How the order is delivered: the first free window of the form. */
function entregarPor(entrega: FormaEntrega, { precos: { endereco } }: Mundo): Partial<Submissao> {
  const { idformaentrega, tipoEntrega, datas } = entrega
  const dia = datas.find(({ janelas }) => janelas.some(({ disponivel }) => disponivel))
  const inicio = dia?.janelas.find(({ disponivel }) => disponivel)?.inicio ?? ''
  const isRetirada = tipoEntrega === 'RETIRADA'
  return {
    tipoEntrega,
    formaEntrega: { idformaentrega, data_de_entrega: dia?.data_de_entrega ?? '', inicio },
    enderecoentrega: isRetirada ? null : { idendereco: onde.enderecos[endereco]?.idendereco ?? '' },
    lojaRetira: isRetirada ? { idloja: onde.loja.idloja } : null,
  }
}

/** The order is what the checkout showed: total, coupon, freight, taxes, prices. */
async function checkPedido(dado: Mundo, carrinho: Carrinho, entrega: FormaEntrega) {
  const previa = showFinalizar(carrinho, entrega)
  const change: Partial<Submissao> = {
    ...entregarPor(entrega, dado),
    itens: toItens(dado),
    // As the order page sends it: the customer's wherever it can be used.
    cupom: carrinho.cuponsUsaveis.manual?.codigocupom ?? null,
    formaPagamento: { temForma: true, idformapagto: idDaForma(onde, dado.forma) },
    totalesperado: previa.totalCompras,
  }
  const { loja, cliente } = onde
  const feito = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: params(), body: buildSubmissao({ loja, cliente, produto: '' }, change) },
    token(),
  )
  expect([feito.status, feito.falha]).toEqual([200, feito.dados])
  const { numpedido } = feito.dados
  const { dados: pedido } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    token(),
  )
  expect(feito.dados.totalpedido).toBe(previa.totalCompras)
  expect(feito.dados.dadospedido.cupom).toBe(previa.cupom?.codigocupom ?? null)
  const { totalpedido, desconto, taxaentrega, valoripi, valorst } = pedido
  expect({ totalpedido, desconto, taxaentrega, valoripi, valorst }).toEqual({
    totalpedido: previa.totalCompras,
    desconto: previa.totais.descontos,
    taxaentrega: previa.taxaentrega,
    valoripi: previa.valoripi,
    valorst: previa.valorst,
  })
  checkLinhas(pedido, carrinho)
  await app.sql`delete from fatura where idcliente = ${cliente.idcliente}`
  await app.sql`delete from pedido where numpedido = ${numpedido}`
}

function checkLinhas(pedido: Pedido, { produtosSelecionados }: Carrinho): void {
  const linhas = pedido.itens.flatMap(({ total, valoripi, valorst }) => [total ?? NaN, valoripi, valorst])
  expect(toCentavos(sumReais(...linhas, pedido.taxaentrega))).toBe(toCentavos(pedido.totalpedido ?? NaN))
  expect(pedido.itens.map(({ precounitario }) => precounitario)).toEqual(
    produtosSelecionados.map(({ traco_preco }) => traco_preco?.precounitario),
  )
}
