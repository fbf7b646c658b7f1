import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AcaoPedido, Submissao } from '@vitrine/contract'

import {
  amanha,
  buildCliente,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  pickTudo,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja, { limite: 100_00 })
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5 })
})

async function submit(change: Partial<Submissao> = {}): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto: arroz }, change),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

const act = (num: number, acao: AcaoPedido, { token } = ana, motivo = '') =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: { motivo } }, { token })

async function readTomado(numpedido: number) {
  await app.lerEventos()
  const [row] = await app.sql<Record<string, unknown>[]>`
    select (select quantidade::int from estoque where idcadastroextraproduto = ${arroz}) as estoque,
      (select credito_usado_centavos::int from cadastroextracliente where idcliente = ${ana.idcliente}) as credito,
      (select coalesce(sum(usos), 0)::int from cupom where idfornecedor = ${loja.idfornecedor}) as cupom,
      (select status from pagamento where numpedido = ${numpedido}) as cobranca,
      (select assunto from correio where chave = ${`pedido-cancelado:${numpedido}`}) as carta`
  return row
}

describe('cancelling (readings 7)', () => {
  test('gives back stock, credit and coupon, and tells the customer', async () => {
    await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10 })
    const num = await submit({
      cupom: 'DEZ',
      formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
    })
    expect(await readTomado(num)).toMatchObject({ estoque: 3000, credito: 2590, cupom: 1 })
    const { status, dados } = await act(num, 'cancelar')
    expect([status, dados.status]).toEqual([200, 'CANCELADO'])
    expect(await readTomado(num)).toEqual({
      estoque: 5000,
      credito: 0,
      cupom: 0,
      cobranca: null,
      carta: `Loja: pedido ${num} cancelado`,
    })
  })

  test('asks for the money no more: a Pix that was not paid is void', async () => {
    const num = await submit()
    await act(num, 'cancelar')
    expect(await readTomado(num)).toMatchObject({ cobranca: 'CANCELADO', estoque: 5000 })
  })

  test('ten times at once happens once', async () => {
    const num = await submit()
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(num, 'cancelar')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await readTomado(num)).toMatchObject({ estoque: 5000 })
  })

  test('by the customer is over once picking began', async () => {
    const num = await submit({ formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } })
    const bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    await app.call(
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para: 'SEPARANDO', numpedidoerp: ' ERP-9 ' } },
      { token: bia.token },
    )
    expect((await act(num, 'cancelar')).falha).toMatchObject({
      codigo: 'movimento_recusado',
      detalhes: { de: 'SEPARANDO', para: 'CANCELADO' },
    })
    const order = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido: num } },
      { token: ana.token },
    )
    expect(order.dados).toMatchObject({ numpedidoerp: 'ERP-9', status: 'SEPARANDO', podeCancelar: false })
    expect(order.dados.historico.at(-1)).toMatchObject({ quem: 'atendente' })
  })
})

test("a stranger's order is as unknown as one that does not exist (readings 7)", async () => {
  const num = await submit()
  const bob = await buildCliente(app.sql, loja)
  const alheio = await act(num, 'cancelar', bob)
  expect([alheio.status, alheio.falha.codigo]).toEqual([404, 'nao_encontrado'])
  expect((await act(999_999_999, 'cancelar')).falha.codigo).toBe('nao_encontrado')
})

describe('repeating (readings 10, §8)', () => {
  test('puts the lines into the cart, beside what is there', async () => {
    const num = await submit()
    const { dados } = await act(num, 'repetir')
    expect(dados.mensagem).toBe('Os produtos do pedido foram carregados no seu carrinho')
    expect(dados.carrinho?.produtosSelecionados).toMatchObject([{ id: arroz, quantidade: 2 }])
    expect((await act(num, 'repetir')).dados.carrinho?.produtosSelecionados).toMatchObject([
      { id: arroz, quantidade: 4 },
    ])
    expect(dados.carrinho?.repeticao?.adicionados).toHaveLength(1)
  })

  test('says what cannot be bought any more', async () => {
    const num = await submit()
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${arroz}`
    const { status, dados } = await act(num, 'repetir')
    expect(status).toBe(200)
    expect(dados.mensagem).toBe('Não foi possível carregar nenhum produto para o carrinho.')
  })
})

test('who brings an order is told while it is on its way, in the letter too, and no longer (ux 1.11.1)', async () => {
  const num = await submit({ formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega } })
  const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const move = (body: object) =>
    app.call('POST /painel/v1/pedidos/{num}/mover', { params: { num }, body: body as never }, { token }) // of several shapes
  const show = async () => {
    const params = { session_token: 'token', numpedido: num }
    const { dados } = await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params, query: {} },
      ana,
    )
    return dados.entregador
  }
  const entregador = { nome: 'Rogério Lima', telefone: '19987650143' }
  await move({ para: 'SEPARANDO' })
  // Goods do not leave before somebody said what was picked (readings 7).
  const { status, falha } = await move({ para: 'EMENTREGA' })
  expect([status, falha.codigo, falha.error]).toEqual([
    409,
    'movimento_recusado',
    'Separe o pedido antes: diga o que vai de cada item, e ele pode sair.',
  ])
  await pickTudo(app, num, { token })
  expect(
    (await move({ para: 'EMENTREGA', entregador: { nome: 'Rogério', telefone: '+55 19' } })).status,
  ).toBe(400)
  expect((await move({ para: 'EMENTREGA', entregador })).status).toBe(200)
  expect(await show()).toEqual(entregador)
  await app.lerEventos()
  const [carta] = await app.sql`select texto from correio where chave = ${`pedido-ementrega:${num}`}`
  expect(carta?.texto).toContain('saiu para entrega, com Rogério Lima.')
  await move({ para: 'ENTREGUE' })
  expect(await show()).toBeNull()
})

test('the code of a pickup is there to be scanned, until it was handed out (ux 1.11.1)', async () => {
  const num = await submit({
    tipoEntrega: 'RETIRADA',
    formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
    enderecoentrega: null,
    lojaRetira: { idloja: loja.idloja },
  })
  const params = { session_token: 'token', numpedido: num }
  const show = () => app.call('GET /v2/app/{session_token}/order/{numpedido}', { params, query: {} }, ana)
  const { dados } = await show()
  expect(dados.qrRetirada).toMatchObject({ qr: expect.stringMatching(/^M/), lado: expect.any(Number) })
  await app.sql`update pedido set status = 'ENTREGUE' where numpedido = ${num}`
  expect((await show()).dados.qrRetirada).toBeNull()
})

test('each move is sent to whoever watches the order (readings 7)', async () => {
  const num = await submit()
  const heard = new Promise<number>((resolve) => app.notificacoes.onPedido(resolve))
  await act(num, 'cancelar')
  expect(await heard).toBe(num)
})
