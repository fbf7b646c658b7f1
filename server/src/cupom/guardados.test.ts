import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildCliente,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Coupons by the calls of the panel (issue 17, line 6; decision 0147). */
const BASE = '/painel/v1/{idfornecedor}/cupons'

let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: casa.idfornecedor })
const ofDona = () => ({ token: dona.token })
const dito = (codigocupom: string, mais: object = {}) => ({
  codigocupom,
  nome: `Cupom ${codigocupom}`,
  tipodesconto: 'percentual' as const,
  valor: 10,
  ...mais,
})
const put = (idcupom: string, body: object) =>
  app.call(
    `PUT ${BASE}/{idcupom}`,
    { params: { ...params(), idcupom }, body: { ...dito('DEZ'), ...body } },
    ofDona(),
  )
const list = async (query: object = {}) =>
  (await app.call(`GET ${BASE}`, { params: params(), query }, ofDona())).dados

test('a coupon is written, found, changed by its version, switched off and removed', async () => {
  const produto = await buildProduto(app.sql, casa, { nome: 'Arroz' })
  const idcupom = uuidv7()
  const novo = await put(idcupom, { alvo: { produtos: [produto] }, versao: null })
  expect(novo).toMatchObject({
    status: 200,
    dados: { codigocupom: 'DEZ', usos: 0, situacao: 'EM_VIGOR', versao: 1 },
  })
  expect(await list({ sk: 'dez' })).toMatchObject({
    data: [{ idcupom }],
    nomes: [{ id: produto, nome: 'Arroz' }],
    contagens: { TODOS: 1, EM_VIGOR: 1, DESLIGADO: 0 },
    cursor: null,
  })
  expect(await put(idcupom, { versao: 1, ativo: false })).toMatchObject({
    dados: { situacao: 'DESLIGADO', versao: 2 },
  })
  expect(await put(idcupom, { versao: 1, valor: 50 })).toMatchObject({
    status: 409,
    dados: { codigo: 'cadastro_mudou', detalhes: { versao: 2 } },
  })
  const um = { params: { ...params(), idcupom } }
  expect((await app.call(`DELETE ${BASE}/{idcupom}`, { ...um, query: { versao: 2 } }, ofDona())).status).toBe(
    200,
  )
  expect((await app.call(`GET ${BASE}/{idcupom}`, um, ofDona())).status).toBe(404)
})

test.each<[string, object, string]>([
  ['a code that another has', {}, 'codigocupom'],
  ['more than all', { codigocupom: 'CEM', valor: 101 }, 'valor'],
  ['an end before the beginning', { codigocupom: 'FIM', inicio: '2026-12-02', fim: '2026-12-01' }, 'fim'],
  ['a product of nobody', { codigocupom: 'NADA', alvo: { produtos: [uuidv7()] } }, 'alvo.produtos'],
])('%s is refused at its field', async (_caso, body, campo) => {
  await put(uuidv7(), {})
  const recusado = await put(uuidv7(), { versao: null, ...body })
  expect(recusado).toMatchObject({ status: 400, dados: { codigo: 'entrada_invalida' } })
  expect(recusado).toHaveProperty(['dados', 'campos', campo])
})

test('the list goes on from page to page, of one state as well, and a cursor of nobody is refused', async () => {
  for (let i = 0; i < 5; i++) await buildCupom(app.sql, casa, { codigocupom: `C${i}` })
  await buildCupom(app.sql, casa, { codigocupom: 'VELHO', fim: addDias(hoje, -1) })
  const primeira = await list({ limit: 4 })
  const segunda = await list({ limit: 4, cursor: primeira.cursor })
  expect([...primeira.data, ...segunda.data].map(({ codigocupom }) => codigocupom).toSorted()).toEqual([
    'C0',
    'C1',
    'C2',
    'C3',
    'C4',
    'VELHO',
  ])
  expect(segunda).toMatchObject({ cursor: null, contagens: null })
  expect(await list({ situacao: 'ENCERRADO' })).toMatchObject({
    data: [{ codigocupom: 'VELHO', situacao: 'ENCERRADO' }],
    contagens: { TODOS: 6, ENCERRADO: 1, EM_VIGOR: 5 },
  })
  const torto = await app.call(`GET ${BASE}`, { params: params(), query: { cursor: 'abc' } }, ofDona())
  expect(torto.status).toBe(400)
})

test('a rehearsal says what a coupon would have done to what was bought, and who wins', async () => {
  await buildCupom(app.sql, casa, { codigocupom: 'AUTO', valor: 5, aplicacao_automatica: true })
  const arroz = await buildProduto(app.sql, casa, { nome: 'Arroz', preco: 10 })
  await app.sql`update produto set custo = 80000 where idcadastroextraproduto = ${arroz}`
  const ana = await buildCliente(app.sql, casa)
  await acceptTermos(app.sql, ana)
  for (let i = 0; i < 2; i++)
    await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        body: {
          ...buildSubmissao({ loja: casa, cliente: ana, produto: arroz }),
          itens: [{ id: arroz, quantidade: 10 + i }],
        },
      },
      { token: ana.token },
    )
  const rehearse = async (mais: object) =>
    (
      await app.call(
        `POST ${BASE}/ensaio`,
        {
          params: params(),
          body: { cupom: { idcupom: uuidv7(), ...dito('VINTE', mais) }, dias: 7 as const },
        },
        ofDona(),
      )
    ).dados
  expect(await rehearse({ valor: 10, inicio: '2030-01-01' })).toMatchObject({
    ate: hoje,
    inteiro: true,
    pedidos: 2,
    vendido: 210,
    vencidos: 2,
    desconto: 21,
    aMais: 10.5,
    percentual: 10,
    margem: { antes: 15.79, depois: 11.11, coberta: 100 },
    disputas: [{ codigocupom: 'AUTO', automatico: true, vence: 2, perde: 0 }],
  })
  expect(await rehearse({ valor: 4 })).toMatchObject({ vencidos: 0, disputas: [{ vence: 0, perde: 2 }] })
  expect(await rehearse({ condicoes: { primeira_compra: true } })).toMatchObject({
    vencidos: 1,
    impedimentos: [{ impedimento: 'primeira_compra', pedidos: 1 }],
  })
  expect(await rehearse({ valor: 101 })).toMatchObject({
    codigo: 'entrada_invalida',
    campos: { valor: /100%/ },
  })
})
