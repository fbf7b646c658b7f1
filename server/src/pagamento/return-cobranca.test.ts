import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { createSimulador } from '../provedor/simulador.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { captureCobranca, refundCobranca, returnCobranca } from './return-cobranca.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja, { preco: 50 })
})
afterAll(() => app.close())

/** An order of R$ 107,90 that is to be paid by Pix; a card takes its place where `reservado` says how much is held. */
async function order({ reservado }: { reservado?: number } = {}) {
  const cliente = await buildCliente(app.sql, loja)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }),
    },
    { token: cliente.token },
  )
  const { numpedido } = dados
  if (reservado !== undefined) {
    await app.sql`
      update pagamento set tipo = 'CARTAO', reservado = ${reservado}, status = 'CRIADO', brcode = null, idexterno = null, expira_em = null,
        cartao = '{"token": "sim-APROVADO-1", "bandeira": "visa", "final": "1111"}' where numpedido = ${numpedido}`
    await app.sql`update pedido set tipopagamento = 'CARTAO', status = 'AGUARDANDOPAGAMENTO' where numpedido = ${numpedido}`
    await app.pagamentos.request(numpedido)
  }
  return numpedido
}

async function readCobranca(numpedido: number) {
  const [row] = await app.sql<
    {
      status: string
      txid: string
      valor: number
      capturado: number | null
      devolvido: number
      cartao: unknown
    }[]
  >`select status, txid, valor, capturado, devolvido, cartao from pagamento where numpedido = ${numpedido} order by criado_em desc limit 1`
  if (!row) throw new Error('no charge')
  return row
}

const simulador = () => createSimulador(app.sql)

async function readBanco(numpedido: number) {
  const { txid } = await readCobranca(numpedido)
  return simulador().get({ txid, idexterno: null })
}

async function readStatus(numpedido: number) {
  const [row] = await app.sql<{ status: string }[]>`select status from pedido where numpedido = ${numpedido}`
  return row?.status
}

async function payPix(numpedido: number) {
  const { txid } = await readCobranca(numpedido)
  await app.fastify.inject({
    method: 'POST',
    url: `/dev/banco/${txid}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'acao=pagar',
  })
}

async function cancel(numpedido: number) {
  await app.sql.begin(async (tx) => {
    await tx`update pedido set status = 'CANCELADO' where numpedido = ${numpedido}`
    await returnCobranca(tx, numpedido)
  })
  await app.pagamentos.settle(numpedido)
}

describe('a cancelled order gives its money back (readings 7)', () => {
  test('a Pix that waits is withdrawn; money that comes for it all the same is refunded', async () => {
    const numpedido = await order()
    await cancel(numpedido)
    expect((await readCobranca(numpedido)).status).toBe('CANCELADO')
    await payPix(numpedido)
    expect(await readCobranca(numpedido)).toMatchObject({ status: 'ESTORNADO', devolvido: 10_790 })
    expect(await readBanco(numpedido)).toMatchObject({ status: 'ESTORNADO', devolvido: 10_790 })
  })

  test('a Pix that was paid is refunded, once, however often it is asked', async () => {
    const numpedido = await order()
    await payPix(numpedido)
    expect(await readStatus(numpedido)).toBe('PAGO')
    await cancel(numpedido)
    await cancel(numpedido)
    await app.pagamentos.resume()
    expect(await readBanco(numpedido)).toMatchObject({ status: 'ESTORNADO', devolvido: 10_790 })
    const [operacoes] = await app.sql<{ n: number }[]>`
      select count(*)::int as n from operacao_pagamento o join pagamento g using (idpagamento) where g.numpedido = ${numpedido}`
    expect(operacoes?.n).toBe(1)
  })

  test('what is held on a card is released', async () => {
    const numpedido = await order({ reservado: 12_000 })
    expect(await readCobranca(numpedido)).toMatchObject({ status: 'RESERVADO', cartao: { final: '1111' } })
    await cancel(numpedido)
    expect((await readCobranca(numpedido)).status).toBe('CANCELADO')
    expect((await readBanco(numpedido))?.status).toBe('CANCELADO')
  })

  test('a reserve whose answer was lost is asked for again with its key, then released', async () => {
    const numpedido = await order({ reservado: 12_000 })
    // The bank holds the money, and the shop died before it wrote that down.
    await app.sql`update pagamento set status = 'CRIADO', idexterno = null, criado_em = now() - interval '1 hour',
      cartao = cartao || '{"token": "sim-APROVADO-1"}' where numpedido = ${numpedido}`
    await cancel(numpedido)
    await app.pagamentos.resume()
    expect((await readCobranca(numpedido)).status).toBe('CANCELADO')
    expect((await readBanco(numpedido))?.status).toBe('CANCELADO')
  })
})

describe('a card is charged what the order came to (readings 7)', () => {
  const capture = async (numpedido: number, total: number) => {
    const answer = await app.sql.begin((tx) => captureCobranca(tx, numpedido, total))
    await app.pagamentos.settle(numpedido)
    return answer
  }

  test('less than reserved: charged that much, the order is paid', async () => {
    const numpedido = await order({ reservado: 12_000 })
    expect(await capture(numpedido, 9_320)).toEqual({ resultado: 'PEDIDA', reservado: 12_000 })
    expect(await readCobranca(numpedido)).toMatchObject({ status: 'PAGO', capturado: 9_320 })
    expect(await readBanco(numpedido)).toMatchObject({ status: 'PAGO', valor: 9_320 })
    expect(await readStatus(numpedido)).toBe('PAGO')
  })

  test('twice at once: charged once', async () => {
    const numpedido = await order({ reservado: 12_000 })
    await Promise.all([capture(numpedido, 9_000), capture(numpedido, 9_000)])
    expect(await readBanco(numpedido)).toMatchObject({ status: 'PAGO', valor: 9_000 })
  })

  test('never above the reserve', async () => {
    const numpedido = await order({ reservado: 12_000 })
    expect(await capture(numpedido, 12_001)).toEqual({ resultado: 'ACIMA_DA_RESERVA', reservado: 12_000 })
    expect((await readBanco(numpedido))?.status).toBe('RESERVADO')
  })

  test('nothing was left of it: the reserve is released', async () => {
    const numpedido = await order({ reservado: 12_000 })
    await capture(numpedido, 0)
    expect((await readBanco(numpedido))?.status).toBe('CANCELADO')
  })

  test('without a reserve nothing is charged', async () => {
    expect((await capture(await order(), 100)).resultado).toBe('SEM_RESERVA')
  })

  test('what came back of it goes back to the card, at most what was charged', async () => {
    const numpedido = await order({ reservado: 12_000 })
    await capture(numpedido, 9_000)
    const refund = (valor: number, chave: string) =>
      app.sql.begin((tx) => refundCobranca(tx, numpedido, { valor, chave }))
    expect(await refund(4_000, 'devolucao-1')).toBe(4_000)
    expect(await refund(6_000, 'devolucao-2')).toBe(5_000)
    await app.pagamentos.settle(numpedido)
    expect(await refund(1, uuidv7())).toBe(0)
    expect(await readBanco(numpedido)).toMatchObject({ devolvido: 9_000, status: 'ESTORNADO' })
    expect(await readCobranca(numpedido)).toMatchObject({ devolvido: 9_000, status: 'ESTORNADO' })
  })
})
