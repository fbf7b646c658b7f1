import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PedidoDeAcao, PrecosOrcamento, Submissao } from '@vitrine/contract'
import { addDias, formatDia } from '@vitrine/rules/data'

import {
  amanha,
  buildCliente,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildLimites,
  buildProduto,
  buildServico,
  buildSubmissao,
  createTestApp,
  readTexto,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  countEsperando,
} from '../teste/index.ts'
import { expireOrcamentos } from './expire-orcamentos.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja, { limite: 100_00 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await buildLimites(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5 })
})

async function submit(change: Partial<Submissao> = {}, cliente = ana) {
  const { dados, falha, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto: arroz }, change),
    },
    { token: cliente.token },
  )
  return { ...dados, falha, http: status }
}

const price = (num: number, precos: Partial<PrecosOrcamento> = {}) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/precificar',
    {
      params: { num },
      body: { itens: [{ sequencia: 0, precounitario: 9.5 }], taxaentrega: 5, validade: amanha, ...precos },
    },
    { token: bia.token },
  )

const accept = (num: number, aceite: Partial<PedidoDeAcao> = {}, { token } = ana) =>
  app.call(
    'POST /v4/orders/{num}/{acao}',
    { params: { num, acao: 'aceitar-orcamento' }, body: aceite },
    { token },
  )

async function read(numpedido: number, { token } = ana) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token },
  )
  return dados
}

async function readEstoque() {
  const [row] = await app.sql<
    { n: number }[]
  >`select quantidade::int as n from estoque where idcadastroextraproduto = ${arroz}`
  return row?.n
}

describe('a submission becomes a budget where the supplier takes them (readings 7)', () => {
  test('"Pedir orçamento": nothing is taken, nothing has a price yet', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    const feito = await submit({ orcamento: true, cupom: 'DEZ' })
    expect(feito).toMatchObject({ status: 'ORCAMENTO_NOVO', totalpedido: 0, dadospedido: { cupom: null } })
    expect(await readEstoque()).toBe(5000)
    const [{ usos }] = await app.sql<
      [{ usos: number }]
    >`select usos from cupom where idfornecedor = ${loja.idfornecedor}`
    expect(usos).toBe(0)
    const pedido = await read(feito.numpedido)
    expect(pedido).toMatchObject({
      totalpedido: null,
      canal: 'ORCAMENTO_WEB',
      orcamento: null,
      acoes: ['cancelar'],
    })
    expect(pedido.itens[0]).toMatchObject({ precounitario: null, total: null })
    expect(pedido.pagamento).toBeNull()
  })

  test('sent by somebody who may not see prices', async () => {
    const nova = await buildCliente(app.sql, loja, { aprovado: null })
    expect(await submit({}, nova)).toMatchObject({ status: 'ORCAMENTO_NOVO' })
  })

  test('with a line without price', async () => {
    const semPreco = await buildProduto(app.sql, loja, { preco: null })
    const itens = [{ id: semPreco, quantidade: 1, embalarParaPresente: false }]
    expect(await submit({ itens })).toMatchObject({ status: 'ORCAMENTO_NOVO' })
  })

  test('elsewhere it is an order, whatever it says', async () => {
    loja = await buildFornecedor(app.sql)
    ana = await buildCliente(app.sql, loja)
    arroz = await buildProduto(app.sql, loja)
    expect(await submit({ orcamento: true })).toMatchObject({ status: 'AGUARDANDOPAGAMENTO' })
  })

  test('restrict-not-approved-user-submission refuses budgets too', async () => {
    const tags = ['has-delivery', 'support-budget', 'restrict-not-approved-user-submission']
    loja = await buildFornecedor(app.sql, { tags })
    arroz = await buildProduto(app.sql, loja)
    const nova = await buildCliente(app.sql, loja, { aprovado: null })
    expect((await submit({ orcamento: true }, nova)).falha.codigo).toBe('cadastro_nao_aprovado')
  })
})

describe('the store prices it', () => {
  test('line by line, and the customer is told until when it holds', async () => {
    const { numpedido } = await submit({ orcamento: true })
    expect((await price(numpedido, { observacao: 'Preço de caixa fechada.' })).dados.status).toBe(
      'ORCAMENTO_PRECIFICADO',
    )
    const pedido = await read(numpedido)
    expect(pedido).toMatchObject({
      subtotal: 19,
      taxaentrega: 5,
      totalpedido: 24,
      status: 'ORCAMENTO_PRECIFICADO',
    })
    expect(pedido.orcamento).toMatchObject({
      versao: 1,
      vencido: false,
      observacao: 'Preço de caixa fechada.',
    })
    expect(pedido.acoes).toEqual(['aceitar-orcamento', 'recusar-orcamento'])
    await app.lerEventos()
    const [carta] = await app.sql<{ assunto: string; texto: string }[]>`
      select assunto, texto from correio where chave = ${`orcamento-precificado:${numpedido}:1`}`
    expect(carta?.assunto).toBe(`Loja: orçamento ${numpedido} pronto`)
    expect(carta?.texto.replaceAll('\u00a0', ' ')).toContain('R$ 24,00')
    // The last whole day, not the midnight after it (R9).
    expect(carta?.texto).toContain(`vale até ${formatDia(amanha)}.`)
  })

  test('again and again: each offer is kept, the last one holds', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    await price(numpedido, { itens: [{ sequencia: 0, precounitario: 9 }], taxaentrega: undefined })
    const pedido = await read(numpedido)
    expect(pedido).toMatchObject({ totalpedido: 23, orcamento: { versao: 2 } })
    expect(pedido.orcamento?.versoes.map(({ versao, total }) => [versao, total])).toEqual([
      [2, 23],
      [1, 24],
    ])
    expect((await accept(numpedido, { versao: 1 })).falha).toMatchObject({
      codigo: 'total_mudou',
      detalhes: { versao: 2, total: 23 },
    })
  })

  test('is refused without a price for each line, with a last day that is over, and for an order', async () => {
    const { numpedido } = await submit({ orcamento: true })
    expect((await price(numpedido, { itens: [] })).falha.campos?.itens).toBe('Falta o preço de: Arroz.')
    for (const precounitario of [0, 0.00004]) {
      const { status, falha } = await price(numpedido, { itens: [{ sequencia: 0, precounitario }] })
      expect([status, falha.campos?.itens]).toEqual([400, 'O preço precisa ser maior que zero: Arroz.'])
    }
    expect((await price(numpedido, { validade: addDias(amanha, -2) })).falha.codigo).toBe('entrada_invalida')
    const feito = await submit()
    expect((await price(feito.numpedido)).falha.codigo).toBe('movimento_recusado')
  })
})

describe('the customer answers (readings 7)', () => {
  test('accepting takes stock and asks for the money, at the prices of the offer', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    await app.sql`update produto set preco = preco * 3 where idcadastroextraproduto = ${arroz}`
    const { dados } = await accept(numpedido, { versao: 1 })
    expect(dados.status).toBe('AGUARDANDOPAGAMENTO')
    expect(await readEstoque()).toBe(3000)
    const pedido = await read(numpedido)
    expect(pedido.pagamento).toMatchObject({ status: 'PENDENTE', valor: 24 })
    expect(pedido.pagamento?.pix?.brcode).toMatch(/^000201/)
    expect(pedido.historico.map(({ status }) => status)).toEqual([
      'ORCAMENTO_NOVO',
      'ORCAMENTO_PRECIFICADO',
      'ENVIADO',
      'AGUARDANDOPAGAMENTO',
    ])
    expect((await accept(numpedido)).falha.codigo).toBe('movimento_recusado')
  })

  test('on credit takes the credit; too little stock or credit takes nothing', async () => {
    const formaPagamento = { temForma: true, idformapagto: loja.idFaturado }
    const { numpedido } = await submit({ orcamento: true, formaPagamento })
    await price(numpedido, { itens: [{ sequencia: 0, precounitario: 50 }] })
    expect((await accept(numpedido)).falha.codigo).toBe('credito_insuficiente')
    expect(await readEstoque()).toBe(5000)
    await price(numpedido)
    await app.sql`update estoque set quantidade = 1000 where idcadastroextraproduto = ${arroz}`
    expect((await accept(numpedido)).falha).toMatchObject({
      codigo: 'estoque_insuficiente',
      itensName: 'Arroz',
      mensagemErro:
        'Erro ao submeter seu pedido. Não há estoque suficiente. Só há 1\u00a0un. de Arroz. Itens: Arroz',
    })
    await app.sql`update estoque set quantidade = 2000 where idcadastroextraproduto = ${arroz}`
    expect((await accept(numpedido)).dados.status).toBe('ENVIADO')
    const [{ usado }] = await app.sql<[{ usado: number }]>`
      select credito_usado_centavos::int as usado from cadastroextracliente where idcliente = ${ana.idcliente}`
    expect([usado, await readEstoque()]).toEqual([2400, 0])
  })

  test('a window that is over is refused with the next one, and accepted with it', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    await app.sql`update pedido set data_de_entrega = ${addDias(amanha, -5)} where numpedido = ${numpedido}`
    const { falha } = await accept(numpedido)
    expect(falha.codigo).toBe('horario_encerrado')
    const proxima = falha.detalhes?.proxima as PedidoDeAcao['formaEntrega'] // as accept-orcamento writes it
    expect((await accept(numpedido, { formaEntrega: proxima })).status).toBe(200)
    expect((await read(numpedido)).data_de_entrega).toBe(proxima?.data_de_entrega)
  })

  test('an attendant may accept for the customer, another customer not', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    const bob = await buildCliente(app.sql, loja)
    expect((await accept(numpedido, {}, bob)).status).toBe(404)
    expect((await accept(numpedido, {}, { ...ana, token: bia.token })).status).toBe(200)
  })

  test('twice at once is one order and one charge', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(numpedido)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [{ n }] = await app.sql<
      [{ n: number }]
    >`select count(*)::int as n from pagamento where numpedido = ${numpedido}`
    expect([n, await readEstoque()]).toEqual([1, 3000])
  })

  test('refusing ends it, with the reason, and the store has it in writing', async () => {
    await app.sql`update fornecedor set config = jsonb_set(config, '{rodape}', '{"email": "vendas@loja.example"}') where idfornecedor = ${loja.idfornecedor}`
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num: numpedido, acao: 'recusar-orcamento' }, body: { motivo: 'Caro' } },
      { token: ana.token },
    )
    expect((await read(numpedido)).historico.at(-1)).toMatchObject({ status: 'CANCELADO', motivo: 'Caro' })
    await app.lerEventos()
    const [carta] =
      await app.sql`select para, texto from correio where chave = ${`orcamento-recusado:${numpedido}`}`
    expect(carta).toMatchObject({ para: 'vendas@loja.example', texto: expect.stringContaining(': Caro.') })
    expect(await readEstoque()).toBe(5000)
  })

  test('refused while it is being accepted, it stays the order that it became (§5)', async () => {
    const { numpedido } = await submit({ orcamento: true })
    await price(numpedido)
    const waiting = (quantas: number) =>
      expect.poll(() => countEsperando(app.sql), { timeout: 20_000 }).toBe(quantas)
    const respostas = await app.sql.begin(async (tx) => {
      await tx`select 1 from pedido where numpedido = ${numpedido} for update`
      const aceite = accept(numpedido)
      await waiting(1)
      const recusa = app.call(
        'POST /v4/orders/{num}/{acao}',
        { params: { num: numpedido, acao: 'recusar-orcamento' }, body: { motivo: 'Caro' } },
        { token: ana.token },
      )
      await waiting(2)
      return { aceite, recusa }
    })
    expect((await respostas.aceite).status).toBe(200)
    expect((await respostas.recusa).falha?.codigo).toBe('movimento_recusado')
    expect((await read(numpedido)).status).toBe('AGUARDANDOPAGAMENTO')
  })
})

test('a budget that nobody answered expires by itself, once (readings 7)', async () => {
  const { numpedido } = await submit({ orcamento: true })
  await price(numpedido)
  expect(await expireOrcamentos(app.sql)).toBe(0)
  await app.sql`update pedido set valido_ate = now() - interval '1 second' where numpedido = ${numpedido}`
  expect(await read(numpedido)).toMatchObject({ orcamento: { vencido: true } })
  await Promise.all([expireOrcamentos(app.sql), expireOrcamentos(app.sql)])
  const { historico } = await read(numpedido)
  expect(historico.filter(({ status }) => status === 'CANCELADO')).toMatchObject([{ quem: 'sistema' }])
})

test('a priced budget hides nothing and invents nothing: it shows no offers that nobody made, and its paper is not a receipt (S12)', async () => {
  const idservico = await buildServico(app.sql, loja, { nome: 'Corte', preco: 15 })
  const { numpedido } = await submit({ orcamento: true, servicos: [{ idservico, idlinha: null }] })
  expect((await read(numpedido)).servicos).toMatchObject([{ nome: 'Corte' }])
  expect((await price(numpedido)).status).toBe(200)
  const pedido = await read(numpedido)
  expect(pedido).toMatchObject({ subtotal: 19, economia: 0, economiaCombos: 0, totalpedido: 39 })
  const { rawPayload, headers } = await app.fastify.inject({
    method: 'POST',
    url: `/v4/payment/generate-receipt/${numpedido}/${ana.idcliente}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(headers['content-disposition']).toContain(`orcamento-${numpedido}.pdf`)
  const texto = await readTexto(new Uint8Array(rawPayload))
  expect(texto).toContain(`Orçamento ${numpedido}`)
  expect(texto).toContain('nada foi comprado nem pago')
  expect(texto).toContain(`Vale até ${formatDia(amanha)}.`)
  expect(texto).toContain('Corte R$ 15,00')
  expect(texto).not.toContain(`Pedido ${numpedido}`)
})
