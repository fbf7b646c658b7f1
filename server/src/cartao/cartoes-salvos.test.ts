import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string
let idCartao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 50 })
  idCartao = uuidv7()
  await app.sql`insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem) values (${idCartao}, ${loja.idfornecedor}, 'CARTAO', 'Cartão', 4)`
})

async function pay(cartao: { token: string; tokenGuardar?: string; idcartao?: string }, quantidade = 1) {
  const body = buildSubmissao(
    { loja, cliente: ana, produto },
    {
      itens: [{ id: produto, quantidade, embalarParaPresente: false }],
      formaPagamento: {
        temForma: true,
        idformapagto: idCartao,
        cartao: { bandeira: 'visa', final: '1111', ...cartao },
      },
    },
  )
  const { dados, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: ana.idcliente }, body },
    { token: ana.token },
  )
  expect(status).toBe(200)
  const [row] = await app.sql<{ status: string; cartao: unknown }[]>`
    select status, cartao from pagamento where numpedido = ${dados.numpedido}`
  return row
}

const list = ({ token } = ana) =>
  app.call(
    'GET /v4/payment-sdk/cartoes/{idfornecedor}',
    { params: { idfornecedor: loja.idfornecedor } },
    { token },
  )

const forget = (idcartao: string, { token } = ana) =>
  app.call(
    'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}',
    { params: { idfornecedor: loja.idfornecedor, idcartao } },
    { token },
  )

const novo = (caso = 'APROVADO') => `sim-${caso}-visa-1111-1235-${uuidv7()}`

test('a card is kept where its owner asked for it: a reference, and no token stays (ux 1.8.1)', async () => {
  await pay({ token: novo() })
  expect((await list()).dados.data).toEqual([])
  const charge = await pay({ token: novo(), tokenGuardar: novo() }, 2)
  expect(charge).toEqual({ status: 'RESERVADO', cartao: { bandeira: 'visa', final: '1111' } })
  expect((await list()).dados.data).toMatchObject([
    {
      bandeira: 'visa',
      final: '1111',
      validade: '12/35',
      referencia: expect.stringMatching(/^car-/) as string,
    },
  ])
})

test('a refused card is not kept', async () => {
  expect((await pay({ token: novo('SALDO'), tokenGuardar: novo('SALDO') }))?.status).toBe('RECUSADO')
  expect((await list()).dados.data).toEqual([])
})

test('a saved card pays the next order, and leaves nothing but its last digits there', async () => {
  await pay({ token: novo(), tokenGuardar: novo() })
  const [salvo] = (await list()).dados.data
  const charge = await pay({ token: `sim-APROVADO-${uuidv7()}`, idcartao: salvo?.idcartao }, 2)
  expect(charge).toEqual({ status: 'RESERVADO', cartao: { bandeira: 'visa', final: '1111' } })
  expect((await list()).dados.data).toHaveLength(1)
})

test('cards are their owner’s: another login sees none, forgets none; forgotten they are gone at the bank too', async () => {
  await pay({ token: novo(), tokenGuardar: novo() })
  const [salvo] = (await list()).dados.data
  const bruno = await buildCliente(app.sql, loja)
  expect((await list(bruno)).dados.data).toEqual([])
  await forget(salvo?.idcartao ?? '', bruno)
  expect((await list()).dados.data).toHaveLength(1)
  expect((await forget(salvo?.idcartao ?? '')).dados.data).toEqual([])
  expect((await forget(salvo?.idcartao ?? '')).status).toBe(200)
  const rows = await app.sql`select from banco_simulado_cartao where idexterno = ${salvo?.referencia ?? ''}`
  expect(rows).toHaveLength(0)
  const semSessao = await app.call(
    'GET /v4/payment-sdk/cartoes/{idfornecedor}',
    { params: { idfornecedor: loja.idfornecedor } },
    {},
  )
  expect(semSessao.status).toBe(401)
})
