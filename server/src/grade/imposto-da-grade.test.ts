import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Carrinho } from '@vitrine/contract'

import { buildCenaDeNegociacao, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildImpostos, buildSubmissao, createTestApp, type AppDeTeste } from '../teste/index.ts'

/** Taxes by the state of the customer: what the attendant reads is what its customer reads, to the centavo (M10, ahead C2). */
let app: AppDeTeste
let cena: CenaDeNegociacao

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
  await buildImpostos(app.sql, cena.loja, { produtos: [cena.lata, cena.garrafa], contribuinte: cena.ana })
  await expect.poll(async () => (await readCart('SP')).valorst).toBeGreaterThan(0)
})

async function readCart(uf: string, tipoentrega: 'DELIVERY' | 'RETIRADA' = 'DELIVERY'): Promise<Carrinho> {
  const { dados } = await app.call(
    'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
    {
      params: { session_token: 'token', id: cena.ana.idcliente },
      query: { idfornecedor: cena.loja.idfornecedor, uf, tipoentrega },
    },
    { token: cena.ana.token },
  )
  return dados
}

const move = (uf: string) => app.sql`update endereco set uf = ${uf} where idcliente = ${cena.ana.idcliente}`

const listVivos = async () => {
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/carrinhos-abertos',
    { params: { idfornecedor: cena.loja.idfornecedor }, query: {} },
    { token: cena.marina.token },
  )
  return dados.data.map(({ total }) => total)
}

test.each(['SP', 'BA', 'MG'])("in %s the grid's numbers are those of the customer's cart", async (uf) => {
  await move(uf)
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.43, motivo: 'leva 30' })
  const carrinho = await readCart(uf)
  expect(carrinho.valorst).toBeGreaterThan(0)
  const { somas, linhas } = (await cena.read()).dados
  const { subtotal, totalCompras, valoripi, valorst, produtosSelecionados } = carrinho
  expect(somas).toMatchObject({ negociado: subtotal, total: totalCompras, valoripi, valorst })
  expect(linhas.map(({ id, total }) => [id, total])).toEqual(
    produtosSelecionados.map(({ id, totallinha }) => [id, totallinha]),
  )
  expect(await listVivos()).toEqual([totalCompras])
  expect((await cena.readDoCliente()).dados.negociacao?.total).toBe(totalCompras)
})

test('two states are two taxes; goods that nobody resells have none', async () => {
  const totalIn = async (uf: string) => {
    await move(uf)
    return (await cena.read()).dados.somas.valorst
  }
  const [sp, ba] = [await totalIn('SP'), await totalIn('BA')]
  expect(sp).not.toBe(ba)
  await app.sql`update cadastroextracliente set caracteristicas = '{}' where idcliente = ${cena.ana.idcliente}`
  await expect.poll(() => totalIn('BA')).toBe(0)
})

test('without an address nothing is added that nobody can know yet', async () => {
  await app.sql`update endereco set excluido_em = now() where idcliente = ${cena.ana.idcliente}`
  const { somas, entrega } = (await cena.read()).dados
  expect([somas.valorst, entrega]).toEqual([0, null])
})

test('closed by the attendant it costs what it does when its customer sends it itself', async () => {
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.43, motivo: 'leva 30' })
  const revisao = async () => (await cena.read()).dados.negociacao?.revisao ?? 0
  const fechado = (await cena.close(await revisao())).dados
  await cena.save(cena.ana, { [cena.lata]: 30, [cena.garrafa]: 5, [cena.copo]: 4 })
  await cena.take()
  await cena.change(cena.lata, { visto: 0, precoatendente: 9.43, motivo: 'leva 30' })
  await cena.release(await revisao())
  const itens = [cena.lata, cena.garrafa, cena.copo].map((id, i) => ({
    id,
    quantidade: [30, 5, 4][i] ?? 0,
    embalarParaPresente: false,
  }))
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cena.ana.idcliente },
      body: {
        ...buildSubmissao({ loja: cena.loja, cliente: cena.ana, produto: '' }, { itens }),
        confirmaduplicidade: fechado.numpedido,
      },
    },
    { token: cena.ana.token },
  )
  expect(dados.totalpedido).toBe(fechado.totalpedido)
  expect(fechado.totalpedido).toBeGreaterThan(402.9 + fechado.taxaentrega)
})
