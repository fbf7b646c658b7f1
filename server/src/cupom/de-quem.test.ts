import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCadastro,
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type CupomDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { deleteAviso, insertAviso, isAvisoPedido } from './aviso.repository.ts'
import { listFornecedoresDoCliente } from './cupom.repository.ts'

/** What a coupon knows of a customer is this customer's, at this store (T2). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let outraLoja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function open(cupom: CupomDeTeste): Promise<string> {
  loja = await buildFornecedor(app.sql)
  outraLoja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  return buildCupom(app.sql, loja, { codigocupom: 'DEZ', ...cupom })
}

/** The coupon that a cart of the store takes, when it is asked for. */
async function take({ idcliente, token }: ClienteDeTeste) {
  const { status, dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: {
        cartItens: [{ id: await buildProduto(app.sql, loja), quantidade: 1 }],
        codigoCupom: 'DEZ',
      },
    },
    { token },
  )
  expect(status).toBe(200)
  return dados.codigoCupom
}

async function buy(onde: FornecedorDeTeste, cliente: ClienteDeTeste) {
  const produto = await buildProduto(app.sql, onde)
  const { status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja: onde, cliente, produto }),
    },
    { token: cliente.token },
  )
  expect(status).toBe(200)
}

/** Was used so often, by one of them. */
async function wear({ idfornecedor }: FornecedorDeTeste, idcupom: string, { idcliente }: ClienteDeTeste) {
  await app.sql`update cupom set usos = usos + 1 where idfornecedor = ${idfornecedor} and idcupom = ${idcupom}`
  await app.sql`insert into uso_cupom (idfornecedor, idcupom, idcliente, usos) values (${idfornecedor}, ${idcupom}, ${idcliente}, 1)`
}

test("another's use takes nothing from the uses of one customer", async () => {
  const idcupom = await open({ limite_por_cliente: 1 })
  await wear(loja, idcupom, ana)
  expect(await take(ana)).toBeNull()
  expect(await take(bia)).toBe('DEZ')
})

test('the uses of a coupon with the same id at another store are not its own', async () => {
  const idcupom = await open({ limite: 1 })
  await app.sql`
    insert into cupom (idfornecedor, idcupom, codigocupom, nome, tipodesconto, valor, limite)
    select ${outraLoja.idfornecedor}, idcupom, codigocupom, nome, tipodesconto, valor, limite from cupom where idcupom = ${idcupom}`
  await wear(outraLoja, idcupom, bia)
  expect(await take(ana)).toBe('DEZ')
  await wear(loja, idcupom, bia)
  expect(await take(ana)).toBeNull()
})

test('who waits for coupons waits at one store, and takes back no more than that', async () => {
  await open({})
  const esperas = [
    { ...loja, ...ana },
    { ...outraLoja, ...ana },
    { ...loja, ...bia },
  ]
  const [daAna, ...outras] = esperas
  if (!daAna) throw new Error('three were built')
  const list = () => Promise.all(esperas.map((dono) => isAvisoPedido(app.sql, dono)))
  const ask = (dono: typeof daAna) =>
    insertAviso(app.sql, { ...dono, idaviso: uuidv7(), idusuario: dono.idusuario })
  await ask(daAna)
  expect(await list()).toEqual([true, false, false])
  for (const outra of outras) await ask(outra)
  await deleteAviso(app.sql, daAna)
  expect(await list()).toEqual([false, true, true])
})

test('coupons of all stores are those of the stores where one is registered', async () => {
  await open({})
  await buildCliente(app.sql, outraLoja)
  expect(await listFornecedoresDoCliente(app.sql, ana.idcliente)).toEqual([loja.idfornecedor])
})

test("a first purchase is the customer's own, at this store", async () => {
  await open({ condicoes: { primeira_compra: true } })
  await buildCadastro(app.sql, outraLoja, ana)
  await buy(outraLoja, ana)
  await buy(loja, bia)
  expect(await take(ana)).toBe('DEZ')
  expect(await take(bia)).toBeNull()
})
