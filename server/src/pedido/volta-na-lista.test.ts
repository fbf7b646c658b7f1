import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  pickTudo,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let arroz: string
let url: string
const idCartao = uuidv7()

beforeAll(async () => {
  app = await createTestApp()
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values (${idCartao}, ${loja.idfornecedor}, 'CARTAO', 'Cartão', 4)`
})
afterAll(() => app.close())

let quantidade = 1

async function order(formaPagamento: Partial<Submissao['formaPagamento']> = {}) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: arroz },
        {
          itens: [{ id: arroz, quantidade: (quantidade += 1), embalarParaPresente: false }],
          formaPagamento: { temForma: true, idformapagto: loja.idPix, ...formaPagamento },
        },
      ),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

async function notify(numpedido: number, status: string) {
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${numpedido}`
  const body = { idevento: uuidv7(), txid: charge?.txid, status, valor: charge?.valor }
  await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
}

async function move(num: number, para: 'SEPARANDO' | 'EMENTREGA' | 'ENTREGUE') {
  if (para === 'EMENTREGA') await pickTudo(app, num, dono)
  return app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: '' } },
    { token: dono.token },
  )
}

const act = (num: number, acao: 'cancelar' | 'arrependimento') =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: {} }, { token: ana.token })

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}

async function read(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/pedido/cliente/{idcliente}',
    { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor, limit: 50 } },
    { token: ana.token },
  )
  return dados.data.find((pedido) => pedido.numpedido === numpedido)
}

test('a paid order that was cancelled says in the list what went back, and why (S6)', async () => {
  const num = await order()
  await notify(num, 'PAGO')
  expect(await read(num)).toMatchObject({ volta: null, falta: null, retido: false })
  await act(num, 'cancelar')
  const { totalpedido, volta } = (await read(num)) ?? {}
  expect(volta).toEqual({ valor: totalpedido, porque: 'CANCELADO' })
})

test('a delivered order that was withdrawn from is not plainly delivered', async () => {
  const num = await order()
  await notify(num, 'PAGO')
  for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) await move(num, para)
  await act(num, 'arrependimento')
  expect(await read(num)).toMatchObject({ status: 'ENTREGUE', volta: { porque: 'ARREPENDIMENTO' } })
})

test('money that a bank took back is a dispute, and its order is held', async () => {
  const num = await order()
  await notify(num, 'PAGO')
  await notify(num, 'CONTESTACAO_PERDIDA')
  expect(await read(num)).toMatchObject({ retido: true, volta: { porque: 'CONTESTACAO' } })
})

test('the order of a refused card says what is missing (O1)', async () => {
  const cartao = { token: `sim-SALDO-${uuidv7()}`, bandeira: 'visa', final: '1111' }
  const num = await order({ idformapagto: idCartao, cartao })
  expect(await read(num)).toMatchObject({ status: 'ENVIADO', falta: 'CARTAO_RECUSADO' })
})

/** How many events the stream of an order told so far; the first says how it stands. */
async function follow(num: number): Promise<() => number> {
  const abortar = new AbortController()
  onTestFinished(() => abortar.abort())
  const { body } = await fetch(`${url}/v4/orders/${num}/eventos`, {
    headers: { authorization: `Bearer ${ana.token}` },
    signal: abortar.signal,
  })
  let texto = ''
  const escuta = new WritableStream<string>({ write: (parte) => void (texto += parte) })
  body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(escuta)
    .catch(() => {})
  const count = () => texto.match(/^event: status/gm)?.length ?? 0
  await expect.poll(count).toBe(1)
  return count
}

test('an open page of a cancelled order hears that money came late, and that it went back (S6)', async () => {
  const num = await order()
  await act(num, 'cancelar')
  const count = await follow(num)
  // The money moves at the bank, which then tells of it.
  await app.sql`
    update banco_simulado set status = 'PAGO' where txid = (select txid from pagamento where numpedido = ${num})`
  await notify(num, 'PAGO')
  await expect.poll(count).toBeGreaterThan(1)
  await app.pagamentos.settle(num)
  expect((await show(num)).pagamento).toMatchObject({ status: 'ESTORNADO' })
  await expect.poll(count).toBeGreaterThan(2)
})

test('an open page of a delivered order hears that its return ended (S6)', async () => {
  const num = await order()
  await notify(num, 'PAGO')
  for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) await move(num, para)
  await act(num, 'arrependimento')
  const count = await follow(num)
  const iddevolucao = (await show(num)).devolucoes[0]?.iddevolucao ?? ''
  const { status } = await app.call(
    'POST /painel/v1/pedidos/{num}/devolucoes/{iddevolucao}/concluir',
    { params: { num, iddevolucao }, body: {} },
    { token: dono.token },
  )
  expect(status).toBe(200)
  await expect.poll(count).toBeGreaterThan(1)
})
