import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  acceptTermos,
  buildCliente,
  buildCombo,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** A combo is tried on what was bought piece by piece (issue 17, line 6; decision 0166). */
let app: AppDeTeste
let casa: FornecedorDeTeste
let dona: LoginDeTeste
let pao: string
let queijo: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  casa = await buildFornecedor(app.sql)
  dona = await buildEquipe(app.sql, casa, { papel: 'fornecedor' })
  pao = await buildProduto(app.sql, casa, { nome: 'Pão', preco: 10 })
  queijo = await buildProduto(app.sql, casa, { nome: 'Queijo', preco: 40 })
  await app.sql`update produto set custo = preco / 2 where idfornecedor = ${casa.idfornecedor}`
})

async function buy(...itens: [string, number][]) {
  const ana = await buildCliente(app.sql, casa)
  await acceptTermos(app.sql, ana)
  await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        ...buildSubmissao({ loja: casa, cliente: ana, produto: pao }),
        itens: itens.map(([id, quantidade]) => ({ id, quantidade, embalarParaPresente: false })),
      },
    },
    { token: ana.token },
  )
}

const rehearse = async (combo: object = {}) =>
  (
    await app.call(
      'POST /painel/v1/{idfornecedor}/combos/ensaio',
      {
        params: { idfornecedor: casa.idfornecedor },
        body: {
          combo: {
            idcombopromocional_cabecalho: uuidv7(),
            nome: 'Café',
            preco: { tipo: 'percentual', percentual: 20 },
            grupos: [pao, queijo].map((id) => ({
              idgrupo: uuidv7(),
              nome: 'Um',
              minimo: 1,
              maximo: 1,
              produtos: [{ idcadastroextraproduto: id }],
            })),
            ...combo,
          },
          dias: 7 as const,
        },
      },
      { token: dona.token },
    )
  ).dados

test('who had its goods would have paid its price, as often as they are there; who lacks one of them nothing less', async () => {
  await buy([pao, 3], [queijo, 2])
  await buy([pao, 5])
  expect(await rehearse()).toMatchObject({
    pedidos: 2,
    vendido: 160,
    servem: 1,
    vencidos: 1,
    desconto: 20,
    percentual: 12.5,
    margem: { antes: 50, depois: 38.89, coberta: 100, abaixo: 0 },
    impedimentos: [{ impedimento: 'faltam_produtos', pedidos: 1 }],
  })
  expect(await rehearse({ limite_por_pedido: 1 })).toMatchObject({ desconto: 10 })
  expect(await rehearse({ preco: { tipo: 'fixo', valor: 60 } })).toMatchObject({
    servem: 1,
    vencidos: 0,
    desconto: 0,
  })
  expect(await rehearse({ condicoes: { canalVenda: 'MANUAL' } })).toMatchObject({
    impedimentos: [{ impedimento: 'canal', pedidos: 2 }],
  })
})

test('another combo of the same goods stands against it, and it is said who wins', async () => {
  await buildCombo(app.sql, casa, {
    nome: 'Outro',
    preco: { tipo: 'fixo', valor: 45 },
    grupos: [pao, queijo].map((id) => ({ nome: 'Um', minimo: 1, maximo: 1, produtos: [{ id }] })),
  })
  await buy([pao, 1], [queijo, 1])
  expect(await rehearse()).toMatchObject({ vencidos: 1, disputas: [{ nome: 'Outro', vence: 1, perde: 0 }] })
  expect(await rehearse({ preco: { tipo: 'percentual', percentual: 5 } })).toMatchObject({
    vencidos: 0,
    disputas: [{ nome: 'Outro', vence: 0, perde: 1 }],
  })
})
