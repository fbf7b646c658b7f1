import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** What the stock holds and a cart asks for (readings 4). */

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})

const linha = (id: string, quantidade: number) => ({ id, quantidade, embalarParaPresente: false })

async function save(id: string, quantidade: number, soma = false) {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor, modoRepeticaoPedido: soma },
      body: { cartItens: [linha(id, quantidade)] },
    },
    { token: ana.token },
  )
  return dados
}

async function read() {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )
  return dados
}

async function preview(id: string, quantidade: number) {
  const { dados } = await app.call('POST /v4/cart/{idfornecedor}/previa', {
    params: { idfornecedor: loja.idfornecedor },
    body: { cartItens: [linha(id, quantidade)] },
  })
  return dados
}

const setEstoque = (id: string, units: number) =>
  app.sql`update estoque set quantidade = ${units * 1000} where idcadastroextraproduto = ${id}`

describe('a line that asks for more than there is', () => {
  test('stays and says how many there are: save, look and preview', async () => {
    const leite = await buildProduto(app.sql, loja, { nome: 'Leite', estoque: 45, granularidade: 2 })
    for (const carrinho of [await save(leite, 999_998), await read(), await preview(leite, 999_998)])
      expect(carrinho.produtosSelecionados).toMatchObject([{ quantidade: 999_998, disponiveis: 44 }])
    expect((await save(leite, 44)).produtosSelecionados[0]).not.toHaveProperty('disponiveis')
  })

  test('knows of stock that left while the product stood in memory', async () => {
    const leite = await buildProduto(app.sql, loja, { nome: 'Leite', estoque: 1000 })
    expect((await save(leite, 60)).produtosSelecionados[0]).not.toHaveProperty('disponiveis')
    for (const [resta, quantidade] of [
      [700, 701],
      [100, 101],
      [90, 91],
      [45, 60],
    ] as const) {
      await setEstoque(leite, resta)
      await expect
        .poll(async () => (await save(leite, quantidade)).produtosSelecionados[0]?.disponiveis)
        .toBe(resta)
    }
    await setEstoque(leite, 1000)
    await expect
      .poll(async () => (await save(leite, 60)).produtosSelecionados[0]?.disponiveis)
      .toBe(undefined)
  })

  test('is out, not scarce, without one unit to sell; untracked goods are never scarce', async () => {
    const fora = await buildProduto(app.sql, loja, { nome: 'Fora', estoque: 0 })
    const livre = await buildProduto(app.sql, loja, { nome: 'Livre' })
    const [item] = (await save(fora, 3)).produtosSelecionados
    expect(item).toMatchObject({ disponivel: false })
    expect(item).not.toHaveProperty('disponiveis')
    expect((await save(livre, 999_999)).produtosSelecionados[0]).not.toHaveProperty('disponiveis')
  })
})

describe('where the supplier shows stock', () => {
  beforeEach(async () => {
    loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', 'shows-stock'] })
    ana = await buildCliente(app.sql, loja)
  })

  test('it limits the cart as maxporpedido does, and says why', async () => {
    const leite = await buildProduto(app.sql, loja, { nome: 'Leite', estoque: 45, maxporpedido: 50 })
    for (const carrinho of [await save(leite, 999_999), await preview(leite, 999_999)]) {
      expect(carrinho.produtosSelecionados).toMatchObject([{ quantidade: 45, maxporpedido: 45 }])
      expect(carrinho.mudancas).toMatchObject([{ para: 45, motivo: 'Só há 45\u00a0un. em estoque' }])
    }
    expect((await read()).produtosSelecionados).toMatchObject([{ quantidade: 45 }])
    const somado = await save(leite, 1, true)
    expect(somado.produtosSelecionados).toMatchObject([{ quantidade: 45 }])
    expect(somado.repeticao?.recusados).toMatchObject([{ motivo: 'Só há 45\u00a0un. em estoque' }])
  })

  test('maxporpedido below it still counts first', async () => {
    const leite = await buildProduto(app.sql, loja, { nome: 'Leite', estoque: 45, maxporpedido: 6 })
    expect(await save(leite, 100)).toMatchObject({
      produtosSelecionados: [{ quantidade: 6, maxporpedido: 6 }],
      mudancas: [{ para: 6, motivo: 'O máximo por pedido é 6\u00a0un.' }],
    })
  })
})
