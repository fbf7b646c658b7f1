import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput, CallKey, Calls } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

import { buildApp, type App } from '../app.ts'
import { openDatabase, openNotificacoes, portaoOf, uuidv7, type Sql } from '../infra/index.ts'
import { signEvento } from '../provedor/simulador.ts'
import {
  amanha,
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

const PAGAR = 'POST /v4/faturas/pagar'

/**
 * Decision 0064: all moves of an order take their rows in one order. Two processes, each with a pool of its own, make every pair
 * of moves on one order at once; a deadlock that is tried again unseen (decision 0063) counts as one too.
 */
interface Processo {
  app: App
  sql: Sql
  end: () => Promise<void>
}

let app: AppDeTeste
let processos: Processo[]
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let dono: LoginDeTeste
let bia: LoginDeTeste
let arroz: string
let peixe: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'support-budget'] })
  ana = await buildCliente(app.sql, loja, { limite: 100_000_000 })
  dono = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  bia = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  arroz = await buildProduto(app.sql, loja, { preco: 10, estoque: 100_000 })
  peixe = await buildProduto(app.sql, loja, { preco: 40, estoque: 100_000 })
  await app.sql`
    update forma_pagamento set condicoes = '{}', opcoes = '{"prazos": [[28, 35]]}' where idformapagto = ${loja.idFaturado}`
  processos = [await openProcesso(), await openProcesso()]
})

async function openProcesso(): Promise<Processo> {
  const sql = openDatabase(app.url, { max: 8 })
  const notificacoes = await openNotificacoes(sql)
  const outro = await buildApp({ config: app.config, sql, notificacoes })
  const end = async () => {
    await outro.fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  return { app: outro, sql, end }
}

/** A move, as one of the processes makes it; answers the status. */
type Movimento = (em: App) => Promise<number>

async function send<K extends CallKey>(
  em: App,
  key: K,
  input: CallInput<Calls[K]>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> },
): Promise<number> {
  const { method, url, body } = toRequest(key, input)
  const { statusCode } = await em.fastify.inject({
    method: method as 'GET', // toRequest takes it from the key, which names one of four
    url,
    payload: body,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return statusCode
}

const act =
  (num: number, acao: 'cancelar' | 'aceitar-orcamento' | 'recusar-orcamento' | 'arrependimento'): Movimento =>
  (em) =>
    send(em, 'POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: { motivo: 'porque sim' } }, ana)
const move =
  (num: number, para: 'CANCELADO' | 'SEPARANDO' | 'EMENTREGA' | 'PAGO'): Movimento =>
  (em) =>
    send(
      em,
      'POST /painel/v1/pedidos/{num}/mover',
      { params: { num }, body: { para, motivo: 'porque sim' } },
      dono,
    )
const price =
  (num: number): Movimento =>
  (em) =>
    send(
      em,
      'POST /painel/v1/pedidos/{num}/precificar',
      { params: { num }, body: { itens: precos, taxaentrega: 5, validade: amanha } },
      bia,
    )
const precos = [
  { sequencia: 0, precounitario: 9 },
  { sequencia: 1, precounitario: 38 },
]
const pick =
  (num: number): Movimento =>
  (em) =>
    send(
      em,
      'POST /painel/v1/pedidos/{num}/separar',
      { params: { num }, body: { itens: [{ sequencia: 0, quantidadeServida: 1 }] } },
      dono,
    )
const giveBack =
  (num: number): Movimento =>
  (em) =>
    send(
      em,
      'POST /painel/v1/pedidos/{num}/devolver',
      {
        params: { num },
        body: { motivo: 'Rasgado', itens: [{ sequencia: 0, quantidade: 1 }] },
      },
      dono,
    )
const swap =
  (num: number, idformapagto: string): Movimento =>
  (em) =>
    send(
      em,
      'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}',
      { params: { idfornecedor: loja.idfornecedor, num }, body: { idformapagto } },
      ana,
    )
/** What the bank says of one charge. */
const tell =
  ({ txid, valor }: { txid: string; valor: number }, status: string): Movimento =>
  (em) => {
    const body = { idevento: uuidv7(), txid, status, valor }
    const params = { provedor: 'simulador', idfornecedor: loja.idfornecedor }
    const headers = { 'x-assinatura': signEvento(body) }
    return send(em, 'POST /v4/webhook/{provedor}/{idfornecedor}', { params, body }, { headers })
  }
/** Another order of the same goods, asked for the other way round. */
const buyAgain: Movimento = (em) =>
  send(
    em,
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: submissao(loja.idFaturado, [peixe, arroz]),
    },
    ana,
  )

let counter = 0
/** Never the same twice within the minute in which that is a repetition. */
function submissao(idformapagto: string, ids: string[], orcamento = false) {
  counter += 1
  const itens = ids.map((id) => ({ id, quantidade: 1 + counter, embalarParaPresente: false }))
  return buildSubmissao(
    { loja, cliente: ana, produto: arroz },
    { itens, orcamento, formaPagamento: { temForma: true, idformapagto } },
  )
}

async function buy(idformapagto: string, orcamento = false): Promise<number> {
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: submissao(idformapagto, [arroz, peixe], orcamento),
    },
    { token: ana.token },
  )
  if (!dados.numpedido) throw new Error(JSON.stringify(falha))
  return dados.numpedido
}

async function listCobrancas(num: number) {
  return app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from pagamento where numpedido = ${num} order by criado_em`
}

/** One charge for all invoices of an order. */
async function chargeFaturas(num: number) {
  const rows = await app.sql<{ idfatura: string }[]>`select idfatura from fatura where numpedido = ${num}`
  const { idfornecedor } = loja
  const { idcliente, token } = ana
  const faturas = rows.map(({ idfatura }) => idfatura)
  const idpagamento = uuidv7()
  await app.call(PAGAR, { body: { idfornecedor, idcliente, faturas, idpagamento } }, { token })
  const [cobranca] = await app.sql<{ txid: string; valor: number }[]>`
    select txid, valor from cobranca_fatura where idcobranca = ${idpagamento}`
  if (!cobranca) throw new Error('no charge for the invoices')
  return cobranca
}

/** What may happen at the same time to an order in each situation; every pair is tried on a new order. */
const situacoes: Record<string, () => Promise<Record<string, Movimento>>> = {
  'a budget with prices': async () => {
    const num = await buy(loja.idPix, true)
    await price(num)(app)
    return {
      accept: act(num, 'aceitar-orcamento'),
      refuse: act(num, 'recusar-orcamento'),
      price: price(num),
      cancel: move(num, 'CANCELADO'),
      buyAgain,
    }
  },
  'an order with two charges': async () => {
    const num = await buy(loja.idPix)
    await swap(num, loja.idNaEntrega)(app)
    await swap(num, loja.idPix)(app)
    const [velha, nova] = await listCobrancas(num)
    if (!velha || !nova) throw new Error('two charges expected')
    return {
      payOld: tell(velha, 'PAGO'),
      payNew: tell(nova, 'PAGO'),
      cancel: act(num, 'cancelar'),
      swapCredit: swap(num, loja.idFaturado),
      swapPix: swap(num, loja.idPix),
      pick: move(num, 'SEPARANDO'),
    }
  },
  'an order on credit': async () => {
    const num = await buy(loja.idFaturado)
    await move(num, 'SEPARANDO')(app)
    const cobranca = await chargeFaturas(num)
    return {
      pick: pick(num),
      cancel: move(num, 'CANCELADO'),
      pay: tell(cobranca, 'PAGO'),
      leave: move(num, 'EMENTREGA'),
      buyAgain,
    }
  },
  'an order that was brought': async () => {
    const num = await buy(loja.idPix)
    const [cobranca] = await listCobrancas(num)
    if (!cobranca) throw new Error('a charge expected')
    await tell(cobranca, 'PAGO')(app)
    for (const para of ['SEPARANDO', 'EMENTREGA', 'ENTREGUE'] as const) {
      if (para === 'EMENTREGA') await pickTudo(app, num, dono)
      await app.call('POST /painel/v1/pedidos/{num}/mover', { params: { num }, body: { para } }, dono)
    }
    return {
      giveBack: giveBack(num),
      withdraw: act(num, 'arrependimento'),
      refunded: tell(cobranca, 'ESTORNADO'),
      buyAgain,
    }
  },
}

const VEZES = 2

test.each(Object.keys(situacoes))(
  '%s: any two moves at once, in two processes',
  async (nome) => {
    const build = situacoes[nome]
    const [a, b] = processos
    if (!build || !a || !b) throw new Error(nome)
    const nomes = Object.keys(await build())
    const pares = nomes.flatMap((uma, i) => nomes.slice(i).map((outra) => [uma, outra] as const))
    const erros: string[] = []
    const tomados = new Set<string>()
    for (const [uma, outra] of Array.from({ length: VEZES }, () => pares).flat()) {
      const movimentos = await build()
      const [m, n] = [movimentos[uma], movimentos[outra]]
      if (!m || !n) throw new Error(uma)
      // More than two of each: a ring may need somebody who begins while another one waits.
      const respostas = await Promise.all([a, b, a, b].flatMap(({ app: em }) => [m(em), n(em)]))
      respostas.forEach((status, i) => status === 200 && tomados.add(i % 2 === 0 ? uma : outra))
      const mal = respostas.filter((status) => status >= 500)
      if (mal.length > 0) erros.push(`${uma} + ${outra}: ${mal.join(', ')}`)
    }
    // Every move was carried out at least once, not only refused.
    expect([...tomados].sort()).toEqual(nomes.toSorted())
    const repetidas = processos.map(({ sql }) => portaoOf(sql).repetidas.get('40P01') ?? 0)
    // A connection that ends hands its counts in.
    for (const processo of processos) await processo.end()
    const [estatistica] = await app.sql<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
    expect({ erros, repetidas, ...estatistica }).toEqual({ erros: [], repetidas: [0, 0], deadlocks: 0 })
  },
  300_000,
)
