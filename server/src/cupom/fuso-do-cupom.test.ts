import { afterAll, beforeAll, expect, test } from 'vitest'

import { todayIn } from '@vitrine/rules/data'

import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** 25 hours apart: it is never the same day in both, at whatever hour this runs. */
const ANTES = 'Pacific/Pago_Pago'
const DEPOIS = 'Pacific/Kiritimati'

/** A store by this clock, whose coupon and policy have their last day today in the zone that is behind. */
async function open(fuso: string) {
  const loja = await buildFornecedor(app.sql)
  await app.sql`update fornecedor set fuso = ${fuso} where idfornecedor = ${loja.idfornecedor}`
  const ana = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja, { preco: 10 })
  const fim = todayIn(ANTES, new Date())
  await buildCupom(app.sql, loja, { codigocupom: 'DEZ', valor: 10, fim })
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${crypto.randomUUID()}, 'Semana', ${app.sql.json({ fim })}, '{}', ${app.sql.json({ percentual: -20 })})`
  return { loja, ana, produto }
}

test.each([
  ['where it is still that day', ANTES, true],
  ['where the next one has begun', DEPOIS, false],
])("coupons and policies end by the store's own clock: %s", async (_, fuso, vale) => {
  const { loja, ana, produto } = await open(fuso)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: produto, quantidade: 1 }], codigoCupom: 'DEZ' },
    },
    { token: ana.token },
  )
  expect(dados.produtosSelecionados[0]?.preconf, 'the policy').toBe(vale ? 8 : 10)
  const { dados: validado } = await app.call(
    'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
    { params: { idf: loja.idfornecedor, idc: ana.idcliente, code: 'DEZ' }, query: {} },
    { token: ana.token },
  )
  expect(validado.valido, 'the coupon').toBe(vale)
  const lista = await app.call(
    'GET /v2/app/cupom-desconto/cliente/{idcliente}',
    { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )
  const [cupom] = lista.dados.cupons
  expect(cupom !== undefined).toBe(vale)
  // Its last moment lies on its last day there.
  if (cupom) expect(todayIn(fuso, new Date(Date.parse(cupom.vence_em ?? '') - 1))).toBe(cupom.fim)
})
