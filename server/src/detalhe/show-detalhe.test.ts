import type { Politica } from '@vitrine/rules/politica'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const PRODUTO = 'GET /v2/app/{a}/fornecedor/{b}/produto/{c}'
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'support-price-variance-by-payment'],
  })
})
afterAll(() => app.close())

interface Pergunta {
  quantidade?: number
  disableSimilares?: boolean
  idformapagamento?: string
  tipoEntrega?: 'DELIVERY' | 'RETIRADA'
  canalVenda?: 'WEB' | 'MANUAL'
}

async function show(c: string, query: Pergunta = {}, token?: string, b = loja.slug) {
  return (await app.call(PRODUTO, { params: { a: 'token', b, c }, query }, { token })).dados
}

async function addPolitica(condicoes: Politica['condicoes'], produto: string, percentual: number) {
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, 'Teste', ${app.sql.json(condicoes as never)}, ${app.sql.json({ produtos: [produto] })}, ${app.sql.json({ percentual })})`
}

test('quantidade: the trace of the price of that quantity, by the rules of the cart (§7, readings 3)', async () => {
  const id = await buildProduto(app.sql, loja, {
    preco: 10,
    precovendaatacado: 8,
    minvendaatacado: 12,
    desconto_progressivo: { '6': 9 },
  })
  expect((await show(id)).traco_preco).toBeUndefined()
  expect((await show(id, { quantidade: 1 })).traco_preco).toMatchObject({
    precounitario: 10,
    vencedor: 'normal',
  })
  expect((await show(id, { quantidade: 6 })).traco_preco).toMatchObject({
    precounitario: 9,
    vencedor: 'progressivo',
  })
  const traco = (await show(id, { quantidade: 12 })).traco_preco
  // The table wins over wholesale even where it is dearer: its order of precedence (readings 3).
  expect(traco).toMatchObject({ precounitario: 9, vencedor: 'progressivo' })
  expect(traco?.candidatos.find(({ regra }) => regra === 'atacado')).toMatchObject({ preco: 8, valeu: false })
})

test('quantidade where prices are hidden: no trace', async () => {
  const b2b = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'hide-price-for-logged-out-customers'],
  })
  const id = await buildProduto(app.sql, b2b, { preco: 10 })
  expect(JSON.stringify(await show(id, { quantidade: 3 }, undefined, b2b.slug))).not.toMatch(/traco|"preco/)
})

test('idformapagamento: prices with the variance of that method, and with its policies', async () => {
  const id = await buildProduto(app.sql, loja, { preco: 100 })
  await app.sql`update forma_pagamento set variacao_pontos = -300 where idformapagto = ${loja.idPix}`
  expect((await show(id)).preconf).toBe(100)
  expect((await show(id, { idformapagamento: loja.idPix })).preconf).toBe(97)
  await addPolitica({ idformapagto: [loja.idFaturado] }, id, -10)
  expect((await show(id, { idformapagamento: loja.idFaturado })).preconf).toBe(90)
  expect((await show(id, { idformapagamento: loja.idNaEntrega })).preconf).toBe(100)
})

test('tipoEntrega: the policies of pickup hold for pickup alone', async () => {
  const id = await buildProduto(app.sql, loja, { preco: 100 })
  await addPolitica({ tipoEntrega: 'RETIRADA' }, id, -5)
  expect((await show(id, { tipoEntrega: 'RETIRADA' })).preconf).toBe(95)
  expect((await show(id, { tipoEntrega: 'DELIVERY' })).preconf).toBe(100)
})

test("canalVenda: MANUAL is the attendant's; a customer that asks for it stays on WEB", async () => {
  const id = await buildProduto(app.sql, loja, { preco: 100 })
  await addPolitica({ canalVenda: 'MANUAL' }, id, -20)
  const cliente = await buildCliente(app.sql, loja)
  expect((await show(id, { canalVenda: 'MANUAL' }, cliente.token)).preconf).toBe(100)
  const atendente = await buildCliente(app.sql, loja)
  await app.sql`
    insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${atendente.idusuario}, 'atendente')`
  // Whatever it says (readings 7).
  for (const canalVenda of [undefined, 'WEB', 'MANUAL'] as const)
    expect((await show(id, { canalVenda }, atendente.token)).preconf).toBe(80)
})

test('similar products are in stock; disableSimilares leaves them out', async () => {
  const nova = await buildFornecedor(app.sql)
  const id = await buildProduto(app.sql, nova, { estoque: 0 })
  await buildProduto(app.sql, nova, { nome: 'Esgotado', estoque: 0 })
  const outro = await buildProduto(app.sql, nova, { nome: 'Em estoque', estoque: 3 })
  expect((await show(id, {}, undefined, nova.slug)).similares.map((similar) => similar.id)).toEqual([outro])
  expect((await show(id, { disableSimilares: true }, undefined, nova.slug)).similares).toEqual([])
})
