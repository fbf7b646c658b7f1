import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: LoginDeTeste
let produto: string
let idCartao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  produto = await buildProduto(app.sql, loja, { preco: 50 })
  await app.sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${produto}`
  idCartao = uuidv7()
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem, opcoes) values
    (${idCartao}, ${loja.idfornecedor}, 'CARTAO', 'Cartão', 4, '{"margem": 10}')`
})

/** Two kilos of R$ 50,00 and R$ 7,90 of freight: R$ 117,90 are held. */
async function submit(caso: string): Promise<number> {
  const cartao = { token: `sim-${caso}-${uuidv7()}`, bandeira: 'visa', final: '1111' }
  const body = buildSubmissao(
    { loja, cliente: ana, produto },
    { formaPagamento: { temForma: true, idformapagto: idCartao, cartao } },
  )
  const { dados, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body },
    { token: ana.token },
  )
  expect(status).toBe(200)
  return dados.numpedido
}

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

const answer = (url: string, acao: 'aprovar' | 'negar') =>
  app.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `acao=${acao}`,
  })

const move = (num: number) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para: 'SEPARANDO' } },
    { token: bia.token },
  )

const pick = (num: number, quantidadeServida: number) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }] } },
    { token: bia.token },
  )

describe('a bank that asks the holder of the card (3-D Secure, ux 1.8.5)', () => {
  test('its page is named; confirmed there the money is held, and the page is named no more', async () => {
    const num = await submit('DESAFIO')
    const antes = await show(num)
    const url = antes.pagamento?.cartao?.desafio?.url ?? ''
    expect(antes).toMatchObject({ status: 'ENVIADO', pagamento: { status: 'PENDENTE' } })
    expect((await app.fastify.inject(url)).body).toContain('Confirmar compra')
    // Nothing is held yet: nothing is picked.
    expect((await move(num)).falha.codigo).toBe('movimento_recusado')
    expect((await answer(url, 'aprovar')).statusCode).toBe(200)
    expect((await show(num)).pagamento).toMatchObject({
      status: 'RESERVADO',
      cartao: { reservado: 117.9, desafio: null },
    })
    const [row] = await app.sql<{ cartao: unknown }[]>`select cartao from pagamento where numpedido = ${num}`
    expect(row?.cartao).toEqual({ bandeira: 'visa', final: '1111' })
    expect((await move(num)).status).toBe(200)
  })

  test('denied there the card is refused for that reason, and another way is open', async () => {
    const num = await submit('DESAFIO')
    await answer((await show(num)).pagamento?.cartao?.desafio?.url ?? '', 'negar')
    expect(await show(num)).toMatchObject({
      podeTrocarPagamento: true,
      pagamento: {
        status: 'RECUSADO',
        cartao: { recusa: 'O seu banco pediu uma confirmação que não foi concluída.' },
      },
    })
  })

  test('not answered in time it is refused, nothing stays held, and a late yes changes nothing', async () => {
    const num = await submit('DESAFIO')
    const url = (await show(num)).pagamento?.cartao?.desafio?.url ?? ''
    expect(await app.pagamentos.expire()).toBe(0)
    await app.sql`update pagamento set expira_em = now() - interval '1 second' where numpedido = ${num}`
    expect(await app.pagamentos.expire()).toBe(1)
    expect((await show(num)).pagamento?.status).toBe('RECUSADO')
    const [conta] = await app.sql<{ status: string }[]>`
      select b.status from banco_simulado b join pagamento g using (txid) where g.numpedido = ${num}`
    expect(conta?.status).toBe('CANCELADO')
    await answer(url, 'aprovar')
    expect(await show(num)).toMatchObject({ status: 'ENVIADO', pagamento: { status: 'RECUSADO' } })
  })
})

test.each(['4111111111111111', '4111 1111 1111 1111', '378282246310005', '5555-5555-5555-4444'])(
  'a card’s number sent as a token is refused and stored nowhere: %s (issue 5; brazil L16)',
  async (numero) => {
    const cartao = { token: numero, bandeira: 'visa', final: numero.slice(-4) }
    const body = buildSubmissao(
      { loja, cliente: ana, produto },
      { formaPagamento: { temForma: true, idformapagto: idCartao, cartao } },
    )
    const { status, falha } = await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      { params: { session_token: 'token', id: ana.idcliente }, body },
      { token: ana.token },
    )
    expect(status).toBe(400)
    expect(JSON.stringify(falha)).not.toContain(numero)
    const rows = await app.sql`select from pedido where idcliente = ${ana.idcliente}`
    expect(rows).toHaveLength(0)
  },
)

describe('a reserve that its bank is about to let go of (readings 7)', () => {
  const nearEnd = (num: number) =>
    app.sql`update pagamento set expira_em = now() + interval '11 hours' where numpedido = ${num}`

  test('stands for days; near its end the agreed value is charged once, and customer and store are told', async () => {
    await app.sql`update fornecedor set config = jsonb_set(config, '{rodape,email}', '"loja@vitrine.example"') where idfornecedor = ${loja.idfornecedor}`
    const num = await submit('APROVADO')
    expect(await app.pagamentos.endReservas()).toBe(0)
    await nearEnd(num)
    await Promise.all([app.pagamentos.endReservas(), app.pagamentos.endReservas()])
    expect(await app.pagamentos.endReservas()).toBe(0)
    expect(await show(num)).toMatchObject({
      status: 'ENVIADO',
      podeTrocarPagamento: false,
      pagamento: { status: 'PAGO', cartao: { reservado: 117.9, capturado: 107.9, liberado: 10 } },
    })
    await app.lerEventos()
    const cartas = await app.sql<{ para: string; texto: string }[]>`
      select para, texto from correio where idfornecedor = ${loja.idfornecedor} and chave like 'reserva-cobrada%' order by chave`
    expect(cartas).toHaveLength(2)
    expect(cartas.map(({ para }) => para)).toContain('loja@vitrine.example')
    expect(cartas.every(({ texto }) => texto.replaceAll('\u00a0', ' ').includes('R$ 107,90'))).toBe(true)
  })

  test('picked afterwards, what was not served goes back and the order is paid; more than was charged is refused', async () => {
    const num = await submit('APROVADO')
    await move(num)
    await nearEnd(num)
    await app.pagamentos.endReservas()
    expect((await pick(num, 2.1)).falha.codigo).toBe('valor_acima')
    expect((await pick(num, 1.8)).dados.status).toBe('PAGO')
    expect(await show(num)).toMatchObject({
      status: 'PAGO',
      totalpedido: 97.9,
      pagamento: { status: 'PAGO', devolvido: 10, cartao: { capturado: 107.9 } },
    })
  })

  test('of an order that was cancelled nothing is charged', async () => {
    const num = await submit('APROVADO')
    await nearEnd(num)
    await app.call(
      'POST /v4/orders/{num}/{acao}',
      { params: { num, acao: 'cancelar' }, body: {} },
      { token: ana.token },
    )
    await app.pagamentos.endReservas()
    expect((await show(num)).pagamento).toMatchObject({ status: 'CANCELADO', cartao: { capturado: null } })
  })
})
