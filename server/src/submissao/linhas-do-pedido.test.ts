import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Submissao } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildAssinatura,
  buildCliente,
  buildCombo,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Quantities are rounded first, one product is one line, and no order is without one (readings 4). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let arroz: string
let feijao: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'support-budget'] })
  ana = await buildCliente(app.sql, loja)
  arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5, maxporpedido: 2 })
  feijao = await buildProduto(app.sql, loja, {
    nome: 'Feijão',
    preco: 8,
    desconto_progressivo: { 3: 7 },
  })
})

const linha = (id: string, quantidade: number) => ({ id, quantidade, embalarParaPresente: false })

function submit(itens: Submissao['itens'], change: Partial<Submissao> = {}) {
  return app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto: arroz }, { itens, ...change }),
    },
    { token: ana.token },
  )
}

async function saveCart(cartItens: Submissao['itens']) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens },
    },
    { token: ana.token },
  )
  return dados
}

async function countPedidos(): Promise<number> {
  const [row] = await app.sql<{ n: number }[]>`
    select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor}`
  return row?.n ?? -1
}

describe('a quantity that rounds to nothing', () => {
  for (const orcamento of [false, true]) {
    test(`is refused by name in ${orcamento ? 'a budget' : 'an order'}, alone and beside others`, async () => {
      for (const quantidade of [0.0000001, 0.0004, 0.000499]) {
        const sozinha = await submit([linha(feijao, quantidade)], { orcamento })
        expect(sozinha).toMatchObject({
          status: 422,
          falha: { codigo: 'quantidade_invalida', itensName: 'Feijão' },
        })
        const ao_lado = await submit([linha(feijao, quantidade), linha(arroz, 1)], { orcamento })
        expect(ao_lado.falha).toMatchObject({ codigo: 'quantidade_invalida', itensName: 'Feijão' })
        expect(ao_lado.falha.error).toMatch(/Itens: Feijão$/)
      }
      expect(await countPedidos()).toBe(0)
    })
  }

  test('is not made something by sending it often', async () => {
    const { falha } = await submit(Array.from({ length: 600 }, () => linha(feijao, 0.0004)))
    expect(falha).toMatchObject({ codigo: 'quantidade_invalida', itensName: 'Feijão' })
  })

  test('is refused by name of a combo', async () => {
    const idgrupo = uuidv7()
    const grupos = [{ nome: 'Grãos', minimo: 1, maximo: 1, produtos: [{ id: feijao }] }]
    const preco = { tipo: 'fixo', valor: 7 } as const
    const idcombo = await buildCombo(app.sql, loja, { nome: 'Cesta', preco, grupos }, [idgrupo])
    const produtos = [{ idgrupo, id: feijao, escolhas: 1 }]
    const { falha } = await submit([
      { ...linha(uuidv7(), 0.0000001), idcombopromocional_cabecalho: idcombo, produtos },
    ])
    expect(falha).toMatchObject({ codigo: 'quantidade_invalida', itensName: 'Cesta' })
  })

  test('is refused by name of a subscription', async () => {
    const { idassinatura: id } = await buildAssinatura(app, { loja, cliente: ana, produto: feijao })
    const { status, falha } = await app.call(
      'POST /v4/subscription/{id}/{acao}',
      {
        params: { id, acao: 'itens' },
        body: {
          itens: [
            { id: feijao, quantidade: 0.0000001 },
            { id: arroz, quantidade: 1 },
          ],
        },
      },
      { token: ana.token },
    )
    expect({ status, falha }).toMatchObject({
      status: 422,
      falha: { codigo: 'quantidade_invalida', itensName: 'Feijão' },
    })
  })

  test('drops its line from a cart, as 0 does', async () => {
    const { produtosSelecionados } = await saveCart([linha(feijao, 0.0000001), linha(arroz, 1)])
    expect(produtosSelecionados.map(({ nome }) => nome)).toEqual(['Arroz'])
  })
})

describe('an order without lines', () => {
  test('is refused with the text of the empty cart', async () => {
    expect((await submit([])).falha).toMatchObject({ codigo: 'carrinho_vazio' })
  })

  test('cannot be written, nor come to be, by whoever writes', async () => {
    const { dados } = await submit([linha(feijao, 1)])
    const { numpedido } = dados
    const copy = app.sql`
      insert into pedido select (jsonb_populate_record(p, jsonb_build_object('numpedido', nextval('numpedido_seq'), 'idsubmissao', gen_random_uuid()))).*
      from pedido p where numpedido = ${numpedido}`
    await expect(copy).rejects.toThrow('has no lines')
    await expect(app.sql`delete from item_pedido where numpedido = ${numpedido}`).rejects.toThrow(
      'has no lines',
    )
    await app.sql`delete from pedido where numpedido = ${numpedido}`
    expect(await countPedidos()).toBe(0)
  })
})

describe('one product is one line', () => {
  test('for its maximum, however many lines are sent', async () => {
    for (const quantidades of [[3], [2, 2, 2], [1, 1, 1], Array.from({ length: 600 }, () => 1)]) {
      const { falha } = await submit(quantidades.map((quantidade) => linha(arroz, quantidade)))
      expect(falha).toMatchObject({ codigo: 'quantidade_invalida', itensName: 'Arroz' })
    }
    expect((await submit([linha(arroz, 1), linha(arroz, 1)])).status).toBe(200)
  })

  test('for its stock', async () => {
    const leite = await buildProduto(app.sql, loja, { nome: 'Leite', preco: 5, estoque: 5 })
    const { falha } = await submit([linha(leite, 3), linha(leite, 3)])
    expect(falha).toMatchObject({
      codigo: 'estoque_insuficiente',
      itensName: 'Leite',
      detalhes: { estoque: [{ id: leite, disponiveis: 5 }] },
    })
    expect(falha.error).toContain('Só há 5\u00a0un. de Leite. Itens: Leite')
  })

  test('for its minimum', async () => {
    const ovo = await buildProduto(app.sql, loja, { nome: 'Ovo', preco: 1, min_por_pedido: 6 })
    expect((await submit([linha(ovo, 3), linha(ovo, 3)])).status).toBe(200)
    expect((await saveCart([linha(ovo, 3), linha(ovo, 3)])).produtosSelecionados[0]?.quantidade).toBe(6)
  })

  test('for its tiers: cart, preview and order cost the same in one line or in three', async () => {
    const umas = [linha(feijao, 3)]
    const tres = [linha(feijao, 1), linha(feijao, 1), linha(feijao, 1)]
    for (const itens of [umas, tres]) {
      expect((await saveCart(itens)).totalCompras).toBe(21)
      const { dados } = await app.call(
        'POST /v4/cart/{idfornecedor}/previa',
        { params: { idfornecedor: loja.idfornecedor }, body: { cartItens: itens } },
        { token: ana.token },
      )
      expect(dados.totalCompras).toBe(21)
    }
    const { dados } = await submit(tres)
    expect(dados.totalpedido).toBe(28.9)
    const [row] = await app.sql<{ linhas: number; quantidade: number }[]>`
      select count(*)::int as linhas, sum(quantidade)::int as quantidade from item_pedido where numpedido = ${dados.numpedido}`
    expect(row).toEqual({ linhas: 1, quantidade: 3000 })
  })

  test('for the question whether it was ordered a moment ago', async () => {
    await submit([linha(feijao, 3)])
    const { falha } = await submit([linha(feijao, 1), linha(feijao, 2)])
    expect(falha).toMatchObject({ codigo: 'pedido_duplicado' })
  })

  test('in a subscription', async () => {
    const { idassinatura: id } = await buildAssinatura(app, { loja, cliente: ana, produto: feijao })
    const { dados } = await app.call(
      'POST /v4/subscription/{id}/{acao}',
      {
        params: { id, acao: 'itens' },
        body: { itens: [1, 1, 1].map((quantidade) => ({ id: arroz, quantidade })) },
      },
      { token: ana.token },
    )
    expect(dados.itens).toMatchObject([{ id: arroz, quantidade: 2 }])
  })
})
