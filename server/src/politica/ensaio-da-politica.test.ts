import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** A policy is tried on what was bought, before it holds (issue 17, line 6; decision 0166). */
let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste
let arroz: string
let vinho: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  arroz = await buildProduto(app.sql, casa, { nome: 'Arroz', preco: 10 })
  vinho = await buildProduto(app.sql, casa, { nome: 'Vinho', preco: 50 })
  await app.sql`update produto set custo = 80000 where idcadastroextraproduto = ${arroz}`
})

async function buy(...itens: [string, number][]) {
  const ana = await buildCliente(app.sql, casa)
  await acceptTermos(app.sql, ana)
  const { status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        ...buildSubmissao({ loja: casa, cliente: ana, produto: arroz }),
        itens: itens.map(([id, quantidade]) => ({ id, quantidade, embalarParaPresente: false })),
      },
    },
    { token: ana.token },
  )
  expect(status).toBe(200)
}

const rehearse = async (politica: object) =>
  (
    await app.call(
      'POST /painel/v1/{idfornecedor}/politicas/ensaio',
      {
        params: { idfornecedor: casa.idfornecedor },
        body: {
          politica: { idpolitica: uuidv7(), nome: 'Tentada', efeito: { percentual: -10 }, ...politica },
          dias: 7 as const,
        },
      },
      { token: dona.token },
    )
  ).dados

const save = (politica: object) =>
  app.call(
    'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}',
    {
      params: { idfornecedor: casa.idfornecedor, idpolitica: uuidv7() },
      body: { nome: 'Outra', efeito: { percentual: -20 }, versao: null, ...politica },
    },
    { token: dona.token },
  )

test('it says what it would have given, what margin is left, and by which days', async () => {
  await buy([arroz, 10])
  await buy([vinho, 1])
  expect(
    await rehearse({ alvo: { produtos: [arroz] }, ativa: false, condicoes: { inicio: '2031-01-01' } }),
  ).toMatchObject({
    inteiro: true,
    pedidos: 2,
    vendido: 150,
    servem: 1,
    vencidos: 1,
    vendidoNeles: 100,
    desconto: 10,
    percentual: 6.67,
    margem: { antes: 20, depois: 11.11, coberta: 100, abaixo: 0 },
    impedimentos: [{ impedimento: 'alvo', pedidos: 1 }],
    exemplos: [{ desconto: 10, venceu: true, rival: null }],
  })
  expect(await rehearse({ alvo: { produtos: [arroz] }, efeito: { percentual: -30 } })).toMatchObject({
    margem: { depois: -14.29, abaixo: 1 },
  })
})

test.each<[string, object, object]>([
  [
    'a lower price of the same priority',
    {},
    { vencidos: 0, disputas: [{ nome: 'Outra', vence: 0, perde: 1 }] },
  ],
  [
    'a higher priority',
    { prioridade: 5 },
    { vencidos: 0, disputas: [{ nome: 'Outra', vence: 0, perde: 1 }] },
  ],
  [
    'a lesser discount',
    { efeito: { percentual: -4 } },
    { vencidos: 1, desconto: 6, disputas: [{ nome: 'Outra', vence: 1, perde: 0 }] },
  ],
  [
    'a lower priority',
    { prioridade: -5 },
    { vencidos: 1, desconto: -10, disputas: [{ nome: 'Outra', vence: 1, perde: 0 }] },
  ],
])('another policy stands against it by %s, and it is said who wins', async (_caso, outra, achado) => {
  await buy([arroz, 10])
  await save(outra)
  expect(await rehearse({})).toMatchObject(achado)
})

test('it prices as the shop does once it is written', async () => {
  await app.sql`update produto set precooferta = 95000 where idcadastroextraproduto = ${arroz}`
  await buy([arroz, 10], [vinho, 2])
  const tentada = { efeito: { descontoProgressivoPercentual: { 2: -10 } } }
  const { desconto } = await rehearse(tentada)
  const antes = await totalOf()
  await save({ nome: 'Tentada', ...tentada })
  expect(antes - (await totalOf())).toBeCloseTo(desconto, 2)
  expect(desconto).toBe(15)
})

/** What a new order of the same goods comes to. */
async function totalOf(): Promise<number> {
  await buy([arroz, 10], [vinho, 2])
  const [row] = await app.sql<{ total: number }[]>`
    select subtotal::int as total from pedido where idfornecedor = ${casa.idfornecedor} order by numpedido desc limit 1`
  return (row?.total ?? 0) / 100
}

test('why it says nothing is told, and a policy that is none is refused at its field', async () => {
  await buy([arroz, 1])
  expect(await rehearse({ condicoes: { tags: ['vip'] } })).toMatchObject({
    servem: 0,
    impedimentos: [{ impedimento: 'grupo', pedidos: 1 }],
  })
  expect(await rehearse({ condicoes: { canalVenda: 'MANUAL' } })).toMatchObject({
    impedimentos: [{ impedimento: 'canal' }],
  })
  expect(await rehearse({ efeito: {} })).toMatchObject({ codigo: 'entrada_invalida' })
})
