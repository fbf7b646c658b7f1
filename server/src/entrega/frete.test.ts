import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { falhas } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const BY_CEP = 'POST /v4/app/formas-entrega/{idfornecedor}/{cep}'
const dentro = { lat: -22.9, lng: -47.06 }

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let saco: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  saco = await buildProduto(app.sql, loja, { nome: 'Saco', preco: 40, estoque: 1000 })
  await app.sql`update produto set peso_gramas = 5000 where idcadastroextraproduto = ${saco}`
})

interface Faixa {
  cep_inicio?: string
  cep_fim?: string
  ate_gramas?: number
  desde_centavos?: number
  preco_centavos: number
  por_kg_centavos?: number
  prazo_dias?: number
}

/** A price table for the delivery form; the supplier has not been read yet. */
async function price(...faixas: Faixa[]) {
  for (const faixa of faixas)
    await app.sql`insert into faixa_frete ${app.sql({ ...faixa, idfaixa: uuidv7(), idfornecedor: loja.idfornecedor, idformaentrega: loja.idEntrega })}`
}

const byCep = (quantidade: number, cep = '13015002') =>
  app.call(BY_CEP, {
    params: { idfornecedor: loja.idfornecedor, cep },
    query: dentro,
    body: { produtos: [{ id: saco, quantidade }] },
  })

async function byAddress(quantidade: number) {
  await app.sql`
    insert into carrinho (idfornecedor, idcliente, itens) values (${loja.idfornecedor}, ${ana.idcliente}, ${app.sql.json([{ id: saco, quantidade: quantidade * 1000 }])})
    on conflict (idfornecedor, idcliente) do update set itens = excluded.itens`
  return app.call(
    'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}',
    {
      params: { session_token: 'token', id: ana.idcliente, idfornecedor: loja.idfornecedor },
      query: { idendereco: ana.idendereco },
    },
    { token: ana.token },
  )
}

const submit = (quantidade: number) =>
  app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao(
        { loja, cliente: ana, produto: saco },
        { itens: [{ id: saco, quantidade, embalarParaPresente: false }] },
      ),
    },
    { token: ana.token },
  )

describe('a price table by CEP and weight', () => {
  test('says the same by CEP, by address and in the order', async () => {
    await price(
      {
        cep_inicio: '13000000',
        cep_fim: '13099999',
        ate_gramas: 10_000,
        preco_centavos: 1000,
        por_kg_centavos: 50,
      },
      { preco_centavos: 4990 },
    )
    for (const [quantidade, taxa] of [
      [2, 15],
      [3, 49.9],
    ] as const) {
      expect((await byCep(quantidade)).dados.data[0]?.degraus).toEqual([{ desde: 0, taxa }])
      expect((await byAddress(quantidade)).dados.data[0]?.taxaentrega).toBe(taxa)
      expect((await submit(quantidade)).dados.taxaentrega).toBe(taxa)
    }
  })

  test('that holds nowhere refuses list and order with the text of section 8, in its fields', async () => {
    await price({ cep_inicio: '01000000', cep_fim: '01999999', preco_centavos: 1000 })
    const { mensagem } = falhas.sem_forma_entrega
    expect((await byCep(1)).falha).toMatchObject({
      codigo: 'sem_forma_entrega',
      Mensagem: mensagem,
      openModal: false,
    })
    expect((await byAddress(1)).falha).toMatchObject({ codigo: 'sem_forma_entrega', message: mensagem })
    expect((await submit(1)).falha.codigo).toBe('sem_forma_entrega')
  })

  test('out of reach by CEP opens a window (§8)', async () => {
    const { falha } = await app.call(BY_CEP, {
      params: { idfornecedor: loja.idfornecedor, cep: '69005010' },
      query: { lat: -3.1, lng: -60 },
      body: { produtos: [{ id: saco, quantidade: 1 }] },
    })
    expect(falha).toMatchObject({ Mensagem: falhas.fornecedor_nao_atende.mensagem, openModal: true })
  })

  test('cheaper from a value on; below the lowest value the order is below its minimum', async () => {
    await price(
      { preco_centavos: 2000, desde_centavos: 8000 },
      { preco_centavos: 500, desde_centavos: 12_000 },
    )
    expect((await byCep(1)).dados.data[0]).toMatchObject({
      pedido_minimo: 80,
      degraus: [
        { desde: 80, taxa: 20 },
        { desde: 120, taxa: 5 },
      ],
    })
    expect((await submit(1)).falha.codigo).toBe('pedido_minimo')
    expect((await submit(2)).dados.taxaentrega).toBe(20)
    expect((await submit(3)).dados.taxaentrega).toBe(5)
  })

  test('longer lead time of a place holds for the order too', async () => {
    await price({ preco_centavos: 1000, prazo_dias: 3 })
    const { dados } = await byAddress(1)
    expect(dados.data[0]?.datas.map(({ data_de_entrega }) => data_de_entrega)).not.toContain(amanha)
    expect((await submit(1)).falha.codigo).toBe('horario_encerrado')
  })
})

test("the supplier's own closed day is left out and told, and no order gets in", async () => {
  await app.sql`insert into dia_fechado (idfornecedor, data, nome) values (${loja.idfornecedor}, ${amanha}, 'Balanço')`
  const { dados } = await byAddress(1)
  expect(dados.data[0]?.fechados).toContainEqual({ data: amanha, nome: 'Balanço' })
  expect(dados.data[0]?.datas.map(({ data_de_entrega }) => data_de_entrega)).not.toContain(amanha)
  expect((await submit(1)).falha.codigo).toBe('horario_encerrado')
})

test("freight is one statement by address, and the supplier's instructions cost none once it is read", async () => {
  await price({ preco_centavos: 1000, ate_gramas: 90_000 })
  await app.sql`update forma_entrega set capacidade_pedidos = 9 where idfornecedor = ${loja.idfornecedor}`
  await app.sql`update fornecedor set instrucoes_pedido = 'Deixe na portaria.' where idfornecedor = ${loja.idfornecedor}`
  await byAddress(1)
  const statements = await app.statementsOf(() => byAddress(1))
  expect(statements.filter((statement) => /endereco|vaga_entrega/.test(statement))).toHaveLength(1)
  const { dados } = await app.call('GET /v4/app/token/custom-content/{id}', {
    params: { id: loja.idfornecedor },
    query: { contentType: 'ORDER_INSTRUCTIONS' },
  })
  expect(dados).toEqual({ contentType: 'ORDER_INSTRUCTIONS', conteudo: 'Deixe na portaria.' })
})
