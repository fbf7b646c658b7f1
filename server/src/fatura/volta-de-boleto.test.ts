import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildEquipe,
  buildFatura,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { applyEventoFatura } from './apply-evento-fatura.ts'

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
  loja = await buildFornecedor(app.sql)
  await app.sql`
    update fornecedor set config = jsonb_set(config, '{rodape,email}', '"loja@vitrine.example"') where idfornecedor = ${loja.idfornecedor}`
  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  arroz = await buildProduto(app.sql, loja, { preco: 10 })
})

const quem = () => ({ idfornecedor: loja.idfornecedor, idcliente: ana.idcliente })

/** 9 units at R$ 10 and R$ 7.90 of freight on credit: R$ 97.90, in so many invoices. */
async function buy(prazos = '{28}') {
  await app.sql`update forma_pagamento set prazos = ${prazos} where idformapagto = ${loja.idFaturado}`
  const ids = await buildFatura(app, { loja, cliente: ana, produto: arroz }, 9)
  const [row] = await app.sql<{ numpedido: number }[]>`
    select numpedido from fatura where idfatura = ${ids[0] ?? ''}`
  return { num: row?.numpedido ?? 0, ids }
}

async function notify(idcobranca: string, extra: object = {}): Promise<void> {
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor::int from cobranca_fatura where idcobranca = ${idcobranca}`
  const body = { idevento: uuidv7(), txid: charge?.txid, status: 'PAGO', valor: charge?.valor, ...extra }
  const { status } = await app.call(
    'POST /v4/webhook/{provedor}/{idfornecedor}',
    { params: { provedor: 'simulador', idfornecedor: loja.idfornecedor }, body },
    { headers: { 'x-assinatura': signEvento(body) } },
  )
  expect(status).toBe(200)
}

/** As a provider that says how much is back with the payer. */
async function tellParte(idcobranca: string, devolvido: number): Promise<void> {
  const [charge] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor::int from cobranca_fatura where idcobranca = ${idcobranca}`
  const evento = { txid: charge?.txid ?? '', status: 'PAGO', valor: charge?.valor ?? 0, devolvido } as const
  await app.sql.begin((tx) => applyEventoFatura(tx, 'simulador', evento))
}

/** Registers the slip of an invoice; answers its charge. */
async function slip(fatura: string): Promise<string> {
  await app.call('POST /v4/faturas/boleto', { body: { ...quem(), fatura } }, { token: ana.token })
  const [row] = await app.sql<{ idcobranca: string }[]>`
    select g.idcobranca from cobranca_fatura g join cobranca_fatura_item using (idcobranca)
    where idfatura = ${fatura} and g.tipo = 'BOLETO'`
  return row?.idcobranca ?? ''
}

async function payByPix(faturas: string[]): Promise<string> {
  const { dados } = await app.call(
    'POST /v4/faturas/pagar',
    { body: { ...quem(), faturas, idpagamento: uuidv7() } },
    { token: ana.token },
  )
  await notify(dados.idcobranca)
  return dados.idcobranca
}

async function move(num: number, para: 'SEPARANDO' | 'CANCELADO') {
  await app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num }, body: { para, motivo: 'Caminhão quebrou' } },
    { token: bia.token },
  )
}
const pick = (num: number, quantidadeServida: number) =>
  app.call(
    'POST /painel/v1/pedidos/{num}/separar',
    { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida }] } },
    { token: bia.token },
  )

async function show(numpedido: number) {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/order/{numpedido}',
    { params: { session_token: 'token', numpedido } },
    { token: ana.token },
  )
  return dados
}
async function readCarta(chave: string): Promise<string> {
  await app.lerEventos()
  const [carta] = await app.sql<{ texto: string }[]>`select texto from correio where chave like ${chave}`
  return carta?.texto ?? ''
}
async function readFaturas(num: number) {
  const rows = await app.sql<{ status: string; devolvido: number }[]>`
    select status, devolvido::int from fatura where numpedido = ${num} order by parcela`
  return rows.map(({ status, devolvido }) => [status, devolvido])
}
async function readCredito() {
  const [row] = await app.sql<{ n: number }[]>`
    select credito_usado_centavos::int as n from cadastroextracliente where idcliente = ${ana.idcliente}`
  return row?.n
}
const countOperacoes = async () =>
  (
    await app.sql`select from operacao_pagamento o join cobranca_fatura g using (idcobranca) where g.idcliente = ${ana.idcliente}`
  ).length

const PEDE = 'informe a sua chave Pix na página do pedido'

test('a cancelled order whose invoice was paid by slip asks for a Pix key; what a Pix paid goes back by it (S5)', async () => {
  const { num, ids } = await buy('{28,35}')
  await notify(await slip(ids[0] ?? ''))
  await payByPix(ids.slice(1))
  await move(num, 'CANCELADO')
  expect(await readFaturas(num)).toEqual([
    ['PAGA', 4895],
    ['PAGA', 4895],
  ])
  // No provider is asked for the slip.
  expect(await countOperacoes()).toBe(1)
  const pedido = await show(num)
  expect(pedido).toMatchObject({ reembolso: 'FALTA_CHAVE', reembolsos: [{ valor: 48.95, feito_em: null }] })
  expect(await readCarta(`pedido-cancelado:${num}`)).toContain(PEDE)
  const idreembolso = pedido.reembolsos[0]?.idreembolso ?? ''
  const body = { chave_pix: 'ana@vitrine.example' }
  expect(
    await app.call(
      'PUT /v4/orders/{num}/reembolsos/{idreembolso}',
      { params: { num, idreembolso }, body },
      { token: ana.token },
    ),
  ).toMatchObject({ status: 200 })
  expect((await show(num)).reembolso).toBe('A_CAMINHO')
})

test('less picked of what slips paid is told by a letter that asks for the key; of what is open, that it owes less (S5)', async () => {
  const pago = await buy()
  await notify(await slip(pago.ids[0] ?? ''))
  await move(pago.num, 'SEPARANDO')
  await pick(pago.num, 6)
  await pick(pago.num, 6)
  expect((await show(pago.num)).reembolsos).toMatchObject([{ valor: 30 }])
  const carta = await readCarta(`pedido-faltou:${pago.num}:%`)
  expect(carta).toMatch(/R\$\s30,00 voltam para você por Pix/)
  expect(carta).toContain(PEDE)

  ana = await buildCliente(app.sql, loja, { limite: 500_000 })
  const aberto = await buy()
  await move(aberto.num, 'SEPARANDO')
  await pick(aberto.num, 6)
  expect(await readCarta(`pedido-faltou:${aberto.num}:%`)).toMatch(
    /parte do que você pediu: as faturas em aberto ficam R\$\s30,00 menores\./,
  )
})

test('a slip that is paid for an invoice that a Pix had paid asks for the key, once, and says so (S5, readings 7)', async () => {
  const { num, ids } = await buy()
  const boleto = await slip(ids[0] ?? '')
  await payByPix(ids)
  await notify(boleto)
  await notify(boleto)
  expect((await show(num)).reembolsos).toMatchObject([{ valor: 97.9 }])
  expect(await countOperacoes()).toBe(0)
  expect(await readCarta(`fatura-sobra:${boleto}`)).toContain('informe a sua chave Pix')
})

test('money that a bank takes back of invoices leaves them owed again, with the credit, and both are told once', async () => {
  const { num, ids } = await buy('{28,35}')
  const cobranca = await payByPix(ids)
  expect(await readCredito()).toBe(0)
  // The second invoice whole, and a centavo of the first.
  await tellParte(cobranca, 4896)
  await tellParte(cobranca, 4896)
  expect(await readFaturas(num)).toEqual([
    ['PAGA', 0],
    ['ABERTA', 0],
  ])
  expect(await readCredito()).toBe(4895)
  await notify(cobranca, { status: 'ESTORNADO', devolvido: 9790 })
  expect((await readFaturas(num)).map(([status]) => status)).toEqual(['ABERTA', 'ABERTA'])
  expect(await readCredito()).toBe(9790)
  await app.lerEventos()
  const cartas =
    await app.sql`select chave from correio where chave like ${`faturas-reabertas%:${cobranca}:%`}`
  expect(cartas).toHaveLength(4)
  expect(await readCarta(`faturas-reabertas:${cobranca}:9790`)).toContain('em aberto de novo')
  // What is owed again is paid anew.
  await payByPix(ids)
  expect(await readCredito()).toBe(0)
})

test('what the store itself gave back of invoices opens none again', async () => {
  const { num, ids } = await buy()
  const cobranca = await payByPix(ids)
  await move(num, 'CANCELADO')
  await app.pagamentos.resume()
  await notify(cobranca, { status: 'ESTORNADO', devolvido: 9790 })
  expect(await readFaturas(num)).toEqual([['PAGA', 9790]])
  await app.lerEventos()
  expect(
    await app.sql`select from correio where chave like ${`faturas-reabertas%:${cobranca}:%`}`,
  ).toHaveLength(0)
})
