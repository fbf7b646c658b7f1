import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

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

const SUBMIT = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
const DUPLICIDADE = 'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade'
const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'

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
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 50 })
  await save(2)
})

const params = () => ({ session_token: 'token', id: ana.idcliente })
const makeSubmissao = (change: Partial<Submissao> = {}) =>
  buildSubmissao({ loja, cliente: ana, produto: arroz }, change)
const submit = (change: Partial<Submissao> = {}) =>
  app.call(SUBMIT, { params: params(), body: makeSubmissao(change) }, { token: ana.token })
function save(quantidade: number) {
  return app.call(
    SAVE,
    {
      params: params(),
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: [{ id: arroz, quantidade }] },
    },
    { token: ana.token },
  )
}
async function readErro(): Promise<string | null> {
  const { dados } = await app.call(
    CART,
    { params: params(), query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )
  return dados.erroSubmit
}

test('a refused submission leaves its text with the cart until the cart changes (§3 erroSubmit, readings 6)', async () => {
  expect(await readErro()).toBeNull()
  const { falha } = await submit({ totalesperado: 1 })
  expect(falha.codigo).toBe('total_mudou')
  expect(falha.mensagemErro).toBeTruthy()
  expect(await readErro()).toBe(falha.mensagemErro)
  // Looked at once more it is there still; another refusal takes its place.
  await app.sql`update estoque set quantidade = 1000 where idcadastroextraproduto = ${arroz}`
  const { falha: outra } = await submit()
  expect(outra.codigo).toBe('estoque_insuficiente')
  expect(await readErro()).toBe(outra.mensagemErro)
  expect((await save(1)).dados.erroSubmit).toBeNull()
  expect(await readErro()).toBeNull()
})

test('so does the look for duplicates; an order that is made leaves none', async () => {
  const primeira = makeSubmissao()
  await app.call(SUBMIT, { params: params(), body: primeira }, { token: ana.token })
  expect(await readErro()).toBeNull()
  await save(2)
  const { dados } = await app.call(
    DUPLICIDADE,
    { params: params(), body: makeSubmissao() },
    { token: ana.token },
  )
  expect(dados.mensagemErro).toBe('Um pedido idêntico foi feito há poucos segundos.')
  expect(await readErro()).toBe(dados.mensagemErro)
  const feita = await submit({ confirmaduplicidade: dados.numpedidoIdentico ?? undefined })
  expect(feita.status).toBe(200)
  expect(await readErro()).toBeNull()
})

test('a failure that does not refuse the order itself leaves no message, and nobody else is told of it', async () => {
  const outro = await buildCliente(app.sql, loja)
  const alheia = await app.call(SUBMIT, { params: params(), body: makeSubmissao() }, { token: outro.token })
  expect(alheia.status).toBeGreaterThanOrEqual(400)
  expect(await readErro()).toBeNull()
  await submit({ totalesperado: 1 })
  const dele = await app.call(
    CART,
    { params: { session_token: 'token', id: outro.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: outro.token },
  )
  expect(dele.dados.erroSubmit).toBeNull()
})
